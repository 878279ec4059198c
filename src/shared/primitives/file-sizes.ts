/** Separate from format.ts because public pages do not need these. */

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** 10MB */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / (1024 * 1024))}MB`;
}

/** 640 KB, 2.4 MB, 1.3 GB */
export function fileSize(bytes: number): string {
  const [unit, size] =
    bytes < 1e6 ? (['KB', 1e3] as const) : bytes < 1e9 ? (['MB', 1e6] as const) : (['GB', 1e9] as const);
  return `${(bytes / size).toFixed(unit === 'KB' ? 0 : 1)} ${unit}`;
}

/** 640 KB/s, 2.4 MB/s */
export function transferSpeed(bytesPerSecond: number): string {
  const kilobytesPerSecond = bytesPerSecond / 1024;
  return kilobytesPerSecond < 1024
    ? `${Math.round(kilobytesPerSecond)} KB/s`
    : `${(kilobytesPerSecond / 1024).toFixed(1)} MB/s`;
}

/** Rounded down, so that 100 means complete. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.floor((part / whole) * 100) : 0;
}
