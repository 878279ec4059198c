import { expect, test } from 'vitest';
import { downloadHeader } from '#server/http/responses/download-name.ts';

test.each([
  ['Night Train', `attachment; filename="Night Train.mp3"; filename*=UTF-8''Night%20Train.mp3`],
  ['Café ☕', `attachment; filename="Cafe _.mp3"; filename*=UTF-8''Caf%C3%A9%20%E2%98%95.mp3`],
  ['夜', `attachment; filename="_.mp3"; filename*=UTF-8''%E5%A4%9C.mp3`],
  ['../../etc/passwd', `attachment; filename="etc passwd.mp3"; filename*=UTF-8''etc%20passwd.mp3`],
  ['a"; b\\c%', `attachment; filename="a ; b c_.mp3"; filename*=UTF-8''a%20%3B%20b%20c%25.mp3`],
  ["it's (live)*", `attachment; filename="it's (live).mp3"; filename*=UTF-8''it%27s%20%28live%29.mp3`],
  [
    'one\r\nSet-Cookie: x',
    `attachment; filename="oneSet-Cookie x.mp3"; filename*=UTF-8''oneSet-Cookie%20x.mp3`,
  ],
  ['a／b：c＊d', `attachment; filename="a b c d.mp3"; filename*=UTF-8''a%EF%BC%8Fb%EF%BC%9Ac%EF%BC%8Ad.mp3`],
  ['．．／？＜＞｜＂＼％x', expect.stringMatching(/^attachment; filename="_x\.mp3"; filename\*=UTF-8''%EF/)],
  ['...', `attachment; filename="download.mp3"; filename*=UTF-8''download.mp3`],
])('%s', (title, expected) => {
  expect(downloadHeader(title, 'mp3')).toEqual(expected);
});

test.each([
  ['letters', 'x'],
  ['accents', 'é'],
  ['emoji', '🎸'],
  ['a character that is a whole sentence', '\u{FDFA}'],
])('200 %s make a name that every file system takes', (_what, letter) => {
  const [, plain = '', encoded = ''] =
    /filename="(.*)"; filename\*=UTF-8''(.*)$/.exec(downloadHeader(letter.repeat(200), 'mp3')) ?? [];
  const name = decodeURIComponent(encoded);
  for (const each of [plain, name]) {
    expect(Buffer.byteLength(each)).toBeGreaterThan(50);
    expect(Buffer.byteLength(each)).toBeLessThanOrEqual(255);
    expect(each).toMatch(/\.mp3$/);
  }
  expect(name.replaceAll(letter, '')).toBe('.mp3');
});
