import { megabytes } from '#shared/primitives/file-sizes.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';

/** Upload rules and their error messages, shared so that browser and server say the same. */

export type MediaKind = keyof UploadLimits;

/** Checked by the browser; the server looks at the bytes instead. */
export const mediaExtensions: Record<MediaKind, readonly string[]> = {
  audio: ['mp3', 'wav', 'm4a', 'aac', 'flac', 'ogg', 'opus'],
  video: ['mp4', 'mov', 'webm'],
  picture: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'],
};

/** Offered by the file picker for covers and thumbnails; the other formats are accepted too. */
export const coverExtensions: readonly string[] = ['jpg', 'jpeg', 'png'];

const names: Record<MediaKind, string> = { audio: 'Audio file', video: 'Video file', picture: 'Image' };
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
