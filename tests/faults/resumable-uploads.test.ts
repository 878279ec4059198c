import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { checksumOf } from '#server/domain/files/checksum.ts';
import { expectNothingAmiss, freshFolder, readDatabase, startOwnedSite } from '#tests/support/fault-site.ts';
import { figure, isLong } from '#tests/support/figures.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { creationHeaders, idIn, pieceType, tus } from '#tests/support/network/tus.ts';

const MEGABYTE = 1024 * 1024;
const SIZE_MB = isLong ? 500 : 60;
const CUTS = 20;
/** Every fifth cut is one of the power. */
const KILL_EVERY = 5;

/** A video that plays, followed by a box of random bytes that players skip: every byte of it counts. */
async function makeLargeVideo(): Promise<{ path: string; size: number }> {
  const folder = await mkdtemp(join(process.env['DISK_TMPDIR'] ?? tmpdir(), 'marquee-large-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'large.mp4');
  const file = await open(path, 'w');
  const clip = await bytesOf('clip.mp4');
  await file.write(clip);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(SIZE_MB * MEGABYTE + header.length);
  header.write('free', 4);
  await file.write(header);
  for (let written = 0; written < SIZE_MB; written += 1) await file.write(randomBytes(MEGABYTE));
  await file.close();
  return { path, size: (await stat(path)).size };
}

type Site = Awaited<ReturnType<typeof startOwnedSite>>;
type Client = { site: Site; cookie: string; url: string };

async function askOffset({ site, cookie, url }: Client): Promise<number> {
  const { status, headers } = await fetch(site.url + url, { method: 'HEAD', headers: { ...tus, cookie } });
  expect(status).toBe(200);
  return Number(headers.get('upload-offset'));
}

/** Sends the file from this offset on; `cut` is called once this much of it has been sent. Resolves when it is over. */
function sendFrom(
  { site, cookie, url }: Client,
  { path, size }: { path: string; size: number },
  offset: number,
  cutAt: number,
  cut: (leave: () => void) => void,
): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = {
      ...tus,
      ...pieceType,
      cookie,
      'upload-offset': String(offset),
      'content-length': size - offset,
    };
    const sending = request(site.url + url, { method: 'PATCH', headers, agent: false });
    const content = createReadStream(path, { start: offset });
    let sent = offset;
    let isCut = false;
    content.on('data', (chunk) => {
      sent += chunk.length;
      if (sent < cutAt || isCut) return;
      isCut = true;
      cut(() => sending.destroy());
    });
    sending.once('response', (response) => {
      response.resume();
      content.destroy();
      resolve(response.statusCode ?? null);
    });
    sending.once('error', () => {
      content.destroy();
      resolve(null);
    });
    content.pipe(sending);
  });
}

test(`A21: a file that is cut ${CUTS} times on its way arrives as it was sent`, async () => {
  const dataDir = await freshFolder();
  const file = await makeLargeVideo();
  const environment = { MAX_VIDEO_MB: String(SIZE_MB + 10) };
  const start = () => startOwnedSite({ dataDir, environment });
  let site = await start();
  const cookie = await site.signIn();
  const created = await fetch(site.url + apiPaths.files, {
    method: 'POST',
    headers: { ...creationHeaders({ length: file.size, kind: 'video' }), cookie },
  });
  const url = String(created.headers.get('location'));

  let offset = 0;
  /** Goes on from what the server has, as clients do. 409: what was on the way before the last cut has arrived since. */
  async function sendOn(
    cutAt: (from: number) => number,
    cut: (leave: () => void) => void,
  ): Promise<number | null> {
    for (;;) {
      const received = await askOffset({ site, cookie, url });
      // What it has acknowledged once it has for ever.
      expect(received).toBeGreaterThanOrEqual(offset);
      offset = received;
      const status = await sendFrom({ site, cookie, url }, file, offset, cutAt(offset), cut);
      if (status !== 409) return status;
    }
  }

  let kills = 0;
  for (let cut = 1; cut <= CUTS; cut += 1) {
    const isPowerCut = cut % KILL_EVERY === 0;
    const { kill } = site;
    let killing: Promise<unknown> | undefined;
    // Somewhere in the next part, so that cuts fall into pieces, between them and before the first.
    const share = Math.random() / (CUTS + 1 - cut);
    const status = await sendOn(
      (from) => from + Math.floor((file.size - from) * share),
      (leave) => {
        if (isPowerCut) killing = kill();
        else leave();
      },
    );
    expect(status).toBeNull();
    if (!isPowerCut) continue;
    await killing;
    kills += 1;
    site = await start();
  }
  const last = await sendOn(
    () => Infinity,
    () => {},
  );
  expect(last).toBe(204);

  const form = new FormData();
  form.append('title', 'Cut');
  form.append('videoUpload', idIn(url));
  const answer = await fetch(`${site.url}/api/videos`, { method: 'POST', headers: { cookie }, body: form });
  expect(answer.status).toBe(201);
  const { videoFile } = (await answer.json()) as Video;
  const stored = await checksumOf(createReadStream(join(dataDir, videoFile ?? '')));
  expect(stored).toEqual(await checksumOf(createReadStream(file.path)));

  await vi.waitFor(() => expect(uploadsLeft(dataDir)).toEqual({ uploads: 0, pieces: 0 }));
  await site.stop();
  expect(await readdir(join(dataDir, 'uploads', '.pieces'))).toEqual([]);
  await expectNothingAmiss(dataDir);
  figure(
    'A21',
    `${SIZE_MB} MB by tus, ${CUTS} cuts, ${kills} of them kill -9: equal hash, nothing left over`,
  );
});

function uploadsLeft(dataDir: string) {
  return readDatabase(dataDir, (database) =>
    database
      .prepare(
        'select (select count(*) from resumable_uploads) as uploads, (select count(*) from upload_pieces) as pieces',
      )
      .get(),
  );
}
