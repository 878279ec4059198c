import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSize } from '#server/media/pictures.ts';
import { projectRoot } from '#ssr/project-root.ts';
import { pictureFormats, pictureWidths, resizedPicture } from '#shared/media/pictures.ts';
import { makeOnce, mediaFixture, type FixtureName } from '#tests/support/media/fixtures.ts';

/** Changing how sizes are made makes them again. */
const version = createHash('sha256')
  .update(readFileSync(join(projectRoot(), 'src/server/media/pictures.ts')))
  .digest('hex')
  .slice(0, 16);

export type MadeSize = { nameFor: (original: string) => string; path: string };

/** Every size that pages offer of a still picture, as a site would make it, made once per machine. */
export async function sizesOf(fixture: FixtureName, width: number): Promise<MadeSize[]> {
  const original = await mediaFixture(fixture);
  const sizes = pictureWidths(width).flatMap((size) => pictureFormats.map((format) => ({ size, format })));
  const made: MadeSize[] = [];
  for (const { size, format } of sizes) {
    const path = await makeOnce(`${version}-${resizedPicture(fixture, size, format)}`, (target) =>
      makeSize(original, { width: size, format, animated: false }, target),
    );
    made.push({ path, nameFor: (name) => resizedPicture(name, size, format) });
  }
  return made;
}
