import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { demoFile, demoPictures, readDemoManifest, sizeOfDemoPicture } from '#server/demo/manifest.ts';
import { sizesOf } from '#server/domain/files/derivatives.ts';
import { makeSize, readPicture } from '#server/media/pictures.ts';

/**
 * npx tsx scripts/demo-sizes.ts: makes the sizes of the demo's pictures again, as the site would. Run it after a
 * picture of the demo or the way sizes are made has changed.
 */
await rm(demoFile('sizes'), { recursive: true, force: true });
for (const picture of demoPictures(await readDemoManifest())) {
  const facts = await readPicture(demoFile(picture));
  for (const size of sizesOf(picture, facts)) {
    const target = demoFile(sizeOfDemoPicture(picture, size));
    await mkdir(dirname(target), { recursive: true });
    await makeSize(demoFile(picture), { ...size, animated: false }, target);
  }
  console.log(picture);
}
