import { readFile, writeFile } from 'node:fs/promises';
import { encode } from '#studio/sound/files/encode.ts';
import { id3 } from '#studio/sound/files/id3.ts';
import { type Extras, pictureComment, tagsOf } from '#studio/sound/files/tags.ts';
import type { Song } from '#studio/sound/songs.ts';
import { mixSong } from '#studio/sound/studio/mix.ts';

/** Plays a song and writes it to a file with its tags, its cover (a JPEG) and its lyrics. */
export async function makeSong(song: Song, { cover, lyrics }: Extras, path: string): Promise<void> {
  const sound = mixSong(song.score, song.seed);
  const tags = tagsOf(song, lyrics);
  switch (song.format) {
    case 'mp3': {
      await encode(path, sound, song.format, { tags: {} });
      await writeFile(path, Buffer.concat([id3(tags, { cover, lyrics }), await readFile(path)]));
      return;
    }
    case 'opus': {
      const picture = cover && { METADATA_BLOCK_PICTURE: pictureComment(cover) };
      return encode(path, sound, song.format, { tags: { ...tags, ...picture } });
    }
    case 'flac':
    case 'm4a':
      return encode(path, sound, song.format, { tags, cover });
  }
}
