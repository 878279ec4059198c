import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { itemPath, pagePaths } from '#shared/primitives/addresses.ts';
import { insertPhoto, insertRelease, insertTrack, insertVideo } from '#tests/support/factories.ts';
import { makeSite } from '#tests/support/site.ts';

/** The Nu HTML checker of the W3C, which needs Java. */
const VALIDATOR = 'node_modules/vnu-jar/build/dist/vnu.jar';

type Message = { type: string; url: string; message: string; extract?: string };

/** What is accepted although the checker reports it: decision 38 says why. */
const accepted = [
  {
    message: /^The “role” attribute must not be used on a “(tr|th|td)” element which has a “table” ancestor/,
  },
  { message: /^CSS: “font-size”: (Unknown dimension|Parse Error)/, extract: /font-size:[^"]*cqi/ },
  {
    message: /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
    extract: /rel="expect"/,
  },
];

const isAccepted = (found: Message) =>
  accepted.some(
    ({ message, extract }) => message.test(found.message) && (!extract || extract.test(found.extract ?? '')),
  );

const hasJava = spawnSync('java', ['-version']).status === 0;

function validate(files: string[]): Message[] {
  const args = ['-jar', VALIDATOR, '--format', 'json', '--errors-only'];
  const { stderr, error } = spawnSync('java', [...args, ...files], {
    encoding: 'utf8',
    timeout: 110_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = /^\{.*"messages".*\}$/m.exec(stderr)?.[0];
  if (error || !report) throw new Error(`${VALIDATOR} did not run: ${error?.message ?? stderr}`);
  const { messages } = JSON.parse(report) as { messages: Message[] };
  return messages.filter((found) => !isAccepted(found));
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
