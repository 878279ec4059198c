import { expect, test } from 'vitest';
import { downloadHeader } from '#server/http/answers/download-name.ts';

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
  ['...', `attachment; filename="download.mp3"; filename*=UTF-8''download.mp3`],
])('%s', (title, expected) => {
  expect(downloadHeader(title, 'mp3')).toBe(expected);
});
