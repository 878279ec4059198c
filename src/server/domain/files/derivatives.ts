import { rm } from 'node:fs/promises';
import { pictureFormats, pictureWidths, resizedPicture, type PictureFormat } from '#shared/media/pictures.ts';
import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { addressOfFile, fileAt } from '#server/domain/files/stored-files.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findPictureByStem } from '#server/storage/database/queries/site/files.queries.ts';
import type { MediaStore, StoredFile } from '#server/storage/media-store/media-store.ts';
import { stemOf } from '#server/storage/media-store/names.ts';

type Deps = { database: Database; media: MediaStore; fileJobs: FileJobs };
type Size = { width: number; format: PictureFormat };
type Urgency = { urgency: 'urgent' | 'later'; signal?: AbortSignal };

/** Below this, decoding once per width is faster than making a reduced copy first. */
const SMALL_PIXELS = 2_000_000;

/** The smaller sizes of pictures: made after an upload, or on request if one is missing. */
export function createDerivatives({ database, media, fileJobs }: Deps) {
  const underWay = new Map<string, Promise<void>>();

  /** Makes sizes of a picture, from `copy` if given. Concurrent requests for the same size share the work. */
  function make(
    original: string,
    sizes: Size[],
    { copy, animated, ...urgency }: Urgency & { copy?: string; animated: boolean },
  ): Promise<void> {
    const makeFrom = (path: string) => fileJobs.makeSizes(path, files, urgency);
    const files = sizes.map((size) => ({ ...size, animated, target: media.incomingPath() }));
    const making = (async () => {
      try {
        await (copy ? makeFrom(copy) : media.withLocalFile(original, makeFrom));
        for (const { target, ...size } of files) await media.save(target, sizedName(original, size));
        // The original was deleted meanwhile, so its sizes must go too.
        if (await media.open(original)) return;
        for (const size of sizes) await media.discard(sizedName(original, size));
      } finally {
        for (const { target } of files) await rm(target, { force: true });
        for (const size of sizes) underWay.delete(sizedName(original, size));
      }
    })();
    for (const size of sizes) underWay.set(sizedName(original, size), making);
    return making;
  }

  /** Makes a temporary copy as wide as the widest size, so that a large picture is decoded once. */
  async function withReduced<T>(
    original: string,
    width: number,
    urgency: Urgency,
    work: (path: string) => Promise<T>,
  ): Promise<T> {
    const target = media.incomingPath();
    try {
      const size = { width, format: 'png' as const, animated: false, target };
      await media.withLocalFile(original, (path) => fileJobs.makeSizes(path, [size], urgency));
      return await work(target);
    } finally {
      await rm(target, { force: true });
    }
  }

  const pictureOf = (name: string) => findPictureByStem(database, addressOfFile(stemOf(name)));

  return {
    /** Makes all missing sizes. */
    async makeAll(original: string, signal: AbortSignal): Promise<void> {
      const { picture: facts } = (await pictureOf(original)) ?? {};
      if (!facts) return;
      const { animated } = facts;
      const widths = pictureWidths(facts.width);
      const missing: Size[] = [];
      for (const size of sizesOf(original, facts)) if (!(await media.open(size.name))) missing.push(size);
      if (missing.length === 0) return;
      const urgency: Urgency = { urgency: 'later', signal };
      // One width at a time: the smallest is ready early, and new uploads can be checked in between.
      const makeMissing = async (copy?: string) => {
        for (const width of widths) {
          signal.throwIfAborted();
          const sizes = missing.filter((size) => size.width === width);
          if (sizes.length > 0) await make(original, sizes, { copy, animated, ...urgency });
        }
      };
      const isSmall = facts.width * facts.height <= SMALL_PIXELS;
      if (!animated && !isSmall) return withReduced(original, Math.max(...widths), urgency, makeMissing);
      // Fetched once for all sizes: a remote store would send it again for each.
      return media.withLocalFile(original, () => makeMissing());
    },

    originalOf: async (name: string): Promise<string | null> =>
      fileAt((await pictureOf(name))?.address ?? null),

    /** Null for a name that is not a size of any picture. */
    async makeMissing(name: string): Promise<StoredFile | null> {
      const [, width, format] = /^[a-z0-9]+-([1-9]\d{0,4})\.([a-z]+)$/.exec(name) ?? [];
      if (!isFormat(format)) return null;
      const picture = await pictureOf(name);
      const original = fileAt(picture?.address ?? null);
      if (!original || !picture?.picture) return null;
      if (!pictureWidths(picture.picture.width).includes(Number(width))) return null;
      const { animated } = picture.picture;
      const size = { width: Number(width), format };
      await (underWay.get(name) ?? make(original, [size], { animated, urgency: 'urgent' }));
      return media.open(name);
    },
  };
}

export type Derivatives = ReturnType<typeof createDerivatives>;

/** The sizes that are made ahead, in the format that nearly every browser takes. The others are made on request. */
export function sizesOf(original: string, { width, animated }: PictureFacts): (Size & { name: string })[] {
  const format = animated ? 'webp' : 'avif';
  return pictureWidths(width).map((width) => ({
    width,
    format,
    name: sizedName(original, { width, format }),
  }));
}

function sizedName(original: string, { width, format }: Size): string {
  return resizedPicture(original, width, format);
}

function isFormat(format: string | undefined): format is PictureFormat {
  return pictureFormats.some((known) => known === format);
}
