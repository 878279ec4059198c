import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';

/** Parts of pages about an item that not every item has. */
export const itemParts = {
  attachment: lazyPart(() => import('#web/pages/post-attachment.tsx')),
  recording: lazyPart(() => import('#web/pages/show-recording.tsx')),
  photos: lazyPart(() => import('#web/features/photos/photo-set.tsx')),
};
