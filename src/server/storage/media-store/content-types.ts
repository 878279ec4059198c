import { extensionOf } from '#server/storage/media-store/names.ts';

export const contentTypes: Record<string, string> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  aiff: 'audio/aiff',
  wv: 'audio/x-wavpack',
  weba: 'audio/webm',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
};

/** Undefined for an extension that is never served. */
export function contentTypeOf(name: string): string | undefined {
  return Object.hasOwn(contentTypes, extensionOf(name)) ? contentTypes[extensionOf(name)] : undefined;
}

/** For stored files, whose content never changes under a name. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
