import { bytesOf } from '#tests/support/media/fixtures.ts';
import { startRunningSite, type RunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { isTrial, untilIdle } from './measure.ts';
import { photograph } from './photographs.ts';

const owner = { username: 'billy', password: 'correct horse' };
const amounts = isTrial ? { songs: 2, photos: 1, videos: 1 } : { songs: 6, photos: 12, videos: 12 };
const LARGE_MB = isTrial ? 1 : 50;
const PICTURE_SCALE = isTrial ? 0.2 : 1;

type Files = Record<string, { name: string; bytes: Uint8Array<ArrayBuffer> }>;

/** Under which every measured site runs. */
export const environment = {
  OWNER_USERNAME: owner.username,
  OWNER_PASSWORD: owner.password,
  MAX_AUDIO_MB: '60',
};

export const signInAsOwner = ({ url }: RunningSite) => signInAt(url, owner);

/** A data folder filled by the API, as an artist would fill it: every picture is a photograph, and one song is a large file. */
export async function fillWithPhotographs(dataDir: string): Promise<void> {
  const site = await startRunningSite({ dataDir, environment });
  await uploadContent(site);
  await untilIdle(site.pid ?? 0);
  await site.stop();
}

async function uploadContent(site: RunningSite): Promise<void> {
  const cookie = await signInAsOwner(site);
  async function upload(path: string, fields: Record<string, string>, files: Files): Promise<void> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [field, { name, bytes }] of Object.entries(files)) form.append(field, new File([bytes], name));
    const response = await fetch(site.url + path, { method: 'POST', body: form, headers: { cookie } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }
  let pictures = 0;
  const picture = async (width = 1_600, height = 1_200) => {
    pictures += 1;
    const bytes = await photograph(pictures, width * PICTURE_SCALE, height * PICTURE_SCALE);
    return { name: 'picture.jpg', bytes: new Uint8Array(bytes) };
  };
  const song = new Uint8Array(await bytesOf('song.mp3'));
  for (let number = 1; number <= amounts.songs; number += 1) {
    const isLarge = number === 1;
    const audioFile = isLarge
      ? { name: 'large.wav', bytes: largeRecording() }
      : { name: 'song.mp3', bytes: song };
    const featured = String(number === amounts.songs);
    await upload(
      '/api/tracks',
      { title: `Song ${number}`, releaseType: 'single', featured },
      { audioFile, coverArt: await picture(1_600, 1_600) },
    );
  }
  await upload(
    '/api/releases',
    { title: 'First Light', releaseType: 'album', trackIds: isTrial ? '[1]' : '[4, 5, 6]' },
    { coverArt: await picture(1_600, 1_600) },
  );
  for (let number = 1; number <= amounts.videos; number += 1) {
    const fields = {
      title: `Video ${number}`,
      videoType: 'musicVideo',
      embedUrl: `https://vimeo.com/${100_000 + number}`,
      featured: String(number === amounts.videos),
    };
    await upload('/api/videos', fields, { thumbnail: await picture(1_600, 900) });
  }
  for (let number = 1; number <= amounts.photos; number += 1) {
    await upload(
      '/api/about/images',
      { title: `Photo ${number}`, featured: String(number === amounts.photos) },
      { aboutImage: await picture(...(number % 3 === 0 ? ([1_200, 1_600] as const) : [])) },
    );
  }
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
