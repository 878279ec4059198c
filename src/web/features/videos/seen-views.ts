/** The largest view counts that this browser has shown, so that none goes back. Also read by start.ts. */
export type SeenViews = Record<string, number>;

const STORAGE_KEY = 'video-views';
const MAX_KEPT = 100;

/** With the date, because another site at the same address may have a video with the same id. */
export function seenViewsKey({ id, uploadDate }: { id: number; uploadDate: string }): string {
  return `${id} ${uploadDate}`;
}

export function readSeenViews(): SeenViews {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return Object(stored) as SeenViews;
  } catch {
    return {};
  }
}

/** Another tab may have seen more. */
export function saveSeenViews(seen: SeenViews): void {
  try {
    const stored = readSeenViews();
    const largest = Object.entries({ ...stored, ...seen }).map(([key, views]) => [
      key,
      Math.max(views, stored[key] ?? 0),
    ]);
    const newest = largest.slice(-MAX_KEPT);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage may be forbidden; then they are lost with the page.
  }
}
