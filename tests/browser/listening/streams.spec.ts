import type { APIRequestContext, Page } from '@playwright/test';
import { itemPath } from '#shared/primitives/addresses.ts';
import { levelOf } from '#shared/media/loudness.ts';
import type { Release } from '#shared/catalogue/releases.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { makeWav } from '#tests/support/media/wav.ts';
import { expect, registerOwner, test } from '#tests/browser/support/fixtures.ts';
import { recordSound } from '#tests/browser/support/record-sound.ts';
import { expectPlaying, sound } from '#tests/browser/support/sound.ts';

const RATE = 48_000;
const PITCH = 440;

/** Not a whole number of packets, so that each song has its padding. */
const SECONDS = 6.0123;

/** A part of one long sine. */
function partOfSine(number: number, level: number, seconds: number): Buffer {
  const samples = Math.round(seconds * RATE);
  const at = (index: number) => level * Math.sin((2 * Math.PI * PITCH * (number * samples + index)) / RATE);
  return makeWav({ rate: RATE, channels: 2, samples, at });
}

type NewSong = { title: string; number?: number; level?: number; seconds?: number };

/** Uploads a song and waits for its streams. */
async function addSong(
  request: APIRequestContext,
  { title, number = 0, level = 0.5, seconds = SECONDS }: NewSong,
): Promise<Track> {
  const buffer = partOfSine(number, level, seconds);
  const audioFile = { name: `${title}.wav`, mimeType: 'audio/wav', buffer };
  const response = await request.post('/api/tracks', {
    multipart: { title, releaseType: 'album', audioFile },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as Track;
  const read = async () => (await (await request.get(`/api/tracks/${id}`)).json()) as Track;
  await expect.poll(async () => (await read()).streams.length, { timeout: 120_000 }).toBe(2);
  return read();
}

async function addRelease(request: APIRequestContext, tracks: Track[]): Promise<Release> {
  const data = { title: 'One Sine', releaseType: 'album', trackIds: tracks.map(({ id }) => id) };
  return (await (await request.post('/api/releases', { data })).json()) as Release;
}

async function addParts(request: APIRequestContext, seconds = SECONDS) {
  const first = await addSong(request, { title: 'First Part', number: 0, seconds });
  const second = await addSong(request, { title: 'Second Part', number: 1, seconds });
  return { first, second, release: await addRelease(request, [first, second]) };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Player', exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const volume = (page: Page) => page.evaluate(() => document.querySelector('audio')?.volume);

async function playRelease(page: Page, release: Release): Promise<void> {
  await page.goto(itemPath('release', release));
  await page.getByRole('button', { name: 'Play All' }).click();
}

/** Requests that a test makes fail are named in the console. */
function forgiveFailed(complaints: string[]): void {
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
}

test.beforeEach(({ page }) => registerOwner(page));

test('plays the smallest stream, and whatever is left when it does not arrive', async ({
  page,
  complaints,
}) => {
  const song = await addSong(page.request, { title: 'Small Song' });
  const play = () => page.getByRole('main').getByRole('button', { name: 'Play Small Song' }).click();
  await page.goto(itemPath('track', song));
  await play();
  await expectPlaying(page);
  expect(await sound(page).file()).toMatch(/-opus\.weba$/);

  await page.route('**/*-opus.weba', (route) => route.abort());
  await page.goto('/videos');
  await page.goto(itemPath('track', song));
  await play();
  await expect.poll(sound(page).file).toMatch(/-aac\.m4a$/);
  await expectPlaying(page);

  await page.route('**/*-aac.m4a', (route) => route.abort());
  await page.goto('/videos');
  await page.goto(itemPath('track', song));
  await play();
  await expect.poll(sound(page).file).toBe(song.audioFile);
  await expectPlaying(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  forgiveFailed(complaints);
});

test('turns loud songs down, shows the volume that was chosen, and leaves it when the owner wants that', async ({
  page,
}) => {
  const loud = await addSong(page.request, { title: 'Loud Song', level: 0.9, seconds: 20 });
  const level = levelOf(loud.loudness);
  expect(level).toBeLessThan(0.5);
  await page.goto(itemPath('track', loud));
  const play = () => page.getByRole('main').getByRole('button', { name: 'Play Loud Song' }).click();
  await play();
  await expectPlaying(page);
  const slider = bar(page).getByRole('slider', { name: 'Volume' });
  await expect(slider).toHaveAttribute('aria-valuetext', '100%');
  expect(await volume(page)).toBeCloseTo(level, 5);
  await slider.fill('0.5');
  await expect(slider).toHaveAttribute('aria-valuetext', '50%');
  expect(await volume(page)).toBeCloseTo(level / 2, 5);

  await page.goto('/admin?tab=upload&form=settings#settings-publishing');
  await page.getByRole('checkbox', { name: 'Play all songs equally loud' }).uncheck();
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveCount(0);
  await page.goto(itemPath('track', loud));
  await play();
  await expect.poll(() => volume(page)).toBe(0.5);
});

test('keeps the differences between the songs of a release', async ({ page }) => {
  const loud = await addSong(page.request, { title: 'Loud Song', level: 0.9, seconds: 20 });
  const quiet = await addSong(page.request, { title: 'Quiet Song', level: 0.3, seconds: 20 });
  const release = await addRelease(page.request, [loud, quiet]);
  const { tracks } = (await (await page.request.get(`/api/releases/${release.id}`)).json()) as {
    tracks: Track[];
  };
  const level = levelOf(tracks[0]?.release?.loudness ?? null);
  expect(level).toBeGreaterThan(levelOf(loud.loudness));
  expect(level).toBeLessThan(levelOf(quiet.loudness));
  await playRelease(page, release);
  await expectPlaying(page);
  expect(await volume(page)).toBeCloseTo(level, 5);
  await bar(page).getByRole('button', { name: 'Next song' }).click();
  await expect(bar(page)).toContainText('Quiet Song');
  await expectPlaying(page);
  expect(await volume(page)).toBeCloseTo(level, 5);
});

/** The longest time without a sound, in samples: a sine is never near zero for long. */
function longestSilence(samples: number[], loudest: number): number {
  let longest = 0;
  let length = 0;
  for (const sample of samples) {
    length = Math.abs(sample) < loudest / 10 ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}

/**
 * Where the machine was too busy to play there is silence, and after it the sound goes on where it was. Returns what was
 * played without these interruptions, and how far in it each of them was.
 */
function withoutInterruptions(samples: number[]): { played: number[]; interruptions: number[] } {
  const SHORTEST = 128;
  const played: number[] = [];
  const interruptions: number[] = [];
  let silent = 0;
  for (const sample of samples) {
    silent = sample === 0 ? silent + 1 : 0;
    played.push(sample);
    if (silent < SHORTEST) continue;
    played.length -= silent === SHORTEST ? SHORTEST : 1;
    if (silent === SHORTEST) interruptions.push(played.length);
  }
  return { played, interruptions };
}

/** Where in its wave a sine is, from -0.5 to 0.5, at each of many places, compared with the first. */
function phaseShifts(samples: number[]): number[] {
  const WINDOW = 1_200;
  const phases: number[] = [];
  for (let from = 0; from + WINDOW <= samples.length; from += WINDOW) {
    let [real, imaginary] = [0, 0];
    for (let index = from; index < from + WINDOW; index += 1) {
      const angle = (2 * Math.PI * PITCH * index) / RATE;
      real += (samples[index] ?? 0) * Math.sin(angle);
      imaginary += (samples[index] ?? 0) * Math.cos(angle);
    }
    phases.push(Math.atan2(imaginary, real) / (2 * Math.PI));
  }
  const [first = 0] = phases;
  return phases.map((phase) => phase - first - Math.round(phase - first));
}

test.describe('with all that is played recorded', () => {
  test.use({ bypassCSP: true });

  test('there is no gap between two songs of a release', async ({ page }) => {
    const { release } = await addParts(page.request);
    await playRelease(page, release);
    await expect(bar(page)).toContainText('First Part');
    const recorded = await recordSound(page);
    await expectPlaying(page);
    await expect(bar(page)).toContainText('Second Part');
    await expect.poll(sound(page).isPaused).toBe(true);
    const samples = await recorded();
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const from = samples.findIndex((sample) => Math.abs(sample) > loudest / 2);
    const to = samples.findLastIndex((sample) => Math.abs(sample) > loudest / 2);
    const { played, interruptions } = withoutInterruptions(samples.slice(from + RATE / 10, to - RATE / 10));
    const join = played.length - (SECONDS - 0.1) * RATE;
    expect(interruptions.filter((place) => Math.abs(place - join) < RATE / 10)).toEqual([]);
    const silence = longestSilence(played, loudest);
    const shifts = phaseShifts(played);
    const shift = Math.max(...shifts.map(Math.abs));
    await test.info().attach('gap', {
      body: `silence ${((1_000 * silence) / RATE).toFixed(3)} ms, shift ${((1_000 * shift) / PITCH).toFixed(4)} ms`,
    });
    expect(played.length).toBeGreaterThan(SECONDS * RATE);
    expect(silence).toBeLessThan(RATE / 1_000);
    expect(shift).toBeLessThan(0.01);
  });
});
