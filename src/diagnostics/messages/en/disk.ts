/** The meanings of error codes of the file system. */
export const disk = {
  ENOENT: 'it does not exist',
  EEXIST: 'it exists already',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is not a folder',
  ELOOP: 'the link leads back to itself',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open; allow more, such as with ulimit -n 1024',
  ENFILE: 'too many files are open on this machine',
  EIO: 'the disk does not work',
  EINTR: 'the system has interrupted it',
  EDQUOT: 'the disk quota is used up',
  special: 'it is not an ordinary file',
};
