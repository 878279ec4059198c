import { deleteDemoReport, readDemoReport, type DemoKind } from '#server/demo/report.ts';
import { deleteForGood, moveToBin } from '#server/domain/catalogue/bin.ts';
import { contentChanged } from '#server/domain/changes.ts';
import { deleteMessages } from '#server/domain/site/messages.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { Failure } from '#server/errors.ts';
import { deleteUnchangedPress } from '#server/storage/database/demo.queries.ts';
import { deleteSettingWithValue } from '#server/storage/database/queries/site/settings.queries.ts';
import { findVersion } from '#server/storage/database/queries/catalogue/items.queries.ts';

/** Removes what the demo brought. What the owner has changed meanwhile goes to the bin, or stays where there is none. */
export async function removeDemo(deps: ContentDeps, signal: AbortSignal): Promise<void> {
  const { database } = deps;
  const report = await readDemoReport(database);
  if (!report) return;
  for (const { kind, id } of report.parts.flatMap(({ items }) => items)) {
    signal.throwIfAborted();
    await unlessGone(() => removeItem(deps, kind, id));
  }
  for (const [key, value] of Object.entries(report.settings))
    await deleteSettingWithValue(database, key, value);
  await deleteDemoReport(database);
  contentChanged(deps);
}

async function removeItem(deps: ContentDeps, kind: DemoKind, id: number): Promise<void> {
  if (kind === 'messages') {
    await deleteMessages(deps.database, { ids: [id] });
    return;
  }
  if (kind === 'press') {
    await deleteUnchangedPress(deps.database);
    return;
  }
  const isUntouched = (await findVersion(deps.database, kind, id)) === 1;
  await moveToBin(deps, kind, [id]);
  if (isUntouched) await deleteForGood(deps, kind, id);
}

/** The owner may have been faster. */
async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure && error.status === 404)) throw error;
  }
}
