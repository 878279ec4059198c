import { ownerText } from '#shared/language/text.ts';
import { withTenth } from '#shared/primitives/numbers.ts';

/** Separate from format.ts because public pages do not need these. */

export function kilobytes(bytes: number): string {
  return ownerText().files.kilobytes({ size: withTenth(bytes / 1024) });
}

/** 10MB */
export function megabytes(bytes: number): string {
  return ownerText().files.megabytesShort({ size: String(Math.round(bytes / (1024 * 1024))) });
}

/** 640 KB, 2.4 MB, 1.3 GB */
export function fileSize(bytes: number): string {
  const { kilobytes: kb, megabytes: mb, gigabytes: gb } = ownerText().files;
  if (bytes < 1e6) return kb({ size: (bytes / 1e3).toFixed(0) });
  return bytes < 1e9 ? mb({ size: withTenth(bytes / 1e6) }) : gb({ size: withTenth(bytes / 1e9) });
}

/** 12.4 of 48.0 MB; the unit is that of the whole. */
export function partOfSize(done: number, whole: number): string {
  const { kilobytesOf, megabytesOf, gigabytesOf } = ownerText().files;
  const sizes = (unit: number) => ({ done: withTenth(done / unit), size: withTenth(whole / unit) });
  if (whole < 1024 ** 2) return kilobytesOf(sizes(1024));
  return whole < 1024 ** 3 ? megabytesOf(sizes(1024 ** 2)) : gigabytesOf(sizes(1024 ** 3));
}

/** 640 KB/s, 2.4 MB/s */
export function transferSpeed(bytesPerSecond: number): string {
  const { kilobytesPerSecond, megabytesPerSecond } = ownerText().files;
  const kilobytes = bytesPerSecond / 1024;
  return kilobytes < 1024
    ? kilobytesPerSecond({ size: Math.round(kilobytes) })
    : megabytesPerSecond({ size: withTenth(kilobytes / 1024) });
}

/** About 30 seconds left: rounded up, and more coarsely the longer it is. */
export function timeLeft(seconds: number): string {
  const { secondsLeft, minutesLeft, hoursLeft } = ownerText().upload.progress;
  if (seconds <= 55) return secondsLeft({ count: Math.max(5, Math.ceil(seconds / 5) * 5) });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? minutesLeft({ count: minutes }) : hoursLeft({ count: Math.ceil(minutes / 60) });
}

/** Rounded down, so that 100 means complete. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.floor((part / whole) * 100) : 0;
}
