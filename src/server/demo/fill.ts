import { existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { demoFile, readDemoManifest, sizeOfDemoPicture } from '#server/demo/manifest.ts';
import { demoParts, type DemoDeps, type StoredPicture } from '#server/demo/parts.ts';
import { readDemoReport, saveDemoReport } from '#server/demo/report.ts';
import { listAccounts } from '#server/domain/accounts/accounts.ts';
import { contentChanged } from '#server/domain/changes.ts';
import { sizesOf } from '#server/domain/files/derivatives.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
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
  deps: DemoDeps,
  { signal, isWanted = async () => true, onProgress = () => {} }: Options,
): Promise<void> {
  const { database, media } = deps;
  const report = await readDemoReport(database);
  const [owner] = await listAccounts(database);
  if (!report || !owner) return;
  const parts = demoParts(await readDemoManifest());
  const saveSizes = (file: string, picture: StoredPicture) => saveDemoSizes(media, file, picture);
  const stored = new Map(report.parts.map(({ name, items }) => [name, items]));

  for (const part of parts) {
    if (stored.has(part.name)) continue;
    signal.throwIfAborted();
    if (!(await isWanted())) return;
    const upload = { key: `demo ${report.fill} ${part.name}`, userId: owner.id };
    const items = await withCopies(media, (copy) =>
      part.store(deps, { copy, saveSizes, upload, report, stored }),
    );
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
    await copyFile(demoFile(file), path);
    return path;
  };
  try {
    return await work(copy);
  } finally {
    for (const path of copies) await rm(path, { force: true });
  }
}

/** Making the sizes of the demo's pictures would take a minute, so they come with it. A missing one is made as usual. */
async function saveDemoSizes(
  media: MediaStore,
  file: string,
  { address, facts }: StoredPicture,
): Promise<void> {
  const original = fileAt(address);
  if (!original || !facts) return;
  for (const { name, ...size } of sizesOf(original, facts)) {
    const prepared = sizeOfDemoPicture(file, size);
    if (!existsSync(demoFile(prepared))) continue;
    await withCopies(media, async (copy) => media.save(await copy(prepared), name));
  }
}
