import { readFile, writeFile } from 'node:fs/promises';
import { encode } from '#server/demo/sound/files/encode.ts';
import { id3, withId3Chunk } from '#server/demo/sound/files/id3.ts';
import { type Extras, pictureComment, tagsOf } from '#server/demo/sound/files/tags.ts';
import type { Song } from '#server/demo/sound/songs.ts';
import { mixSong } from '#server/demo/sound/studio/mix.ts';

/** Plays a song and writes it to a file with its tags, its cover (a JPEG) and its lyrics. */
export async function makeSong(song: Song, { cover, lyrics }: Extras, path: string): Promise<void> {
  const sound = mixSong(song.score, song.seed);
  const tags = tagsOf(song, lyrics);
  switch (song.format) {
    case 'mp3':
    case 'wav': {
      await encode(path, sound, song.format, { tags: {} });
      const tag = id3(tags, { cover, lyrics });
      const file = await readFile(path);
      await writeFile(path, song.format === 'wav' ? withId3Chunk(file, tag) : Buffer.concat([tag, file]));
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
