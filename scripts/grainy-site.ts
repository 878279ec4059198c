import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeDemo } from '#scripts/demo-site.ts';
import { addGrain } from '#tests/support/media/grain.ts';
import { writeRelease } from '#scripts/lib/release.ts';
import { isTrial } from '#scripts/lib/trial.ts';

/**
 * What is measured: the demo with 6 songs, 12 photographs and 12 videos, and grain over every picture. Smooth pictures
 * are a few kilobytes and hide what photographs cost.
 */
const SONGS = 6;
const PHOTOS = isTrial ? 2 : 12;
const VIDEOS = isTrial ? 1 : 12;
const PICTURE_WIDTH = isTrial ? 320 : 1280;
/** The sizes of all pictures and the streams of all videos are made. */
const PREPARATION_MS = 15 * 60_000;

/** The parts of demo/manifest.json that matter here. */
type Item = { title: string; featured?: boolean };
type Manifest = {
  releases: { cover: string; tracks: Item[] }[];
  photos: (Item & { image: string })[];
  videos: (Item & { thumbnail: string })[];
  posts: { picture?: string }[];
};

/**
 * A data folder with that content, prepared by this build. `--site=folder` on the command line keeps it there for the
 * next run, which the caller may then change: it gets a copy.
 */
export async function makeGrainySite(): Promise<string> {
  const kept = process.argv.find((argument) => argument.startsWith('--site='))?.slice('--site='.length);
  const folder = await mkdtemp(join(tmpdir(), 'marquee-grainy-'));
  if (kept && existsSync(kept)) {
    await cp(kept, folder, { recursive: true });
    return folder;
  }
  const release = await mkdtemp(join(tmpdir(), 'marquee-release-'));
  try {
    await writeRelease(release);
    await symlink(resolve('node_modules'), join(release, 'node_modules'));
    const pictures = await changeDemo(join(release, 'demo'));
    await makeDemo({ folder, program: join(release, 'dist/server/demo.js'), maxWaitMs: PREPARATION_MS });
    await requireSizes(folder, pictures);
  } finally {
    await rm(release, { recursive: true });
  }
  if (kept) await cp(folder, kept, { recursive: true });
  return folder;
}

/** Gives back how many pictures there are. */
async function changeDemo(demo: string): Promise<number> {
  const file = join(demo, 'manifest.json');
  const manifest = changeManifest(JSON.parse(await readFile(file, 'utf8')) as Manifest);
  await writeFile(file, JSON.stringify(manifest));
  // They were made of the pictures without grain.
  await rm(join(demo, 'sizes'), { recursive: true });
  const { releases, photos, videos, posts } = manifest;
  const pictures = [
    ...releases.map(({ cover }) => cover),
    ...photos.map(({ image }) => image),
    ...videos.map(({ thumbnail }) => thumbnail),
    ...posts.flatMap(({ picture }) => picture ?? []),
  ];
  for (const picture of new Set(pictures)) {
    const path = join(demo, picture);
    const grainy = await addGrain(path, PICTURE_WIDTH);
    await writeFile(path, grainy);
  }
  return pictures.length;
}

/** On a busy machine the site can seem to rest before it has made them. */
async function requireSizes(folder: string, pictures: number): Promise<void> {
  if (isTrial) return;
  const made = (await readdir(join(folder, 'uploads'))).filter((file) => file.endsWith('-640.avif')).length;
  if (made < pictures)
    throw new Error(`Only ${made} of ${pictures} pictures have their sizes: the machine is too busy`);
}

function changeManifest(manifest: Manifest): Manifest {
  let songsLeft = SONGS;
  // The newest releases are last.
  const releases = manifest.releases.toReversed().flatMap((release) => {
    const tracks = release.tracks.slice(0, songsLeft);
    songsLeft -= tracks.length;
    return tracks.length > 0 ? [{ ...release, tracks }] : [];
  });
  return {
    ...manifest,
    releases: releases.toReversed(),
    photos: repeat(manifest.photos, PHOTOS),
    videos: repeat(manifest.videos, VIDEOS),
  };
}

/** So many items; those that the demo does not have are the first ones again, under another title. */
function repeat<One extends Item>(items: One[], count: number): One[] {
  return Array.from({ length: count }, (_, at) => {
    const item = items[at % items.length]!;
    if (at < items.length) return item;
    const { featured: _featured, ...again } = item;
    return { ...again, title: `${item.title} (again)` } as One;
  });
}
