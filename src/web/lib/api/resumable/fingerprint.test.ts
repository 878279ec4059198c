import { afterEach, expect, test, vi } from 'vitest';
import { fingerprintOf, isSameFile } from '#web/lib/api/resumable/fingerprint.ts';

afterEach(() => vi.unstubAllGlobals());

const bytes = (change: Record<number, number> = {}) => {
  const content = new Uint8Array(200_000).fill(7);
  for (const [place, value] of Object.entries(change)) content[Number(place)] = value;
  return content;
};
const song = (content = bytes(), name = 'a song – live.wav', lastModified = 1_000) =>
  new File([content], name, { lastModified });

test('a file that is chosen again is the same', async () => {
  expect(isSameFile(await fingerprintOf(song()), await fingerprintOf(song()))).toBe(true);
});

test.each([
  ['another name', song(bytes(), 'a song – studio.wav')],
  ['another date', song(bytes(), 'a song – live.wav', 1_001)],
  ['another size', song(bytes().slice(1))],
  ['another beginning', song(bytes({ 0: 1 }))],
  ['another end', song(bytes({ 199_999: 1 }))],
])('%s is another file', async (_, other) => {
  expect(isSameFile(await fingerprintOf(song()), await fingerprintOf(other))).toBe(false);
});

test('without https the name, the size and the date decide, also against an earlier hash', async () => {
  const hashed = await fingerprintOf(song());
  vi.stubGlobal('crypto', {});
  const plain = await fingerprintOf(song(bytes({ 0: 1 })));
  expect(plain).not.toContain('undefined');
  expect(isSameFile(hashed, plain)).toBe(true);
  expect(isSameFile(plain, await fingerprintOf(song()))).toBe(true);
  expect(isSameFile(hashed, await fingerprintOf(song(bytes(), 'other.wav')))).toBe(false);
});
