import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';

/** Loaded before the page is hydrated, or an early press of its button would be lost. */
export const announcementBar = lazyPart(() => import('#web/features/site/announcement-bar.tsx'));
