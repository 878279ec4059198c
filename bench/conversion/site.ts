import { mkdir, mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import type { Conversion } from '#shared/media/conversions.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { projectRoot } from '#ssr/project-root.ts';
import { creationHeaders, idIn, pieceType, tus } from '#tests/support/network/tus.ts';
import { runProgram } from '#tests/support/processes.ts';
import { startRunningSite, type RunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { arrivingFiles } from '#tests/support/store.ts';
import type { Song } from '#bench/conversion/listeners.ts';
import { freePort } from '#scripts/lib/free-port.ts';

const PIECE_BYTES = 64 * 1024 * 1024;
const owner = { username: 'bench', password: 'correct horse' };
const songs = ['ferry-lights.mp3', 'low-tide.mp3', 'salt-hours.mp3'];

/** A site that can be killed and started again at the same address, with the same data. */
export async function createSite() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-conversion-'));
  const [dataDir, temporary] = [join(folder, 'data'), join(folder, 'tmp')];
  await mkdir(temporary);
  const environment = {
    PORT: String(await freePort()),
    TMPDIR: temporary,
    MAX_VIDEO_MB: '4000',
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
  };
  const start = () => startRunningSite({ dataDir, environment });
  let running: RunningSite = await start();
  const { url } = running;
  const cookie = await signInAt(url, owner);

  async function send<T>(path: string, method = 'GET', body: FormData | null = null): Promise<T> {
    const response = await fetch(url + path, { method, body, headers: { cookie } });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  return {
    url,
    pid: () => running.pid ?? 0,
    kill: () => running.kill(),
    async startAgain(): Promise<void> {
      running = await start();
    },
    uploadSongs: (): Promise<Song[]> =>
      Promise.all(
        songs.map(async (name) => {
          const form = new FormData();
          form.append('title', name);
          form.append('releaseType', 'single');
          const bytes = await readFile(join(projectRoot(), 'demo/audio', name));
          form.append('audioFile', new File([new Uint8Array(bytes)], name));
          const { audioFile } = await send<Track>(apiPaths.tracks, 'POST', form);
          return { path: audioFile, bytes: bytes.length };
        }),
      ),
    /** In pieces, as the dashboard sends it. */
    async uploadFilm(path: string): Promise<Video> {
      const { size } = await stat(path);
      const created = await fetch(url + apiPaths.files, {
        method: 'POST',
        headers: { ...creationHeaders({ length: size, kind: 'video', filename: basename(path) }), cookie },
      });
      const upload = String(created.headers.get('location'));
      const file = await open(path);
      for (let offset = 0; offset < size; offset += PIECE_BYTES) {
        const piece = Buffer.alloc(Math.min(PIECE_BYTES, size - offset));
        await file.read(piece, 0, piece.length, offset);
        const headers = { ...tus, ...pieceType, cookie, 'upload-offset': String(offset) };
        const { status } = await fetch(url + upload, { method: 'PATCH', headers, body: piece });
        if (status !== 204) throw new Error(`A piece of the film was answered ${status}`);
      }
      await file.close();
      const form = new FormData();
      form.append('title', 'A film');
      form.append('videoUpload', idIn(upload));
      return send<Video>(apiPaths.videos, 'POST', form);
    },
    /** The one that runs, waits or failed; null once everything is converted. */
    async conversion(): Promise<Conversion | null> {
      const { conversions } = await send<{ conversions: Conversion[] }>(apiPaths.conversions);
      return conversions[0] ?? null;
    },
    video: (id: number) => send<Video>(`${apiPaths.videos}/${id}`),
    fileAt: (address: string) => join(dataDir, address),
    /** What should not be there once everything is converted. */
    async findLeftovers(): Promise<string[]> {
      const inFolder = async (path: string) =>
        (await readdir(path, { recursive: true }).catch(() => [])).map((name) => join(path, name));
      const database = new DatabaseSync(join(dataDir, 'marquee.sqlite'), { readOnly: true });
      const queries = [
        `select 'conversion of ' || file as found from conversions`,
        `select 'job ' || kind as found from jobs where kind in ('videoStreams', 'trackStreams')`,
        `select 'upload ' || id as found from resumable_uploads`,
      ];
      const rows = queries.flatMap((query) => database.prepare(query).all() as { found: string }[]);
      database.close();
      const { code, output } = await runProgram('verify', [], { environment: { DATA_DIR: dataDir } });
      return [
        ...(await inFolder(join(dataDir, 'conversions'))),
        ...(await inFolder(temporary)),
        ...(await arrivingFiles(dataDir)),
        ...rows.map(({ found }) => found),
        ...(code === 0 ? [] : [output]),
      ];
    },
    async remove(): Promise<void> {
      await running.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
