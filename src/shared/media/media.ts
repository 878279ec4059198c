import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';

export type MediaKind = keyof UploadLimits;

/** Checked by the browser; the server looks at the bytes instead. */
export const mediaExtensions: Record<MediaKind, readonly string[]> = {
  audio: ['mp3', 'wav', 'm4a', 'aac', 'flac', 'ogg', 'opus', 'aiff', 'aif', 'wv'],
  video: ['mp4', 'mov', 'webm'],
  picture: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'],
  document: ['pdf'],
};

/** Offered by the file picker for covers and thumbnails; the other formats are accepted too. */
export const coverExtensions: readonly string[] = ['jpg', 'jpeg', 'png'];
