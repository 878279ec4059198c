import type { Device } from '#shared/statistics/statistics.ts';

/** Android tablets leave out "Mobile". */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|Android/i.test(userAgent) ? 'phone' : 'computer';
}
