import type { Video } from '#shared/videos.schema.ts';
import { createStore } from '#web/lib/store.ts';

const KEY = 'video-views';

/** How often each video had been watched when this visitor was last told, by the video's id. */
type ToldViews = Record<number, number>;

const store = createStore<ToldViews>({});

// The first render must equal the HTML, so the store begins empty and is filled here.
if (typeof window !== 'undefined') store.set(readStored());

/** A page may be a minute old: whoever has seen a larger number keeps seeing it. */
export function useViews({ id, views }: Video): number {
  const told = store.use((all) => all[id] ?? 0);
  return Math.max(told, views);
}

/** Remembers a count for as long as the tab is open. */
export function rememberViews(id: number, views: number): void {
  store.set({ ...store.get(), [id]: views });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // Where nothing may be stored, it is remembered until the next reload.
  }
}

function readStored(): ToldViews {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as ToldViews) : {};
  } catch {
    return {};
  }
}
