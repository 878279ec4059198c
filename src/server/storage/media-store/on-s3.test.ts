import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createIncomingFolder } from '#server/storage/media-store/incoming-folder.ts';
import { mediaStoreSuite } from '#server/storage/media-store/media-store.suite.ts';
import { createS3Store } from '#server/storage/media-store/on-s3.ts';
import { s3Environment } from '#tests/support/s3/environment.ts';

async function makeStore(changes: Record<string, string> = {}) {
  const { s3 } = readConfig({ ...(await s3Environment()), ...changes });
  if (!s3) throw new Error('The environment names no bucket');
  const folder = await mkdtemp(join(tmpdir(), 'marquee-s3-incoming-'));
  const store = await createS3Store(s3, await createIncomingFolder(folder));
  onTestFinished(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  return store;
}

mediaStoreSuite('The S3 store', () => makeStore());
