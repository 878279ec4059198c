const sentences: Record<string, string> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EEXIST: 'a file is in its place',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'this account is not allowed to write there',
  EPERM: 'this account is not allowed to write there',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder, not a file',
};

/** A common system error as a sentence with its path; null for other errors. */
export function describeSystemError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'AbortError') return 'it was stopped';
  if (!('code' in error)) return null;
  const sentence = sentences[String(error.code)];
  if (!sentence) return null;
  return 'path' in error ? `${String(error.path)}: ${sentence}` : sentence;
}
