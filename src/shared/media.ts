import { megabytes } from '#shared/file-sizes.ts';
import type { UploadLimits } from '#shared/upload-limits.schema.ts';

/** What may be uploaded, and the sentences for what may not: the browser and the server refuse in the same words. */

export type MediaKind = keyof UploadLimits;

/** How the names of acceptable files end. The server looks at the bytes instead. */
export const mediaExtensions: Record<MediaKind, readonly string[]> = {
  audio: ['mp3', 'wav', 'm4a', 'aac', 'flac', 'ogg', 'opus'],
  video: ['mp4', 'mov', 'webm'],
  picture: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'],
};

/** What a picker for covers and thumbnails offers; the other kinds of picture are taken too. */
export const coverExtensions: readonly string[] = ['jpg', 'jpeg', 'png'];

const names: Record<MediaKind, string> = { audio: 'Audio file', video: 'Video file', picture: 'Image' };
/** What may be sent, in words. */
export const mediaTypes: Record<MediaKind, string> = {
  audio: 'MP3, WAV, M4A, AAC, FLAC, OGG or Opus',
  video: 'MP4, MOV or WebM',
  picture: 'JPG, PNG, GIF, WebP or AVIF',
};

export const tooLarge = (kind: MediaKind, limits: UploadLimits) =>
  `${names[kind]} must be ${megabytes(limits[kind])} or smaller`;
export const isEmpty = (kind: MediaKind) => `${names[kind]} is empty. Please choose another one.`;
export const wrongType = (kind: MediaKind) => `${names[kind]} must be ${mediaTypes[kind]}`;
export const isUnreadable = (kind: MediaKind) =>
  `${names[kind]} could not be read. It may be damaged or incomplete. Please export it again, or choose another one.`;
