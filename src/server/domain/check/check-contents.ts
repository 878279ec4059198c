import type { CheckProblem } from '#shared/maintenance/maintenance.schema.ts';
import type { Stores } from '#server/domain/check/compare-files.ts';
import { checksumOf, readStoredFile, type Checksum } from '#server/domain/files/checksum.ts';
import { titleOfFile } from '#server/domain/files/stored-files.ts';
import { inParallel } from '#server/domain/in-parallel.ts';
import type { Progress } from '#server/progress.ts';
import { Failure } from '#server/errors.ts';
import {
  findStoredFiles,
  insertStoredFile,
} from '#server/storage/database/queries/site/stored-files.queries.ts';
import type { ListedFile } from '#server/storage/media-store/media-store.ts';

type Options = { signal: AbortSignal | undefined; progress: Progress; isRepairing: boolean };

const BATCH = 200;

/** Reads every file and compares it with the checksum recorded at upload. */
export async function checkContents(
  { database, media }: Stores,
  files: ListedFile[],
  { signal, progress, isRepairing }: Options,
) {
  const problems: CheckProblem[] = [];
  let [done, withoutChecksum, written] = [0, 0, 0];

  async function check(
    { name, size, modifiedAt }: ListedFile,
    expected: Checksum | undefined,
  ): Promise<void> {
    signal?.throwIfAborted();
    const actual = expected && expected.size !== size ? { size } : await readChecksum(name);
    progress('Files', (done += 1), files.length);
    if (actual === 'gone') return;
    if (actual === 'unreadable') return add('unreadable', name);
    if (!expected && isRepairing && 'sha256' in actual) {
      await insertStoredFile(database, { name, ...actual, storedAt: modifiedAt.toISOString() });
      written += 1;
    } else if (!expected) withoutChecksum += 1;
    else if (!('sha256' in actual) || actual.sha256 !== expected.sha256) await add('damaged', name);
  }

  async function readChecksum(name: string): Promise<Checksum | 'gone' | 'unreadable'> {
    try {
      return await checksumOf(await readStoredFile(media, name));
    } catch (error) {
      // An unavailable store says nothing about this file.
      if (error instanceof Failure && error.status !== 404) throw error;
      return error instanceof Failure ? 'gone' : 'unreadable';
    }
  }

  async function add(problem: CheckProblem['problem'], file: string): Promise<void> {
    const title = await titleOfFile(database, file);
    // No title: deleted since.
    if (title !== null) problems.push({ problem, file, title });
  }

  for (let start = 0; start < files.length; start += BATCH) {
    const part = files.slice(start, start + BATCH);
    const known = await findStoredFiles(
      database,
      part.map(({ name }) => name),
    );
    const expected = new Map(known.map((file) => [file.name, file]));
    await inParallel(part, (file) => check(file, expected.get(file.name)));
  }
  return { problems, withoutChecksum, written };
}
