import { expect, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { DiskUse } from '#shared/maintenance/maintenance.schema.ts';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';
import { makePhoto } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

test('the smaller copies of pictures are counted by the daily look at all files', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const use = async () => (await owner.get(apiPaths.diskUse)).json<DiskUse>();
  await site.jobs.idle();
  expect(await use()).toMatchObject({ pictures: 0, sizes: 0 });

  const { imagePath } = await makePhoto(owner);
  await site.jobs.idle();
  await enqueueJob(site.database, 'sweep', '');
  await site.jobs.idle();
  let [pictures, sizes] = [0, 0];
  for await (const { name, size } of site.media.list()) {
    if (imagePath.endsWith(name)) pictures += size;
    else sizes += size;
  }
  expect(sizes).toBeGreaterThan(0);
  expect(await use()).toMatchObject({ pictures, sizes });
});
