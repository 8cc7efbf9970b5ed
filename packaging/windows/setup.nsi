; The setup for Windows: for one person, into his own folder, without an administrator.
;
; installer.py calls makensis with everything that is not said here: FOLDER (the built program), SETUP (the file to
; make), VERSION, NUMBERS (the version as four numbers), SIZE (thousands of bytes), ICON, PANEL (the picture beside the
; pages), TARGET, and SIGN (the command that signs a program) where there is one. Nothing is ever wiped but what stands in the macro Programs: whoever installs into a folder that
; holds other things, or keeps his saves beside the program, keeps them.
;
; `/S` asks nothing, `/D=folder` (last, without quotation marks) names the folder; `uninstall.exe /S` leaves the saves,
; `uninstall.exe /S /forget` takes them too. Exit status: 0 done, 1 called off, 2 refused or failed; then everything is
; as it was.

Target ${TARGET}
!ifdef LOOSELY ; what is made for a trial only should be made soon
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
  SetCompressorDictSize 64
!endif
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10

!ifdef SIGN ; the program that removes it is made here, and can be signed at no other time
  !uninstfinalize '${SIGN} "%1"' = 0
!endif

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include WinVer.nsh

!define TITLE "Eldest Hand"
!define PUBLISHER "the Eldest Hand authors"
!define WINDOW "eldest-hand.exe"
!define CONSOLE "eldest.exe"
!define TYPE "EldestHand.Record"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Eldest Hand"
!define CLASSES "Software\Classes"
!define OLDEST_BUILD 17763 ; Windows 10 of autumn 2018, the oldest that Qt supports
!define ALREADY_THERE 183 ; ERROR_ALREADY_EXISTS
!define TYPES_CHANGED 0x08000000 ; SHCNE_ASSOCCHANGED

Name "${TITLE}"
BrandingText "${TITLE} ${VERSION}"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
; A file that cannot be written ends it; going on without one would leave a program that does not start.
AllowSkipFiles off

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
VIAddVersionKey /LANG=1033 "ProductName" "${TITLE}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileDescription" "${TITLE} Setup"
VIAddVersionKey /LANG=1033 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "${PUBLISHER}, MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PANEL}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\${WINDOW}"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

LangString IsOpen ${LANG_ENGLISH} "${TITLE} is open. Close it, then try again."
LangString CannotReplace ${LANG_ENGLISH} "The older ${TITLE} cannot be replaced. Close whatever uses its folder, then try again."
LangString Twice ${LANG_ENGLISH} "Another setup of ${TITLE} is running."
LangString TooOld ${LANG_ENGLISH} "${TITLE} needs Windows 10 (version 1809) or newer."
LangString Record ${LANG_ENGLISH} "${TITLE} record"
LangString Comment ${LANG_ENGLISH} "Whist, Euchre and Cinch on a desktop card table"
LangString Saves ${LANG_ENGLISH} "Saved sittings, settings and history"

Var Place ; the folder that is looked at
Var Before ; where the program was installed before, or nothing
Var Begun ; whether files of the new program may lie there

; What belongs to the program at the top of its folder; a name that is given up one day must stay here.
!macro Programs Do
  !insertmacro ${Do} "${WINDOW}"
  !insertmacro ${Do} "${CONSOLE}"
  !insertmacro ${Do} "_internal"
  !insertmacro ${Do} "uninstall.exe"
!macroend

!macro PutAside File
  ${If} ${FileExists} "$INSTDIR\${File}"
    Rename "$INSTDIR\${File}" "$INSTDIR\_replaced\${File}"
  ${EndIf}
!macroend

!macro PutBack File
  ${If} ${FileExists} "$INSTDIR\_replaced\${File}"
    !insertmacro Wipe "${File}"
    Rename "$INSTDIR\_replaced\${File}" "$INSTDIR\${File}"
  ${EndIf}
!macroend

!macro Wipe File
  ${If} ${FileExists} "$INSTDIR\${File}\*.*"
    RMDir /r "$INSTDIR\${File}"
  ${Else}
    Delete "$INSTDIR\${File}"
  ${EndIf}
!macroend

; A program that runs cannot be opened for writing.
!macro TryToOpen File
  ${If} ${FileExists} "$Place\${File}"
    ClearErrors
    FileOpen $0 "$Place\${File}" a
    ${If} ${Errors}
      StrCpy $1 "open"
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

