import { createHash, randomUUID } from 'node:crypto';
import { access, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#ssr/project-root.ts';
import { animation, gradient, whereItWasTaken } from '#tests/support/media/draw.ts';
import { record } from '#tests/support/media/encode.ts';
import { pictureComment, turned, withId3, withItunesTags } from '#tests/support/media/tags.ts';

const here = join(projectRoot(), 'tests/support/media');
const cache = join(projectRoot(), 'node_modules/.cache/marquee-media');
const makers = ['draw.ts', 'encode.ts', 'fixtures.ts', 'tags.ts'];

/** What the tagged songs say about themselves. */
export const songTitle = 'Tallahassee Lights ♪';

/** Where some of them say that they were recorded. */
export const trackPosition = 'secret-place +30.4383-084.2807/';

const clip = { width: 320, height: 180 };
const cover = () => gradient(300, 300, 2).jpeg().toBuffer();
/** So many words that in Ogg they go over several pages, and the place comes after them. */
const comments = async () => ({
  title: songTitle,
  METADATA_BLOCK_PICTURE: pictureComment(await cover()),
  lyrics: 'La la la. '.repeat(10_000),
  LOCATION: trackPosition,
  'com.phone.location.ISO6709': trackPosition,
});
const picture = () => gradient(800, 600);

/** Takes any name, or the recipes would be defined by themselves. */
const made = (name: string): Promise<Buffer> => bytesOf(name as FixtureName);

type Maker = (path: string) => Promise<unknown> | void;

const recipes = {
  'tone.mp3': (path) => record(path, { format: 'mp3', seconds: 3, audio: { codec: 'libmp3lame' } }),
  // Long enough that no test, however slow the machine, meets its end by accident.
  'song.mp3': (path) => record(path, { format: 'mp3', seconds: 90, audio: { codec: 'libmp3lame' } }),
  'tone.wav': (path) => record(path, { format: 'wav', seconds: 3, audio: { codec: 'pcm_s16le' } }),
  'tone.m4a': (path) => record(path, { format: 'ipod', seconds: 3, audio: { codec: 'aac' } }),
  'tone.aac': (path) => record(path, { format: 'adts', seconds: 3, audio: { codec: 'aac' } }),
  // An audio-only MP4 whose brand says nothing about being a song.
  'tone-as-mp4.m4a': (path) => record(path, { format: 'mp4', seconds: 3, audio: { codec: 'aac' } }),
  'tone.flac': (path) => record(path, { format: 'flac', seconds: 3, audio: { codec: 'flac' } }),
  'tone.ogg': (path) => record(path, { format: 'ogg', seconds: 3, audio: { codec: 'libvorbis' } }),
  'tone.opus': (path) => record(path, { format: 'opus', seconds: 3, audio: { codec: 'libopus' } }),
  'tone.aiff': (path) => record(path, { format: 'aiff', seconds: 3, audio: { codec: 'pcm_s16be' } }),
  'tone.wv': (path) => record(path, { format: 'wv', seconds: 3, audio: { codec: 'wavpack' } }),
  'tone-lossless.m4a': (path) => record(path, { format: 'ipod', seconds: 3, audio: { codec: 'alac' } }),
  'tone-24-bit.wav': (path) => record(path, { format: 'wav', seconds: 3, audio: { codec: 'pcm_s24le' } }),
  'tagged.wv': (path) =>
    record(path, {
      format: 'wv',
      seconds: 3,
      audio: { codec: 'wavpack' },
      tags: { title: songTitle, 'Record Location': trackPosition },
    }),
  'tagged.flac': async (path) =>
    record(path, { format: 'flac', seconds: 3, audio: { codec: 'flac' }, tags: await comments() }),
  'tagged.ogg': async (path) =>
    record(path, { format: 'ogg', seconds: 3, audio: { codec: 'libvorbis' }, tags: await comments() }),
  'tagged.opus': async (path) =>
    record(path, { format: 'opus', seconds: 3, audio: { codec: 'libopus' }, tags: await comments() }),
  'tagged.mp3': async (path) =>
    writeFile(path, withId3(await made('tone.mp3'), { title: songTitle, cover: await cover() })),
  'tagged.m4a': async (path) =>
    writeFile(path, withItunesTags(await made('tone.m4a'), { title: songTitle, cover: await cover() })),

  'clip.mp4': (path) =>
    record(path, {
      format: 'mp4',
      seconds: 4,
      audio: { codec: 'aac' },
      video: { codec: 'libx264', ...clip },
      muxer: { movflags: '+faststart' },
    }),
  'clip.mov': (path) =>
    record(path, {
      format: 'mov',
      seconds: 4,
      audio: { codec: 'aac' },
      video: { codec: 'libx264', ...clip },
    }),
  'clip.webm': (path) =>
    record(path, {
      format: 'webm',
      seconds: 4,
      audio: { codec: 'libopus' },
      video: { codec: 'libvpx', ...clip },
    }),
  'clip-vp9.webm': (path) =>
    record(path, { format: 'webm', seconds: 2, video: { codec: 'libvpx-vp9', width: 160, height: 90 } }),
  'clip.mkv': (path) =>
    record(path, { format: 'matroska', seconds: 1, video: { codec: 'libx264', width: 160, height: 90 } }),
  'silent.mp4': (path) => record(path, { format: 'mp4', seconds: 2, video: { codec: 'libx264', ...clip } }),
  'turned.mp4': async (path) => writeFile(path, turned(await made('silent.mp4'))),
  'black-start.mp4': (path) =>
    record(path, { format: 'mp4', seconds: 5, video: { codec: 'libx264', ...clip, blackUntil: 1 } }),
  'all-black.mp4': (path) =>
    record(path, { format: 'mp4', seconds: 2, video: { codec: 'libx264', ...clip, blackUntil: 9 } }),

  // No browser plays these as they are.
  'phone-upright.mov': async (path) => {
    await record(path, {
      format: 'mov',
      seconds: 2,
      audio: { codec: 'aac' },
      video: { codec: 'libx265', ...clip, isHdr: true },
    });
    await writeFile(path, turned(await readFile(path)));
  },
  'uneven.webm': (path) =>
    record(path, { format: 'webm', seconds: 2, video: { codec: 'libvpx', ...clip, isUneven: true } }),
  'fast.webm': (path) =>
    record(path, {
      format: 'webm',
      seconds: 1,
      audio: { codec: 'libopus' },
      video: { codec: 'libvpx-vp9', ...clip, framesPerSecond: 60 },
    }),
  'odd.webm': (path) =>
    record(path, { format: 'webm', seconds: 1, video: { codec: 'libvpx-vp9', width: 161, height: 91 } }),
  'large.mp4': (path) =>
    record(path, { format: 'mp4', seconds: 1, video: { codec: 'mpeg4', width: 1920, height: 1080 } }),
  'uncompressed-sound.mov': (path) =>
    record(path, {
      format: 'mov',
      seconds: 2,
      audio: { codec: 'pcm_s16le' },
      video: { codec: 'libx264', ...clip },
    }),
  'long.mp4': (path) =>
    record(path, {
      format: 'mp4',
      seconds: 120,
      audio: { codec: 'aac' },
      video: { codec: 'mpeg4', ...clip },
    }),

  'picture.jpg': (path) => picture().jpeg().toFile(path),
  'picture.png': (path) => picture().png().toFile(path),
  'picture.gif': (path) => picture().gif().toFile(path),
  'picture.webp': (path) => picture().webp().toFile(path),
  'picture.avif': (path) => picture().avif({ effort: 0 }).toFile(path),
  'large.jpg': (path) => gradient(2400, 1600).jpeg().toFile(path),
  'animated.gif': async (path) => (await animation(400, 300, 4)).gif({ loop: 0, delay: 100 }).toFile(path),
  'animated.webp': async (path) => (await animation(400, 300, 4)).webp({ loop: 0, delay: 100 }).toFile(path),
  'located.jpg': (path) =>
    picture()
      .withExif(whereItWasTaken)
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- secret-xmp-string --></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toFile(path),
  'located.png': (path) => picture().withExif(whereItWasTaken).png().toFile(path),
  'located.webp': (path) => picture().withExif(whereItWasTaken).webp().toFile(path),
  'located.avif': (path) => picture().withExif(whereItWasTaken).avif({ effort: 0 }).toFile(path),
} satisfies Record<string, Maker>;

export type FixtureName = keyof typeof recipes;

const fixtureNames = Object.keys(recipes) as FixtureName[];

/** Changing how fixtures are made makes them again; otherwise they are made once per machine. */
const folder = (async () => {
  const source = await Promise.all(makers.map((name) => readFile(join(here, name))));
  const version = createHash('sha256').update(Buffer.concat(source)).digest('hex').slice(0, 16);
  const path = join(cache, version);
  await mkdir(path, { recursive: true });
  return path;
})();

/** Test files run in parallel processes: each makes its own copy, and the last rename wins. */
export async function makeOnce(name: string, maker: Maker): Promise<string> {
  const path = join(await folder, name);
  try {
    await access(path);
    return path;
  } catch {
    const temporary = join(await folder, `${randomUUID()}-${name}`);
    try {
      await maker(temporary);
      await rename(temporary, path);
    } finally {
      await rm(temporary, { force: true });
    }
    return path;
  }
}

const known = new Map<FixtureName, Promise<string>>();

/** The path of a real media file. It is shared: read it, do not change it. */
export function mediaFixture(name: FixtureName): Promise<string> {
  const path = known.get(name) ?? makeOnce(name, recipes[name]);
  known.set(name, path);
  return path;
}

export async function bytesOf(name: FixtureName): Promise<Buffer> {
  return readFile(await mediaFixture(name));
}

/** Puts every fixture into a folder, for looking at them or for the browser tests. */
export async function makeAll(destination: string): Promise<string[]> {
  await mkdir(destination, { recursive: true });
  const paths: string[] = [];
  for (const name of fixtureNames) {
    const path = join(destination, name);
    await copyFile(await mediaFixture(name), path);
    paths.push(path);
  }
  return paths;
}
