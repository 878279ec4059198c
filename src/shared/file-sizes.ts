/** How large files are and how they travel, as people say it. Apart from the other formats, because visitors' pages need none of it. */

/** A chosen file's size, in KB as the forms show it. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** A limit as people say it: 10MB. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / (1024 * 1024))}MB`;
}

/** How large something is, however large: 640 KB, 2.4 MB, 1.3 GB. */
export function fileSize(bytes: number): string {
  const [unit, size] =
    bytes < 1e6 ? (['KB', 1e3] as const) : bytes < 1e9 ? (['MB', 1e6] as const) : (['GB', 1e9] as const);
  return `${(bytes / size).toFixed(unit === 'KB' ? 0 : 1)} ${unit}`;
}

/** How fast a file travels: 640 KB/s, 2.4 MB/s. */
export function transferSpeed(bytesPerSecond: number): string {
  const kilobytesPerSecond = bytesPerSecond / 1024;
  return kilobytesPerSecond < 1024
    ? `${Math.round(kilobytesPerSecond)} KB/s`
    : `${(kilobytesPerSecond / 1024).toFixed(1)} MB/s`;
}

/** How much of something is done, in whole percent. It says 100 only when all of it is. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.floor((part / whole) * 100) : 0;
}
