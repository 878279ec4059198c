import { open, stat } from 'node:fs/promises';
import { fileEmpty, fileUnreadable, wrongFileType } from '#server/errors.ts';
import { isoOutline } from '#server/media/iso-boxes.ts';
import type { MediaKind } from '#shared/media/media.ts';

/** The extension by file-type → our extension. MP4-like files are inspected further. */
const plainTypes: Record<MediaKind, Record<string, string>> = {
  audio: {
    mp3: 'mp3',
    wav: 'wav',
    aac: 'aac',
    flac: 'flac',
    ogg: 'ogg',
    opus: 'opus',
    aif: 'aiff',
    wv: 'wv',
  },
  video: { webm: 'webm' },
  picture: { jpg: 'jpg', png: 'png', apng: 'png', gif: 'gif', webp: 'webp', avif: 'avif' },
  document: { pdf: 'pdf' },
};
const isoTypes = new Set(['mp4', 'm4a', 'm4b', 'm4v', 'mov']);

/** Identifies a file by its bytes, never by its name or declared type. */
export async function identify(path: string, kind: MediaKind): Promise<string> {
  if ((await stat(path)).size === 0) throw fileEmpty(kind);
  const found = await detect(path);
  if (!found) throw wrongFileType(kind);
  if (isoTypes.has(found)) return identifyIso(path, kind, found);
  const extension = plainTypes[kind][found];
  if (!extension) throw wrongFileType(kind);
  return extension;
}

async function detect(path: string): Promise<string | undefined> {
  // Loaded with the first upload: every start would take longer.
  const { fileTypeFromFile } = await import('file-type');
  try {
    return (await fileTypeFromFile(path))?.ext ?? ((await startsWithId3(path)) ? 'mp3' : undefined);
  } catch {
    // file-type throws on files that end inside their own header.
    return undefined;
  }
}

/** MP3 files may have padding after the tag, which file-type does not recognise; the decoder decides. */
async function startsWithId3(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(3), 0, 3, 0);
    return buffer.toString('latin1') === 'ID3';
  } finally {
    await file.close();
  }
}

/** Only its tracks show whether an MP4 is audio or video; the brand does not. */
async function identifyIso(path: string, kind: MediaKind, found: string): Promise<string> {
  if (kind === 'picture' || kind === 'document') throw wrongFileType(kind);
  const { tracks, complete } = await isoOutline(path);
  if (!tracks.video && !tracks.audio) {
    const claimsOtherwise =
      kind === 'video' ? found === 'm4a' || found === 'm4b' : found === 'mov' || found === 'm4v';
    throw claimsOtherwise ? wrongFileType(kind) : fileUnreadable(kind);
  }
  const isVideo = tracks.video;
  if (isVideo !== (kind === 'video') || (kind === 'audio' && found === 'mov')) throw wrongFileType(kind);
  if (!complete) throw fileUnreadable(kind);
  if (kind === 'audio') return 'm4a';
  return found === 'mov' ? 'mov' : 'mp4';
}
