import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoFile, demoPictures, readDemoManifest, sizeOfDemoPicture } from '#server/demo/manifest.ts';
import { sizesOf } from '#server/domain/files/derivatives.ts';
import { readPicture } from '#server/media/pictures.ts';

test('every picture of the demo comes with the sizes that the site makes ahead', async () => {
  const missing: string[] = [];
  for (const picture of demoPictures(await readDemoManifest())) {
    const sizes = sizesOf(picture, await readPicture(demoFile(picture))).map((size) =>
      sizeOfDemoPicture(picture, size),
    );
    missing.push(...sizes.filter((size) => !existsSync(demoFile(size))));
  }
  expect(missing, 'made by: npx tsx scripts/demo-sizes.ts').toEqual([]);
});