!macro Shared Un
Function ${Un}RefuseWhileOpen
  again:
  StrCpy $1 ""
  !insertmacro TryToOpen "${WINDOW}"
  !insertmacro TryToOpen "${CONSOLE}"
  ${If} $1 != ""
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsOpen)" /SD IDCANCEL IDRETRY again
    Abort "$(IsOpen)"
  ${EndIf}
FunctionEnd

Function ${Un}TellTypes
  System::Call 'shell32::SHChangeNotify(i ${TYPES_CHANGED}, i 0, p 0, p 0)'
FunctionEnd
!macroend
!insertmacro Shared ""
!insertmacro Shared "un."

Function .onInit
  System::Call 'kernel32::CreateMutexW(p 0, i 1, w "EldestHandSetup") p .r1 ?e'
  Pop $0
  ${If} $0 = ${ALREADY_THERE}
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(Twice)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  ${IfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

; The older program waits in a folder of its own until the new one lies there.
Function MakeRoom
  RMDir /r "$INSTDIR\_replaced"
  CreateDirectory "$INSTDIR\_replaced"
  ClearErrors
  !insertmacro Programs PutAside
  ${If} ${Errors}
    Call PutAllBack
    MessageBox MB_OK|MB_ICONSTOP "$(CannotReplace)" /SD IDOK
    Abort "$(CannotReplace)"
  ${EndIf}
FunctionEnd

Function PutAllBack
  SetOutPath "$TEMP" ; the current folder cannot be moved
  !insertmacro Programs PutBack
  RMDir "$INSTDIR\_replaced"
FunctionEnd

Function .onInstFailed
  ${If} $Begun == "yes" ; else nothing was put aside, and what lies there is the program that is in use
    SetOutPath "$TEMP"
    !insertmacro Programs Wipe
  ${EndIf}
  Call PutAllBack
  RMDir "$INSTDIR"
FunctionEnd

; What was installed elsewhere goes, or the Start menu would lead to one and the old files lie with the other.
Function LeaveOldPlace
  Push $INSTDIR
  StrCpy $INSTDIR $Before
  SetOutPath "$TEMP"
  !insertmacro Programs Wipe
  RMDir "$INSTDIR"
  Pop $INSTDIR
FunctionEnd

Section "${TITLE}"
  ReadRegStr $Before HKCU "${ENTRY}" "InstallLocation"
  StrCpy $Place $INSTDIR
  Call RefuseWhileOpen
  ${If} $Before != ""
    StrCpy $Place $Before
    Call RefuseWhileOpen
  ${EndIf}
  Call MakeRoom
  StrCpy $Begun "yes"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  StrCpy $Begun "done"
  RMDir /r "$INSTDIR\_replaced"
  ${If} $Before != ""
  ${AndIf} $Before != $INSTDIR
    Call LeaveOldPlace
  ${EndIf}
  SetOutPath "$INSTDIR" ; where the program starts that the link leads to
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${WINDOW}" "" "$INSTDIR\${WINDOW}" 0 SW_SHOWNORMAL "" "$(Comment)"
  Call WriteType
  Call WriteEntry
SectionEnd

Function WriteType
  WriteRegStr HKCU "${CLASSES}\.eldest" "" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\.eldest" "Content Type" "application/x-eldest-hand"
  WriteRegStr HKCU "${CLASSES}\.eldest\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "$(Record)"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" '"$INSTDIR\${WINDOW}",1'
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\${WINDOW}" "%1"'
  Call TellTypes
FunctionEnd

Function WriteEntry
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" '"$INSTDIR\${WINDOW}",0'
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
FunctionEnd

Section "un.${TITLE}"
  SectionIn RO
  StrCpy $Place $INSTDIR
  Call un.RefuseWhileOpen
  SetOutPath "$TEMP"
  !insertmacro Programs Wipe
  RMDir /r "$INSTDIR\_replaced"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.eldest" ""
  ${If} $0 == "${TYPE}"
    DeleteRegValue HKCU "${CLASSES}\.eldest" ""
    DeleteRegValue HKCU "${CLASSES}\.eldest" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.eldest\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.eldest\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.eldest"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  DeleteRegKey HKCU "${ENTRY}"
  Call un.TellTypes
SectionEnd

Section /o "un.$(Saves)" Forget
  RMDir /r "$APPDATA\${TITLE}"
SectionEnd

Function un.onInit
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/forget" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${Forget}
  ${EndIf}
FunctionEnd
