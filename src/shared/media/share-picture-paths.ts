import type { PageKind } from '#shared/primitives/addresses.ts';

/** Link preview images: /share/music/12-0123456789abcdef.jpg */
export const sharePicturePaths: Record<PageKind | 'site', string> = {
  track: '/share/music/:file',
  release: '/share/releases/:file',
  video: '/share/videos/:file',
  show: '/share/shows/:file',
  post: '/share/news/:file',
  site: '/share/:file',
};

/** Redirects to the picture as it is now. */
export function currentSharePicture(kind: PageKind, id: number): string {
  return sharePicturePaths[kind].replace(':file', `${id}-0.jpg`);
}
