/* The front of our AppImage: unpacks what follows it once, and starts the program from there.
 *
 * The usual runtime mounts its tail by FUSE and stops where libfuse2 is missing. This one needs no FUSE: the first
 * start unpacks the tail into the user's cache, later ones find it there. The tail is a squashfs after a type-2
 * header, so that every tool for AppImages can read it. Whoever starts a newer version clears away older ones that
 * nobody runs. Where the cache cannot be written, it is unpacked into a temporary folder, which goes with the program.
 *
 * Linked statically with libsquashfuse (BSD), zlib and zstd (zlib, BSD) by packaging/linux/appimage.py.
 */

#define _GNU_SOURCE
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

#ifndef IDENTITY
#error "IDENTITY names the folder in the cache: version and digest of what is unpacked"
#endif

#define OURS "eldest-hand"
#define BLOCK (1 << 20)
#define CANNOT_START 127

/* Compressions we never use; their libraries, one of them under the GPL, need not be linked. */
int lzo1x_decompress_safe(const void *a, size_t b, void *c, size_t *d, void *e)
{ (void)a; (void)b; (void)c; (void)d; (void)e; return -1; }
int LZ4_decompress_safe(const char *a, char *b, int c, int d)
{ (void)a; (void)b; (void)c; (void)d; return -1; }

static void complain(const char *form, ...)
{
	va_list values;
	va_start(values, form);
	fputs("Eldest Hand: ", stderr);
	vfprintf(stderr, form, values);
	fputc('\n', stderr);
	va_end(values);
}

/* The end of our own program, where the squashfs begins; 0 if it cannot be told. */
static size_t tail(const char *self)
{
	Elf64_Ehdr head;
	size_t end = 0;
	int fd = open(self, O_RDONLY | O_CLOEXEC);
	if (fd >= 0 && read(fd, &head, sizeof head) == sizeof head)
		end = head.e_shoff + (size_t)head.e_shentsize * head.e_shnum;
	if (fd >= 0)
		close(fd);
	return end;
}

static int drop(const char *path, const struct stat *what, int kind, struct FTW *where)
{ (void)what; (void)kind; (void)where; return remove(path); }

static void remove_tree(const char *path)
{ nftw(path, drop, 16, FTW_DEPTH | FTW_PHYS); }

/* Make a folder with those above it. */
static bool make_folders(const char *path)
{
	char part[PATH_MAX];
	if (snprintf(part, sizeof part, "%s", path) >= (int)sizeof part)
		return false;
	for (char *at = part + 1; *at; at++)
		if (*at == '/') {
			*at = 0;
			mkdir(part, 0700);
			*at = '/';
		}
	return mkdir(part, 0700) == 0 || errno == EEXIST;
}

static bool unpack_file(sqfs *fs, sqfs_inode *inode, const char *path)
{
	static char block[BLOCK];
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0777);
	bool good = fd >= 0;
	for (sqfs_off_t at = 0; good && (uint64_t)at < inode->xtra.reg.file_size;) {
		sqfs_off_t size = BLOCK;
		good = sqfs_read_range(fs, inode, at, &size, block) == SQFS_OK && size > 0;
		for (sqfs_off_t done = 0; good && done < size;) {
			ssize_t wrote = write(fd, block + done, size - done);
			good = wrote > 0;
			done += wrote;
		}
		at += size;
	}
	if (fd >= 0 && close(fd) != 0)
		good = false;
	return good;
}

static bool unpack_one(sqfs *fs, sqfs_inode *inode, const char *path)
{
	char target[PATH_MAX];
	size_t size = sizeof target;
	if (S_ISDIR(inode->base.mode))
		return mkdir(path, 0755) == 0;
	if (S_ISLNK(inode->base.mode))
		return sqfs_readlink(fs, inode, target, &size) == SQFS_OK && symlink(target, path) == 0;
	return S_ISREG(inode->base.mode) && unpack_file(fs, inode, path);
}

/* Unpack everything into a folder that is there and empty. */
static bool unpack(const char *self, const char *folder)
{
	sqfs fs;
	sqfs_traverse walk;
	sqfs_err trouble = SQFS_OK;
	bool good = true;
	if (sqfs_open_image(&fs, self, tail(self)) != SQFS_OK)
		return false;
	if (sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs)) != SQFS_OK)
		return false;
	while (good && sqfs_traverse_next(&walk, &trouble)) {
		char path[PATH_MAX];
		sqfs_inode inode;
		if (walk.dir_end)
			continue;
		good = snprintf(path, sizeof path, "%s/%s", folder, walk.path) < (int)sizeof path
			&& sqfs_inode_get(&fs, &inode, sqfs_dentry_inode(&walk.entry)) == SQFS_OK
			&& unpack_one(&fs, &inode, path);
		if (!good)
			complain("%s cannot be written: %s", path, strerror(errno));
	}
	sqfs_traverse_close(&walk);
	sqfs_fd_close(fs.fd);
	return good && trouble == SQFS_OK;
}

/* Hold a folder for as long as this process and the program in its place live; -1 if it is held otherwise or gone. */
static int hold(const char *folder, int how)
{
	struct stat held, there;
	int fd = open(folder, O_RDONLY | O_DIRECTORY);
	if (fd < 0)
		return -1;
	if (flock(fd, how) == 0 && fstat(fd, &held) == 0 && stat(folder, &there) == 0 && held.st_ino == there.st_ino)
		return fd;
	close(fd);
	return -1;
}

