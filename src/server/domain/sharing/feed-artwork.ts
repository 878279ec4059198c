import { createHash } from 'node:crypto';
import { artworkPath } from '#shared/primitives/addresses.ts';
import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { artworkSides } from '#shared/media/pictures.ts';
import type { Config } from '#server/config.ts';
import type { PictureOnDemand } from '#server/domain/files/pictures-on-demand.ts';
import type { PublicFiles } from '#server/domain/files/public-files.ts';
import { squareName, squareOf, type SquareDeps } from '#server/domain/files/squares.ts';
import { addressOfFile, fileAt } from '#server/domain/files/stored-files.ts';
import { artistPhoto } from '#server/domain/catalogue/photos.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findPictureByStem } from '#server/storage/database/queries/site/files.queries.ts';
import { stemOf } from '#server/storage/media-store/names.ts';

type Deps = SquareDeps & { database: Database; config: Config; publicFiles: PublicFiles };

const USE = 'artwork';
const FORMAT = 'jpeg';
/** Differs from the names of uploads, so that site checks ignore these files. */
const DRAWN = 'artwork-';
/** Increase with every change to the drawing. */
const DRAWING = 2;

/** The path of a square cover or photo for podcast apps; known before the picture exists. */
export function artworkOf(address: string | null, facts: PictureFacts | null): string | null {
  const original = fileAt(address);
  if (!original) return null;
  return pathOf(squareName(original, USE, { focus: facts?.focus ?? null, format: FORMAT }));
}

/** The artist's photo, or a drawing of the name. */
export async function artworkOfArtist(db: Database, artistName: string): Promise<string> {
  const photo = await artistPhoto(db);
  return artworkOf(photo?.imagePath ?? null, photo?.picture ?? null) ?? pathOf(drawingName(artistName));
}

/** The current picture for such a path, perhaps with another name; null if nothing public uses it. */
export async function findArtwork(deps: Deps, file: string): Promise<PictureOnDemand | null> {
  return file.startsWith(DRAWN) ? drawing(deps) : cover(deps, file);
}

async function drawing({ database, config, fileJobs }: Deps): Promise<PictureOnDemand> {
  const { name } = await readArtist(database, config);
  return {
    file: drawingName(name),
    prefix: DRAWN,
    make: (urgency) => fileJobs.drawArtwork(name, artworkSides.least, urgency),
  };
}

async function cover(deps: Deps, file: string): Promise<PictureOnDemand | null> {
  if (!(await deps.publicFiles.has(file))) return null;
  const found = await findPictureByStem(deps.database, addressOfFile(stemOf(file)));
  const original = fileAt(found?.address ?? null);
  if (!original) return null;
  const { width = 0, height = 0, focus = null } = found?.picture ?? {};
  const side = Math.min(artworkSides.most, Math.max(artworkSides.least, Math.min(width, height)));
  return squareOf(deps, original, USE, { side, margin: 0, focus, format: FORMAT });
}

function drawingName(artistName: string): string {
  const everything = JSON.stringify([DRAWING, artistName]);
  return `${DRAWN}${createHash('sha256').update(everything).digest('hex').slice(0, 16)}.jpg`;
}

function pathOf(file: string): string {
  return artworkPath.replace(':file', file);
}
