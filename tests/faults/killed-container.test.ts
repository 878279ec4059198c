import { mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { figure, isLong } from '#tests/support/figures.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { owner } from '#tests/support/site.ts';
import { startUpload } from '#tests/support/network/slow-upload.ts';
import { arrivingFiles } from '#tests/support/store.ts';

const environment = { OWNER_USERNAME: owner.username, OWNER_PASSWORD: owner.password };

/** Makes what a killed program left look as if it had run in a container of its own until this moment. */
async function moveToContainer(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const elsewhere = join(incoming, name.replace(/^[0-9a-f]+/, 'c0ffee'));
    await rename(join(incoming, name), elsewhere);
    await utimes(elsewhere, new Date(), new Date());
  }
}

test.runIf(isLong)(
  'A18: what a container leaves that is killed during an upload and replaced at once goes within two minutes',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'marquee-fault-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const killed = await startRunningSite({ dataDir, environment });
    onTestFinished(killed.remove);
    const upload = startUpload({ url: killed.url, cookie: await signInAt(killed.url, owner) });
    await upload.send(0.5);
    await vi.waitFor(async () => expect(await arrivingFiles(dataDir)).toHaveLength(1));
    await killed.kill();
    expect(await upload.ended).toBeNull();
    await moveToContainer(join(dataDir, 'uploads', '.incoming'));

    const replaced = await startRunningSite({ dataDir });
    onTestFinished(replaced.remove);
    const began = Date.now();
    expect(await arrivingFiles(dataDir)).toHaveLength(1);
    await vi.waitFor(async () => expect(await arrivingFiles(dataDir)).toEqual([]), 119_000);
    const seconds = Math.round((Date.now() - began) / 1_000);
    figure('A18', `1 temporary file, gone ${seconds} s after the container was replaced, without a restart`);
  },
  150_000,
);
