import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoFolder, readDemoManifest } from '#server/demo/manifest.ts';
import { demoParts } from '#server/demo/parts.ts';
import { readDemoReport, saveDemoReport } from '#server/demo/report.ts';
import { listAccounts } from '#server/domain/accounts/accounts.ts';
import { contentChanged } from '#server/domain/changes.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

type Options = {
  signal: AbortSignal;
  /** Asked before each part: whether the demo is still wanted. */
  isWanted?: () => Promise<boolean>;
  onProgress?: (done: number, total: number) => void;
};

/**
 * Fills the site with what of the demo is missing. Cut short, it continues where it was: the report says what is
 * stored, and each part has an upload key, so that nothing is stored twice.
 */
export async function fillWithDemo(
  deps: ContentDeps,
  { signal, isWanted = async () => true, onProgress = () => {} }: Options,
): Promise<void> {
  const { database, media } = deps;
  const report = await readDemoReport(database);
  const [owner] = await listAccounts(database);
  if (!report || !owner) return;
  const parts = demoParts(await readDemoManifest());
  const stored = new Map(report.parts.map(({ name, items }) => [name, items]));

  for (const part of parts) {
    if (stored.has(part.name)) continue;
    signal.throwIfAborted();
    if (!(await isWanted())) return;
    const upload = { key: `demo ${report.fill} ${part.name}`, userId: owner.id };
    const items = await withCopies(media, (copy) => part.store(deps, { copy, upload, report, stored }));
    stored.set(part.name, items);
    await saveDemoReport(database, {
      ...report,
      parts: [...stored].map(([name, items]) => ({ name, items })),
    });
    // What was stored has got its dates since it was announced.
    contentChanged(deps);
    onProgress(stored.size, parts.length);
  }
}

/** Lends copies of the demo's files. One that was stored has been moved away; the others are removed. */
async function withCopies<T>(
  media: MediaStore,
  work: (copy: (file: string) => Promise<string>) => Promise<T>,
): Promise<T> {
  const copies: string[] = [];
  const copy = async (file: string) => {
    const path = media.incomingPath();
    copies.push(path);
    await copyFile(join(demoFolder ?? '', file), path);
    return path;
  };
  try {
    return await work(copy);
  } finally {
    for (const path of copies) await rm(path, { force: true });
  }
}
