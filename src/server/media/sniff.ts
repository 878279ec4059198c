import { open, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { fileEmpty, fileUnreadable, wrongFileType } from '#server/errors.ts';
import { isoOutline } from '#server/media/iso-boxes.ts';
import type { MediaKind } from '#shared/media.ts';

/** What file-type calls a file → the extension we keep it under. MP4-like files are looked at more closely. */
const plainTypes: Record<MediaKind, Record<string, string>> = {
  audio: { mp3: 'mp3', wav: 'wav', aac: 'aac', flac: 'flac', ogg: 'ogg', opus: 'opus' },
  video: { webm: 'webm' },
  picture: { jpg: 'jpg', png: 'png', apng: 'png', gif: 'gif', webp: 'webp', avif: 'avif' },
};
const isoTypes = new Set(['mp4', 'm4a', 'm4b', 'm4v', 'mov']);

/** Says by its bytes which kind of file this is; its name and declared type are never asked. */
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
  try {
    return (await fileTypeFromFile(path))?.ext ?? ((await startsWithId3(path)) ? 'mp3' : undefined);
  } catch {
    // file-type throws on files that end inside their own header.
    return undefined;
  }
}

/** Tagged songs may have padding between the tag and the music; whether those can be played is for the decoder to decide. */
async function startsWithId3(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(3), 0, 3, 0);
    return buffer.toString('latin1') === 'ID3';
  } finally {
    await file.close();
  }
}

/** The brand does not say whether an MP4 is a song or a video, only its tracks do. */
async function identifyIso(path: string, kind: MediaKind, found: string): Promise<string> {
  if (kind === 'picture') throw wrongFileType(kind);
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
