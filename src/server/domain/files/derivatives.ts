import { rm } from 'node:fs/promises';
import pLimit from 'p-limit';
import { pictureFormats, pictureWidths, resizedPicture, type PictureFormat } from '#shared/pictures.ts';
import type { PictureFacts } from '#shared/pictures.schema.ts';
import { addressOfFile, fileAt } from '#server/domain/files/stored-files.ts';
import { makeSize } from '#server/media/pictures.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findPictureByStem } from '#server/storage/database/files.queries.ts';
import type { MediaStore, StoredFile } from '#server/storage/media-store/media-store.ts';
import { stemOf } from '#server/storage/media-store/names.ts';

type Needs = { database: Database; media: MediaStore };
type Size = { width: number; format: PictureFormat };

const AT_A_TIME = 2;

/** The smaller versions of pictures: made after an upload, and made again whenever one is missing. */
export function createDerivatives({ database, media }: Needs) {
  const limit = pLimit(AT_A_TIME);
  const underWay = new Map<string, Promise<void>>();

  /** Whoever asks while a size is being made waits for that one. */
  function make(original: string, { width, format }: Size, animated: boolean): Promise<void> {
    const name = sizedName(original, { width, format });
    const already = underWay.get(name);
    if (already) return already;
    const making = limit(async () => {
      const target = media.incomingPath();
      try {
        await media.withLocalFile(original, (path) => makeSize(path, { width, format, animated }, target));
        await media.save(target, name);
        // Deleted while we were at it: the new file would belong to nothing.
        if (!(await media.open(original))) await media.discard(name);
      } finally {
        await rm(target, { force: true });
      }
    }).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  const pictureOf = (name: string) => findPictureByStem(database, addressOfFile(stemOf(name)));

  return {
    /** Makes every size a page may ask for that is not there yet. */
    async makeAll(original: string, signal: AbortSignal): Promise<void> {
      const { picture: facts } = (await pictureOf(original)) ?? {};
      if (!facts) return;
      const missing: Size[] = [];
      for (const size of sizesOf(original, facts)) if (!(await media.open(size.name))) missing.push(size);
      if (missing.length === 0) return;
      // Lent once for all sizes: a store elsewhere would send it again for each.
      await media.withLocalFile(original, async () => {
        for (const size of missing) {
          signal.throwIfAborted();
          await make(original, size, facts.animated);
        }
      });
    },

    /** Makes a size that is offered but not there; null for a name that no picture offers. */
    async makeMissing(name: string): Promise<StoredFile | null> {
      const [, width, format] = /^[a-z0-9]+-([1-9]\d{0,4})\.([a-z]+)$/.exec(name) ?? [];
      if (!isFormat(format)) return null;
      const picture = await pictureOf(name);
      const original = fileAt(picture?.address ?? null);
      if (!original || !picture?.picture) return null;
      if (!pictureWidths(picture.picture.width).includes(Number(width))) return null;
      await make(original, { width: Number(width), format }, picture.picture.animated);
      return media.open(name);
    },
  };
}

export type Derivatives = ReturnType<typeof createDerivatives>;

/** Every size in which a picture is offered, with the name of its file. */
export function sizesOf(original: string, { width, animated }: PictureFacts): (Size & { name: string })[] {
  const formats = animated ? (['webp'] as const) : pictureFormats;
  return pictureWidths(width).flatMap((width) =>
    formats.map((format) => ({ width, format, name: sizedName(original, { width, format }) })),
  );
}

function sizedName(original: string, { width, format }: Size): string {
  return resizedPicture(original, width, format);
}

function isFormat(format: string | undefined): format is PictureFormat {
  return pictureFormats.some((known) => known === format);
}
