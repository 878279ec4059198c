import { artistSettings } from '#server/demo/content/artist.ts';
import { forgetDemo, readDemoReport, type DemoKind } from '#server/demo/report.ts';
import { deleteForGood, moveToBin } from '#server/domain/bin.ts';
import { contentChanged } from '#server/domain/changes.ts';
import { deleteMessages } from '#server/domain/messages.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { Failure } from '#server/errors.ts';
import { deleteSettingWithValue } from '#server/storage/database/settings.queries.ts';
import { findVersion } from '#server/storage/database/versions.queries.ts';

/** Takes out of the site what the demo brought. What the owner has changed meanwhile waits in the bin, in case it is theirs by now. */
export async function removeDemo(needs: ContentNeeds, signal: AbortSignal): Promise<void> {
  const { database } = needs;
  const report = await readDemoReport(database);
  if (!report) return;
  for (const { kind, id } of report.parts.flatMap(({ items }) => items)) {
    signal.throwIfAborted();
    await unlessGone(() => removeItem(needs, kind, id));
  }
  for (const [key, value] of Object.entries(artistSettings))
    await deleteSettingWithValue(database, key, value);
  await forgetDemo(database);
  contentChanged(needs);
}

async function removeItem(needs: ContentNeeds, kind: DemoKind, id: number): Promise<void> {
  if (kind === 'messages') {
    await deleteMessages(needs.database, { ids: [id] });
    return;
  }
  const isUntouched = (await findVersion(needs.database, kind, id)) === 1;
  await moveToBin(needs, kind, id);
  if (isUntouched) await deleteForGood(needs, kind, id);
}

/** The owner may have been faster. */
async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure && error.status === 404)) throw error;
  }
}
