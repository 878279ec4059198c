import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { itemPath, pagePaths } from '#shared/primitives/addresses.ts';
import { insertPhoto, insertRelease, insertTrack, insertVideo } from '#tests/support/factories.ts';
import { makeSite } from '#tests/support/site.ts';

/** The Nu HTML checker of the W3C. It needs Java and is no dependency: npx fetches it. */
const VALIDATOR = 'vnu-jar@26.9.27';

/** Units of container queries, which the checker does not know yet. */
const NEWER_CSS = /font-size:[^"]*cqi/;

/** Decision 38: the lists of tracks and videos state the roles of a table. */
const TABLE_ROLE =
  /^The “role” attribute must not be used on a “(tr|th|td)” element which has a “table” ancestor/;

/** The HTML standard allows it for `rel="expect"` too; the validator does not know that yet. */
const NEWER_LINK = /^A “link” element with a “blocking” attribute must have a “rel” attribute/;
const isNewerLink = ({ message, extract = '' }: Message) =>
  NEWER_LINK.test(message) && extract.includes('rel="expect"');

const hasJava = spawnSync('java', ['-version']).status === 0;

type Message = { type: string; url: string; message: string; extract?: string };

function validate(files: string[]): Message[] {
  const args = ['exec', '--yes', `--package=${VALIDATOR}`, '--', 'vnu', '--format', 'json', '--errors-only'];
  const { stderr, error } = spawnSync('npm', [...args, ...files], {
    encoding: 'utf8',
    timeout: 110_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = /^\{.*"messages".*\}$/m.exec(stderr)?.[0];
  if (error || !report) throw new Error(`${VALIDATOR} did not run: ${error?.message ?? stderr}`);
  const { messages } = JSON.parse(report) as { messages: Message[] };
  return messages.filter(
    (found) => !NEWER_CSS.test(found.extract ?? '') && !TABLE_ROLE.test(found.message) && !isNewerLink(found),
  );
}

test.skipIf(!hasJava)('every page is valid HTML (skipped without Java)', async () => {
  const site = await makeSite();
  const track = await insertTrack(site, { title: 'Night & <Day>', description: 'Two lines\n\nand one' });
  const release = await insertRelease(site, { tracks: [track] });
  const video = await insertVideo(site);
  await insertPhoto(site);
  const paths = [
    ...Object.values(pagePaths),
    itemPath('track', track),
    itemPath('release', release),
    itemPath('video', video),
    `/embed/music/${track.id}`,
    `/embed/releases/${release.id}`,
    `/embed/videos/${video.id}`,
    '/no-such-page',
  ];
  const folder = await mkdtemp(join(tmpdir(), 'marquee-html-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = new Map<string, string>();
  for (const [index, path] of paths.entries()) {
    const response = await site.visitor().get(path);
    expect([path, response.headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
    const file = join(folder, `${index}.html`);
    await writeFile(file, response.body);
    files.set(file, path);
  }
  const messages = validate([...files.keys()]).map(
    ({ url, message, extract }) => `${files.get(new URL(url).pathname)}: ${message} ${extract ?? ''}`,
  );
  expect(messages).toEqual([]);
});
