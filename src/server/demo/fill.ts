import { rm } from 'node:fs/promises';
import { demoParts, type DemoPart } from '#server/demo/parts.ts';
import type { DemoFiles } from '#server/demo/demo-files.ts';
import { readDemoReport, saveDemoReport } from '#server/demo/report.ts';
import { listAccounts } from '#server/domain/accounts.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';

type Needs = ContentNeeds & { demoFiles: DemoFiles };

type Options = {
  signal: AbortSignal;
  /** Asked before each part: whether the demo is still wanted. */
  isWanted?: () => Promise<boolean>;
  onProgress?: (done: number, total: number) => void;
};

/**
 * Fills the site with what of the demo is not there yet. Cut short, it goes on where it was: the report says what is
 * there, and each part is stored under a key of its own, so that nothing is stored twice.
 */
export async function fillWithDemo(
  needs: Needs,
  { signal, isWanted = async () => true, onProgress = () => {} }: Options,
): Promise<void> {
  const { database, media, demoFiles } = needs;
  const report = await readDemoReport(database);
  const [owner] = await listAccounts(database);
  if (!report || !owner) return;
  const stored = new Map(report.parts.map(({ name, items }) => [name, items]));
  const missing = demoParts.filter(({ name }) => !stored.has(name));

  const make = async ({ file }: DemoPart): Promise<string> => {
    const path = media.incomingPath();
    if (file) await demoFiles.make(file, path, signal);
    return path;
  };
  /** While one part is stored, the file of the next is made. */
  let ahead = missing[0] && make(missing[0]);
  for (const [index, part] of missing.entries()) {
    const path = (await ahead) ?? '';
    const next = missing[index + 1];
    ahead = next && make(next);
    // Waited for only in its turn; should this part fail first, nobody misses it.
    ahead?.catch(() => undefined);
    try {
      signal.throwIfAborted();
      if (!(await isWanted())) return;
      const upload = { key: `demo ${report.fill} ${part.name}`, userId: owner.id };
      const items = await part.store(needs, { path, upload, stored });
      stored.set(part.name, items);
      await saveDemoReport(database, {
        ...report,
        parts: [...stored].map(([name, items]) => ({ name, items })),
      });
      onProgress(stored.size, demoParts.length);
    } finally {
      await rm(path, { force: true });
    }
  }
}
