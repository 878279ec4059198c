import { constants, copyFileSync, linkSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { PictureFacts } from '#shared/pictures.schema.ts';
import { mediaFixture, type FixtureName } from '#tests/support/media/fixtures.ts';

export type StoredPicture = { address: string; facts: PictureFacts };

/** Pictures are shared by many rows: each size of one is made once, not sixty times. */
export async function storePictures(uploads: string) {
  const store = async (fixture: FixtureName, name: string): Promise<StoredPicture> => {
    const path = await mediaFixture(fixture);
    await copyFile(path, join(uploads, name));
    return { address: `/uploads/${name}`, facts: await pictureFacts(path) };
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
