import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import type { Conversion } from '#shared/media/conversions.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Pictures } from '#bench/real-files/files.ts';
import type { Items } from '#bench/real-files/played.ts';

const ASK_EVERY_MS = 1_000;

export type MadeFile = {
  name: string;
  path: string;
  kind: 'track' | 'video';
  /** Of a video, what is known of it. */
  pictures?: Pictures | undefined;
};

/** As the dashboard does, with the name as the title. */
export async function uploadFile(url: string, cookie: string, { name, path, kind }: MadeFile): Promise<void> {
  const form = new FormData();
  form.append('title', name);
  if (kind === 'track') form.append('releaseType', 'single');
  const bytes = new Uint8Array(await readFile(path));
  form.append(kind === 'track' ? 'audioFile' : 'videoFile', new File([bytes], basename(path)));
  const body = { method: 'POST', body: form, headers: { cookie } };
  const response = await fetch(url + (kind === 'track' ? apiPaths.tracks : apiPaths.videos), body);
  if (!response.ok)
    throw new Error(`The upload of ${name} was answered ${response.status}: ${await response.text()}`);
}

/** Resolves when no conversion waits or runs; gives why the failed ones did, by title. */
export async function untilConverted(url: string, cookie: string): Promise<Map<string, string>> {
  for (;;) {
    const response = await fetch(url + apiPaths.conversions, { headers: { cookie } });
    const { conversions } = (await response.json()) as { conversions: Conversion[] };
    const failed = conversions.filter(({ state }) => state === 'failed');
    if (failed.length === conversions.length)
      return new Map(failed.map(({ title, reason }) => [title, reason ?? '']));
    await wait(ASK_EVERY_MS);
  }
}

export async function readItems(url: string): Promise<Items> {
  const read = async (path: string) => (await fetch(`${url}${path}?limit=100`)).json() as Promise<unknown>;
  return {
    tracks: (await read(apiPaths.tracks)) as Track[],
    videos: (await read(apiPaths.videos)) as Video[],
  };
}
