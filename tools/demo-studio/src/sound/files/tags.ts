import { artistName, type Song } from '#studio/sound/songs.ts';

/** What is not in the score: a JPEG, and the words, with times or without. */
export type Extras = { cover?: Buffer | undefined; lyrics?: string | undefined };

/** What a song says about itself, by the names that FFmpeg knows. */
export function tagsOf(
  { title, release, number, of, year, genre }: Song,
  lyrics?: string,
): Record<string, string> {
  return {
    title,
    artist: artistName,
    album: release,
    track: `${number}/${of}`,
    date: String(year),
    genre,
    composer: artistName,
    ...(lyrics && { lyrics }),
  };
}

/** A cover as Ogg carries it, among the other comments. */
export function pictureComment(cover: Buffer): string {
  const type = Buffer.from('image/jpeg', 'latin1');
  // 3 is the front cover. Its size and colours are left for the picture itself to tell.
  const head = [numbers(3, type.length), type, numbers(0, 0, 0, 0, 0, cover.length)];
  return Buffer.concat([...head, cover]).toString('base64');
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}
