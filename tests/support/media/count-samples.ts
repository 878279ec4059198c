import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeMedia, framesOf, openStream } from '#server/media/worker/open-media.ts';

/** What a player decodes: without the samples that an encoder added before and after. */
export async function countSamples(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-samples-'));
  try {
    const path = join(folder, 'recording');
    await writeFile(path, bytes);
    const counted = { samples: 0, rate: 0, channels: 0 };
    for await (const frame of framesOf(await openStream(path, 'audio'))) {
      counted.samples += frame.nbSamples;
      counted.rate = frame.sampleRate;
      counted.channels = frame.channels;
    }
    return counted;
  } finally {
    await closeMedia();
    await rm(folder, { recursive: true, force: true });
  }
}
