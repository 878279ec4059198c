import { constants, copyFileSync, linkSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { mediaFixture, type FixtureName } from '#tests/support/media/fixtures.ts';
import { sizesOf, type MadeSize } from '#tests/support/media/picture-sizes.ts';

export type StoredPicture = { address: string; facts: PictureFacts };

/** What is known about a fixture, and its sizes: the same for every site. */
const known = new Map<FixtureName, Promise<{ facts: PictureFacts; sizes: MadeSize[] }>>();

function factsAndSizes(fixture: FixtureName, path: string) {
  const found =
    known.get(fixture) ??
    pictureFacts(path).then(async (facts) => ({ facts, sizes: await sizesOf(fixture, facts.width) }));
  known.set(fixture, found);
  return found;
}

/** Pictures are shared by many rows, and their sizes are there, as in a site that has run for a while. */
export async function storePictures(uploads: string) {
  const store = async (fixture: FixtureName, name: string): Promise<StoredPicture> => {
    const path = await mediaFixture(fixture);
    const { facts, sizes } = await factsAndSizes(fixture, path);
    await copyFile(path, join(uploads, name));
    for (const size of sizes) await copyFile(size.path, join(uploads, size.nameFor(name)));
    return { address: `/uploads/${name}`, facts };
  };
  const [cover, thumbnail, photo] = await Promise.all([
    store('picture.png', 'cover.png'),
    store('picture.jpg', 'thumbnail.jpg'),
    store('large.jpg', 'photo.jpg'),
  ]);
  return { cover, thumbnail, photo };
}

async function pictureFacts(path: string): Promise<PictureFacts> {
  const { width, height } = await sharp(path).metadata();
  const small = await sharp(path)
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data);
  return { width, height, thumbhash: Buffer.from(hash).toString('base64'), animated: false };
}

/** File systems give one file only so many names. */
const NAMES_PER_FILE = 30_000;

/**
 * One file under many names: a song's file is its own, so that its download is named after it.
 * Gives a function that puts the file under the name an address ends with, unless it is there already.
 */
export async function storeUnderManyNames(uploads: string, fixture: FixtureName) {
  const original = await mediaFixture(fixture);
  const named = new Set<string>();
  let copy = '';
  return (address: string | null | undefined): void => {
    if (!address?.startsWith('/uploads/')) return;
    const path = join(uploads, address.slice('/uploads/'.length));
    if (named.has(path)) return;
    if (named.size % NAMES_PER_FILE === 0) {
      copyFileSync(original, path, constants.COPYFILE_FICLONE);
      copy = path;
    } else linkSync(copy, path);
    named.add(path);
  };
}
