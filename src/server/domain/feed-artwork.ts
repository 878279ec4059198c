import { createHash } from 'node:crypto';
import { artworkPath } from '#shared/addresses.ts';
import type { PictureFacts } from '#shared/pictures.schema.ts';
import { artworkSides } from '#shared/pictures.ts';
import type { Config } from '#server/config.ts';
import type { PictureOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import type { PublicFiles } from '#server/domain/files/public-files.ts';
import { squareName, squareOf, type SquareNeeds } from '#server/domain/files/squares.ts';
import { addressOfFile, fileAt } from '#server/domain/files/stored-files.ts';
import { artistPhoto } from '#server/domain/photos.ts';
import { readArtist } from '#server/domain/settings.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findPictureByStem } from '#server/storage/database/files.queries.ts';
import { stemOf } from '#server/storage/media-store/names.ts';

type Needs = SquareNeeds & { database: Database; config: Config; publicFiles: PublicFiles };

const USE = 'artwork';
const FORMAT = 'jpeg';
/** What the names of drawings begin with: no name of an upload, so that no check asks whose they are. */
const DRAWN = 'artwork-';
/** Counts up with every change to how they are drawn. */
const DRAWING = 2;

/** The address of a cover or photo as podcast apps want it; null for what is not there. Known before it is made. */
export function artworkOf(address: string | null, facts: PictureFacts | null): string | null {
  const original = fileAt(address);
  if (!original) return null;
  return pathOf(squareName(original, USE, { focus: facts?.focus ?? null, format: FORMAT }));
}

/** What stands for the artist: a photo, or else a drawing of the name. */
export async function artworkOfArtist(db: Database, artistName: string): Promise<string> {
  const photo = await artistPhoto(db);
  return artworkOf(photo?.imagePath ?? null, photo?.picture ?? null) ?? pathOf(drawingName(artistName));
}

/** The picture at such an address as it is today, maybe under another name; null where nothing public has one. */
export async function findArtwork(needs: Needs, file: string): Promise<PictureOnDemand | null> {
  return file.startsWith(DRAWN) ? drawing(needs) : cover(needs, file);
}

async function drawing({ database, config, fileJobs }: Needs): Promise<PictureOnDemand> {
  const { name } = await readArtist(database, config.artistName);
  return {
    file: drawingName(name),
    prefix: DRAWN,
    make: (target, urgency) => fileJobs.drawArtwork(name, { side: artworkSides.least, target }, urgency),
  };
}

async function cover(needs: Needs, file: string): Promise<PictureOnDemand | null> {
  if (!(await needs.publicFiles.has(file))) return null;
  const found = await findPictureByStem(needs.database, addressOfFile(stemOf(file)));
  const original = fileAt(found?.address ?? null);
  if (!original) return null;
  const { width = 0, height = 0, focus = null } = found?.picture ?? {};
  const side = Math.min(artworkSides.most, Math.max(artworkSides.least, Math.min(width, height)));
  return squareOf(needs, original, USE, { side, margin: 0, focus, format: FORMAT });
}

function drawingName(artistName: string): string {
  const everything = JSON.stringify([DRAWING, artistName]);
  return `${DRAWN}${createHash('sha256').update(everything).digest('hex').slice(0, 16)}.jpg`;
}

function pathOf(file: string): string {
  return artworkPath.replace(':file', file);
}
