export type SongTags = { title: string | null; cover: File | null };

const nothing: SongTags = { title: null, cover: null };

/** The title and cover a song carries inside itself. A song that cannot be read simply says nothing. */
export async function readSongTags(song: File): Promise<SongTags> {
  try {
    const { parseBlob, selectCover } = await import('music-metadata');
    const { common } = await parseBlob(song, { duration: false, skipPostHeaders: true });
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

/** 03_-_Paper_Lanterns.mp3 → Paper Lanterns: a title to start from. A number alone may belong to it (7 rings). */
export function titleFromName(name: string): string {
  const bare = name
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.replace(/^(?:\d{1,3}\s*[-.]\s*|0\d\s+)(?=\S)/, '');
}
