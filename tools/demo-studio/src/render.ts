import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lyricsOf } from '#studio/content/lyrics.ts';
import { makeManifest } from '#studio/content/manifest.ts';
import { songTexts } from '#studio/content/songs.ts';
import { videos } from '#studio/content/videos.ts';
import { fileNameOf } from '#studio/file-names.ts';
import { coverOfSong, covers } from '#studio/pictures/covers.ts';
import { clips } from '#studio/pictures/clips.ts';
import { thumbnailOf, writeClip } from '#studio/pictures/clips/write-clip.ts';
import { photographs } from '#studio/pictures/photographs.ts';
import { makeSong } from '#studio/sound/make-song.ts';
import { songs } from '#studio/sound/songs.ts';

/** Renders what is missing in `demo/`, and the manifest. Names of files render only these, also where they exist. */
const target = fileURLToPath(new URL('../../../demo', import.meta.url));
const wanted = process.argv.slice(2);

type Output = { path: string; render: (path: string) => Promise<void> };

const picture = (path: string, draw: () => Promise<Buffer>): Output => ({
  path,
  render: async (file) => writeFile(file, await draw()),
});

const outputs: Output[] = [
  ...photographs.map(({ name, draw }) => picture(`photos/${name}.jpg`, draw)),
  ...covers.map(({ title, draw }) => picture(`covers/${fileNameOf(title)}.jpg`, draw)),
  ...songs.map((song) => ({
    path: `audio/${fileNameOf(song.title)}.${song.format}`,
    render: async (file: string) => {
      const text = songTexts[song.title];
      if (!text) throw new Error(`${song.title} has no words`);
      const lyrics = lyricsOf(song, text).join('\n');
      await makeSong(song, { cover: await coverOfSong(song.title), lyrics }, file);
    },
  })),
  ...videos.flatMap(({ clip }) => {
    const found = clips.find(({ name }) => name === clip);
    if (!found) throw new Error(`There is no clip named ${clip}`);
    return [
      { path: `videos/${clip}.mp4`, render: (file: string) => writeClip(file, found) },
      picture(`videos/${clip}.jpg`, () => thumbnailOf(found)),
    ];
  }),
];

for (const { path, render } of outputs) {
  const file = join(target, path);
  if (wanted.length > 0 ? !wanted.includes(path) : existsSync(file)) continue;
  const startedAt = Date.now();
  await mkdir(join(file, '..'), { recursive: true });
  await render(file);
  process.stdout.write(`${path} ${((Date.now() - startedAt) / 1_000).toFixed(1)} s\n`);
}
await writeFile(join(target, 'manifest.json'), `${JSON.stringify(makeManifest(), null, 2)}\n`);
