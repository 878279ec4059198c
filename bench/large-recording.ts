import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { signInToDemo } from '#scripts/demo-site.ts';
import { untilIdle } from '#scripts/lib/process-load.ts';
import { isTrial } from '#scripts/lib/trial.ts';

const LARGE_MB = isTrial ? 1 : 50;

/** Uploads a large song to a demo that is not running, as the oldest of all; gives the address of its file. */
export async function addLargeRecording(dataDir: string): Promise<string> {
  const site = await startRunningSite({ dataDir, environment: { MAX_AUDIO_MB: String(LARGE_MB) } });
  const form = new FormData();
  form.append('title', 'The whole evening');
  form.append('releaseType', 'single');
  form.append('releaseDate', '2000-01-01');
  form.append('audioFile', new File([largeRecording()], 'evening.wav'));
  const response = await fetch(site.url + apiPaths.tracks, {
    method: 'POST',
    body: form,
    headers: { cookie: await signInToDemo(site) },
  });
  if (!response.ok) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`);
  const { audioFile } = (await response.json()) as Track;
  await untilIdle(site.pid ?? 0);
  await site.stop();
  return audioFile;
}

/** Sound without compression: its size is all that matters here. */
function largeRecording(): Uint8Array<ArrayBuffer> {
  const [rate, channels, bytesPerSample, headerBytes] = [44_100, 2, 2, 44];
  const wave = Buffer.alloc(LARGE_MB * 1024 * 1024);
  const dataBytes = wave.length - headerBytes;
  wave.write('RIFF', 0, 'latin1');
  wave.writeUInt32LE(wave.length - 8, 4);
  wave.write('WAVEfmt ', 8, 'latin1');
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(channels, 22);
  wave.writeUInt32LE(rate, 24);
  wave.writeUInt32LE(rate * channels * bytesPerSample, 28);
  wave.writeUInt16LE(channels * bytesPerSample, 32);
  wave.writeUInt16LE(bytesPerSample * 8, 34);
  wave.write('data', 36, 'latin1');
  wave.writeUInt32LE(dataBytes, 40);
  for (let at = headerBytes; at < wave.length; at += bytesPerSample)
    wave.writeInt16LE(Math.round(Math.sin(at / 300) * 8_000), at);
  return new Uint8Array(wave);
}
