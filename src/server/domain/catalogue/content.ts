import { contentChanged } from '#server/domain/changes.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { keepingFiles, type Keep } from '#server/domain/files/stored-files.ts';
import type { UploadKey } from '#server/domain/catalogue/single-uploads.ts';
import { changedMeanwhile, type Failure } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';

/** Stores an item's files, then its row; `prepare` returns how to insert the row. If anything fails, nothing is stored. */
export function createContent<Item extends object>(
  deps: ContentDeps,
  upload: UploadKey | null,
  prepare: (keep: Keep) => Promise<(db: Database) => Promise<Item>>,
): Promise<Item> {
  return deps.uploads.once<Item>(upload, async (store) => {
    const item = await keepingFiles(deps, async (keep) => store(await prepare(keep)));
    contentChanged(deps);
    return item;
  });
}

type ContentChange<Before, Files, After> = {
  find: (db: Database) => Promise<Before | undefined>;
  notFound: () => Failure;
  /** The version that the editor saw; without one the change always applies. */
  version: number | undefined;
  storeFiles: (keep: Keep) => Promise<Files>;
  update: (db: Database, before: Before, files: Files) => Promise<After>;
};

/** Stores new files and updates the row, unless the row was changed since `version`. */
export async function changeContent<Before extends { version: number }, Files, After>(
  deps: ContentDeps,
  { find, notFound, version, storeFiles, update }: ContentChange<Before, Files, After>,
): Promise<After> {
  const findUnchanged = async (db: Database) => unchanged(await find(db), version, notFound);
  const after = await keepingFiles(deps, async (keep) => {
    // Checked here too, because processing files takes long.
    await findUnchanged(deps.database);
    const files = await storeFiles(keep);
    return inTransaction(deps.database, async (db) => update(db, await findUnchanged(db), files));
  });
  contentChanged(deps);
  return after;
}

type BatchChange<Before, After> = {
  find: (db: Database, id: number) => Promise<Before | undefined>;
  notFound: () => Failure;
  update: (db: Database, before: Before) => Promise<After>;
};

/** Changes several items, or none of them if one was deleted or changed since its version. */
export async function changeTogether<Before extends { version: number }, After>(
  deps: ContentDeps,
  items: { id: number; version: number }[],
  { find, notFound, update }: BatchChange<Before, After>,
): Promise<After[]> {
  const changed = await inTransaction(deps.database, async (db) => {
    const after: After[] = [];
    for (const { id, version } of items)
      after.push(await update(db, unchanged(await find(db, id), version, notFound)));
    return after;
  });
  contentChanged(deps);
  return changed;
}

function unchanged<Row extends { version: number }>(
  row: Row | undefined,
  version: number | undefined,
  notFound: () => Failure,
): Row {
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version) throw changedMeanwhile();
  return row;
}
