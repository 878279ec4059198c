import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { clearIncomingPeriodically } from '#server/domain/files/clear-incoming.ts';
import { createDiskStore } from '#server/storage/media-store/on-disk.ts';

it('removes what a killed program left once it is certain that it runs no more, without a start', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = await mkdtemp(join(tmpdir(), 'marquee-tidy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // In a container of its own, so that its process cannot be checked; it was killed a moment ago.
  const killed = join(folder, '.incoming', `c0ffee-${process.pid}-killed`);
  await mkdir(killed, { recursive: true });
  await writeFile(join(killed, 'half'), 'of a file');
  await utimes(killed, Date.now() / 1_000, Date.now() / 1_000);

  const media = await createDiskStore(folder);
  onTestFinished(() => media.close());
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line).msg) });
  onTestFinished(clearIncomingPeriodically({ media, log }));
  expect(await media.clearIncoming()).toBe(0);
  vi.setSystemTime(Date.now() + 60_000);
  // Silent for a minute by the clock, and again by the time that has really passed.
  expect(await media.clearIncoming()).toBe(0);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(lines).toEqual(['Removed 1 uploads that never finished']));
  expect(await readdir(join(folder, '.incoming'))).toHaveLength(1);
});
