import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';

/** Sections of the home page whose code is loaded when they are near. */
export const homeParts = {
  videos: lazyPart(async () => ({
    default: (await import('#web/features/videos/videos-section.tsx')).VideosSection,
  })),
  shows: lazyPart(() => import('#web/features/shows/shows-section.tsx')),
  news: lazyPart(() => import('#web/features/news/news-section.tsx')),
  about: lazyPart(async () => ({
    default: (await import('#web/features/photos/about-section.tsx')).AboutSection,
  })),
  contact: lazyPart(async () => ({
    default: (await import('#web/features/contact/contact-section.tsx')).ContactSection,
  })),
};

/** Ahead, so that the page opens whole in the browser: places to scroll back to must be there at once. */
export async function loadHomeParts(): Promise<void> {
  await Promise.all(Object.values(homeParts).map(({ preload }) => preload().catch(() => undefined)));
}
