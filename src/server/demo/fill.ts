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

/** As many files are made at once, while another is stored: most machines have two processors. */
const MADE_AHEAD = 2;

/**
 * Fills the site with what of the demo is not there yet. Cut short, it goes on where it was: the report says what is
 * there, and each part is stored under a key of its own, so that nothing is stored twice.
 */
export async function fillWithDemo(
  needs: Needs,
  { signal, isWanted = async () => true, onProgress = () => {} }: Options,
): Promise<void> {
  const { database } = needs;
  const report = await readDemoReport(database);
  const [owner] = await listAccounts(database);
  if (!report || !owner) return;
  const stored = new Map(report.parts.map(({ name, items }) => [name, items]));
  const missing = demoParts.filter(({ name }) => !stored.has(name));

  for await (const { part, path } of withFiles(missing, needs, signal)) {
    signal.throwIfAborted();
    if (!(await isWanted())) return;
    const upload = { key: `demo ${report.fill} ${part.name}`, userId: owner.id };
    stored.set(part.name, await part.store(needs, { path, upload, stored }));
    const parts = [...stored].map(([name, items]) => ({ name, items }));
    await saveDemoReport(database, { ...report, parts });
    onProgress(parts.length, demoParts.length);
  }
}

type Making = { part: DemoPart; path: string; made: Promise<void> };

/** The parts in their order, each with its file. However this ends, no file is left lying around. */
async function* withFiles(
  parts: readonly DemoPart[],
  { media, demoFiles }: Pick<Needs, 'media' | 'demoFiles'>,
  signal: AbortSignal,
): AsyncGenerator<Pick<Making, 'part' | 'path'>> {
  const ending = new AbortController();
  const stop = AbortSignal.any([signal, ending.signal]);
  const begin = (part: DemoPart): Making => {
    const path = media.incomingPath();
    const made = part.file ? demoFiles.make(part.file, path, stop) : Promise.resolve();
    // Waited for only in its turn: should another one fail before, nobody misses it.
    made.catch(() => undefined);
    return { part, path, made };
  };
  const begun: Making[] = [];
  const beginNext = () => {
    const part = parts[begun.length];
    if (part) begun.push(begin(part));
  };
  for (let count = 0; count < MADE_AHEAD; count += 1) beginNext();
  try {
    // What is begun on the way is waited for in its turn.
    for (const next of begun) {
      await next.made;
      beginNext();
      yield next;
      await rm(next.path, { force: true });
    }
  } finally {
    ending.abort();
    await Promise.allSettled(begun.map(({ made }) => made));
    for (const { path } of begun) await rm(path, { force: true });
  }
}
