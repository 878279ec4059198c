import { resolve } from 'node:path';
import { makeAll } from '#tests/support/media/fixtures.ts';

/** npx tsx tests/support/media/make-fixtures.ts [folder] */
const folder = resolve(process.argv[2] ?? 'test-results/media');
const paths = await makeAll(folder);
process.stdout.write(`${paths.length} media files in ${folder}\n`);
