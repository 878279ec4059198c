import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';

/** Sections of the home page that many sites do not have, each in a chunk of its own. */
export const homeParts = {
  news: lazyPart(() => import('#web/features/news/news-section.tsx')),
};
