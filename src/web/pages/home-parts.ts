import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';

/** Sections of the home page that not every site has: only then their code is loaded. */
export const homeParts = {
  shows: lazyPart(() => import('#web/features/shows/shows-section.tsx')),
  news: lazyPart(() => import('#web/features/news/news-section.tsx')),
};
