export type AudioTags = { title: string | null; cover: File | null };

const nothing: AudioTags = { title: null, cover: null };

/** The title and cover an audio file carries inside itself; nothing when it cannot be read. */
export async function readAudioTags(audio: File): Promise<AudioTags> {
  try {
    const { parseBlob, selectCover } = await import('music-metadata');
    const { common } = await parseBlob(audio, { duration: false, skipPostHeaders: true });
    const cover = selectCover(common.picture);
    return {
      title: common.title?.trim() || null,
      cover: cover && new File([new Uint8Array(cover.data)], coverName(cover.format), { type: cover.format }),
    };
  } catch {
    return nothing;
  }
}

function coverName(type: string): string {
  return type.endsWith('png') ? 'cover.png' : 'cover.jpg';
}