/* Remove all that nobody holds but what is wanted. */
static void clear_older(const char *cache)
{
	struct dirent *entry;
	DIR *all = opendir(cache);
	while (all && (entry = readdir(all))) {
		char path[PATH_MAX];
		if (entry->d_name[0] == '.' || strcmp(entry->d_name, IDENTITY) == 0)
			continue;
		if (snprintf(path, sizeof path, "%s/%s", cache, entry->d_name) >= (int)sizeof path)
			continue;
		int fd = hold(path, LOCK_EX | LOCK_NB);
		if (fd >= 0) {
			remove_tree(path);
			close(fd);
		}
	}
	if (all)
		closedir(all);
}

/* Name the folder in the user's cache; false if he has none. */
static bool name_cache(char *cache)
{
	const char *base = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
	if (base && base[0] == '/')
		return snprintf(cache, PATH_MAX, "%s/" OURS "/unpacked", base) < PATH_MAX;
	if (home && home[0] == '/')
		return snprintf(cache, PATH_MAX, "%s/.cache/" OURS "/unpacked", home) < PATH_MAX;
	return false;
}

/* See to it that the program lies in the cache and is held there; false if that cannot be done. */
static bool in_cache(const char *self, char *folder)
{
	char cache[PATH_MAX], making[PATH_MAX];
	if (!name_cache(cache) || !make_folders(cache))
		return false;
	if (snprintf(folder, PATH_MAX, "%s/" IDENTITY, cache) >= PATH_MAX)
		return false;
	if (hold(folder, LOCK_SH) >= 0)
		return true;
	if (snprintf(making, sizeof making, "%s/making-XXXXXX", cache) >= (int)sizeof making || !mkdtemp(making))
		return false;
	int fd = hold(making, LOCK_EX);
	/* On the disk before it has its name: a cut of power must not leave half a program there for good. */
	bool good = fd >= 0 && unpack(self, making) && syncfs(fd) == 0
		&& (rename(making, folder) == 0 || errno == ENOTEMPTY || errno == EEXIST);
	remove_tree(making);
	if (fd >= 0)
		close(fd);
	if (good)
		clear_older(cache);
	return good && hold(folder, LOCK_SH) >= 0;
}

static void start(const char *folder, char **words)
{
	char program[PATH_MAX];
	setenv("APPDIR", folder, 1);
	if (snprintf(program, sizeof program, "%s/AppRun", folder) < (int)sizeof program)
		execv(program, words);
	complain("%s cannot be started: %s", program, strerror(errno));
}

/* Unpack into a temporary folder, start the program there, wait for it and remove the folder. */
static int from_temporary(const char *self, char **words)
{
	const char *base = getenv("TMPDIR");
	char folder[PATH_MAX];
	int status = CANNOT_START << 8;
	if (snprintf(folder, sizeof folder, "%s/" OURS "-XXXXXX", base && *base ? base : "/tmp") >= (int)sizeof folder
	    || !mkdtemp(folder)) {
		complain("there is no place to unpack the program: %s", strerror(errno));
		return CANNOT_START;
	}
	if (unpack(self, folder)) {
		pid_t child = fork();
		if (child == 0) {
			start(folder, words);
			_exit(CANNOT_START);
		}
		signal(SIGINT, SIG_IGN);
		while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
			;
	}
	remove_tree(folder);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* Carry out a word that is meant for the runtime; -1 if it is none. */
static int for_us(const char *word, const char *self)
{
	if (strcmp(word, "--appimage-offset") == 0)
		return printf("%zu\n", tail(self)) < 0;
	if (strcmp(word, "--appimage-extract") == 0) {
		if (mkdir("squashfs-root", 0755) != 0 || !unpack(self, "squashfs-root")) {
			complain("squashfs-root cannot be made here: %s", strerror(errno));
			return 1;
		}
		return puts("squashfs-root") < 0;
	}
	if (strcmp(word, "--appimage-extract-and-run") == 0 || strncmp(word, "--appimage-", 11) != 0)
		return -1;
	puts("This AppImage needs no FUSE and mounts nothing: it unpacks itself into the cache when first started.\n"
	     "--appimage-offset   tells where its squashfs begins\n"
	     "--appimage-extract  unpacks it into ./squashfs-root");
	return strcmp(word, "--appimage-help") != 0;
}

int main(int count, char **words)
{
	char self[PATH_MAX], folder[PATH_MAX], here[PATH_MAX];
	ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
	if (length < 0) {
		complain("/proc is not there");
		return CANNOT_START;
	}
	self[length] = 0;
	if (count > 1) {
		int status = for_us(words[1], self);
		if (status >= 0)
			return status;
		if (strcmp(words[1], "--appimage-extract-and-run") == 0)
			memmove(words + 1, words + 2, (count - 1) * sizeof *words);
	}
	setenv("APPIMAGE", self, 1);
	setenv("ARGV0", words[0], 1);
	if (getcwd(here, sizeof here))
		setenv("OWD", here, 1);
	if (!in_cache(self, folder))
		return from_temporary(self, words);
	start(folder, words);
	return CANNOT_START;
}
