/* Stands in for the icuuc.dll of Windows 10 and later, which wine has not: the converters Qt's core looks for.

   Qt has converters of its own for all that the program reads and writes, so each of these may say that it
   knows no other. The library lies in the system folder of a wine prefix and never in the program's folder. */

#define OUT __declspec(dllexport)
#define UNSUPPORTED 16 /* U_UNSUPPORTED_ERROR */

typedef int *Error;

static void refuse(Error error) { if (error) *error = UNSUPPORTED; }

OUT void *ucnv_open(const char *name, Error error) { (void)name; refuse(error); return 0; }
OUT void ucnv_close(void *converter) { (void)converter; }
OUT void ucnv_reset(void *converter) { (void)converter; }
OUT signed char ucnv_getMaxCharSize(const void *converter) { (void)converter; return 1; }
OUT const char *ucnv_getName(const void *converter, Error error) { (void)converter; refuse(error); return 0; }
OUT int ucnv_countAvailable(void) { return 0; }
OUT const char *ucnv_getAvailableName(int number) { (void)number; return 0; }
OUT const char *ucnv_getStandardName(const char *name, const char *standard, Error error)
{ (void)name; (void)standard; refuse(error); return 0; }

OUT void ucnv_getToUCallBack(const void *converter, void **action, const void **context)
{ (void)converter; *action = 0; *context = 0; }
OUT void ucnv_getFromUCallBack(const void *converter, void **action, const void **context)
{ (void)converter; *action = 0; *context = 0; }
OUT void ucnv_setToUCallBack(void *converter, void *action, const void *context, void **old, const void **oldContext,
                             Error error)
{ (void)converter; (void)action; (void)context; (void)old; (void)oldContext; refuse(error); }
OUT void ucnv_setFromUCallBack(void *converter, void *action, const void *context, void **old,
                               const void **oldContext, Error error)
{ (void)converter; (void)action; (void)context; (void)old; (void)oldContext; refuse(error); }

OUT void ucnv_toUnicode(void *converter, void **to, const void *end, const char **from, const char *last,
                        int *offsets, signed char flush, Error error)
{ (void)converter; (void)to; (void)end; (void)from; (void)last; (void)offsets; (void)flush; refuse(error); }
OUT void ucnv_fromUnicode(void *converter, char **to, const char *end, const void **from, const void *last,
                          int *offsets, signed char flush, Error error)
{ (void)converter; (void)to; (void)end; (void)from; (void)last; (void)offsets; (void)flush; refuse(error); }
OUT int ucnv_toUCountPending(const void *converter, Error error) { (void)converter; refuse(error); return 0; }
OUT int ucnv_fromUCountPending(const void *converter, Error error) { (void)converter; refuse(error); return 0; }
OUT void ucnv_cbToUWriteUChars(void *args, const void *source, int length, int offset, Error error)
{ (void)args; (void)source; (void)length; (void)offset; refuse(error); }
OUT void ucnv_cbFromUWriteUChars(void *args, const void **source, const void *limit, int offset, Error error)
{ (void)args; (void)source; (void)limit; (void)offset; refuse(error); }
OUT void UCNV_TO_U_CALLBACK_SUBSTITUTE(const void *context, void *args, const char *units, int length, int reason,
                                       Error error)
{ (void)context; (void)args; (void)units; (void)length; (void)reason; refuse(error); }
OUT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(const void *context, void *args, const void *units, int length, int point,
                                         int reason, Error error)
{ (void)context; (void)args; (void)units; (void)length; (void)point; (void)reason; refuse(error); }
