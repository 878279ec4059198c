import type { Artist } from '#shared/artist.schema.ts';
import type { Photo } from '#shared/photos.schema.ts';
import { sharePicturePath } from '#server/domain/share-pictures/share-picture.ts';
import type { Subject } from '#ssr/head/subject.ts';

/** The address of the picture that is shown beside a link to the page. */
export function picturePath(subject: Subject, artist: Artist, featured: Photo | null): string {
  switch (subject.kind) {
    case 'track':
      return sharePicturePath('track', subject.item, artist.name);
    case 'release':
      return sharePicturePath('release', subject.item, artist.name);
    case 'video':
      return sharePicturePath('video', subject.item, artist.name);
    case 'artist':
    case 'other':
      return sharePicturePath('site', { tagline: artist.tagline, photo: featured }, artist.name);
  }
}
