import { maximums } from '#shared/primitives/limits.ts';
import type { Press, PressChanges } from '#shared/site/press.schema.ts';
import { changeContent } from '#server/domain/catalogue/content.ts';
import {
  refuseUnknownReferences,
  withPhotosInBin,
  type References,
} from '#server/domain/catalogue/references.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { enqueueForFile } from '#server/domain/jobs/enqueue.ts';
import { pressNotFound } from '#server/errors.ts';
import { identify } from '#server/media/sniff.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findPhotos } from '#server/storage/database/queries/catalogue/photos.queries.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';
import * as queries from '#server/storage/database/queries/site/press.queries.ts';

type PressRow = queries.PressRow;

/** Until the owner has saved one. */
const emptyPress: PressRow = {
  enabled: false,
  shortBio: null,
  longBio: null,
  quotes: [],
  contact: null,
  imageIds: [],
  rider: null,
  version: 1,
};

export function isPressEnabled(db: Database): Promise<boolean> {
  return queries.isPressEnabled(db);
}

/** Only the owner reads a press kit that is off. */
export async function readPress(db: Database, audience: Audience): Promise<Press> {
  const press = await findOrEmpty(db);
  if (!press.enabled && audience !== 'owner') throw pressNotFound();
  return withPhotos(db, press, audience);
}

export function changePress(
  deps: ContentDeps,
  { version, removeRider = false, ...changes }: PressChanges,
  files: { rider?: string } = {},
): Promise<Press> {
  return changeContent(deps, {
    find: findOrEmpty,
    notFound: pressNotFound,
    version,
    storeFiles: async (keep) =>
      files.rider ? keep(files.rider, await identify(files.rider, 'document')) : null,
    update: async (db, before, newRider) => {
      await refuseUnknownReferences(db, referencesOf({ ...before, ...changes }), referencesOf(before));
      const remaining = removeRider ? null : before.rider;
      const after = await queries.savePress(db, {
        ...before,
        ...changes,
        ...(changes.imageIds && {
          imageIds: await withPhotosInBin(db, changes.imageIds, before.imageIds, maximums.pressPhotos),
        }),
        rider: newRider ?? remaining,
        version: before.version + 1,
      });
      if (after.rider !== before.rider) await enqueueForFile(db, 'discard', before.rider);
      return withPhotos(db, after, 'owner');
    },
  });
}

async function findOrEmpty(db: Database): Promise<PressRow> {
  return (await queries.findPress(db)) ?? emptyPress;
}

/** Photos that were deleted or hidden since are left out. */
async function withPhotos(db: Database, press: PressRow, audience: Audience): Promise<Press> {
  const found = new Map((await findPhotos(db, press.imageIds, audience)).map((photo) => [photo.id, photo]));
  const photos = press.imageIds.flatMap((id) => found.get(id) ?? []);
  return { ...press, imageIds: photos.map(({ id }) => id), photos };
}

const referencesOf = ({ imageIds }: PressRow): References => ({
  imageIds: { kind: 'photos', ids: imageIds },
});
