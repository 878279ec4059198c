import { expect, test } from 'vitest';
import { isOwnOrigin } from '#server/http/access/origin.ts';

const secure = 'https://example.com';

test.each([
  // origin, host, public address, ours?
  ['http://example.com', 'example.com', null, true],
  ['https://example.com', 'example.com', null, true],
  ['http://localhost:3000', 'localhost:3000', null, true],
  ['http://[::1]:3000', '[::1]:3000', null, true],
  ['https://example.com', 'example.com:443', null, true],
  ['http://example.com', 'example.com:80', null, true],
  ['http://example.com', 'EXAMPLE.COM', null, true],
  ['http://bücher.example', 'xn--bcher-kva.example', null, true],
  ['http://example.com', 'example.com:443', null, false],
  ['https://example.com', 'example.com:80', null, false],
  ['http://example.com:8080', 'example.com', null, false],
  ['http://example.com', 'example.com:8080', null, false],
  ['http://evil.example', 'example.com', null, false],
  ['http://example.com.evil.example', 'example.com', null, false],
  ['http://sub.example.com', 'example.com', null, false],
  ['http://example.com@evil.example', 'example.com', null, false],
  ['http://evil.example@example.com', 'example.com', null, false],
  ['http://evil.example/example.com', 'example.com', null, false],
  ['http://example.com/', 'example.com', null, false],
  ['http://example.com', 'evil.example@example.com', null, false],
  ['http://example.com', '', null, false],
  ['file://example.com', 'example.com', null, false],
  ['null', 'example.com', null, false],
  ['null', 'null', null, false],
  ['', '', null, false],
  ['http://', 'example.com', null, false],

  ['https://example.com', 'example.com', secure, true],
  ['https://example.com', '10.0.0.5:3000', secure, true],
  ['https://example.com:443', '10.0.0.5:3000', secure, true],
  ['http://localhost:3000', 'localhost:3000', secure, true],
  ['http://nas.local:3000', 'nas.local:3000', 'http://nas.local', true],
  ['http://example.com', 'example.com', secure, false],
  ['http://example.com', 'example.com:80', secure, false],
  ['http://example.com:3000', 'example.com:3000', secure, false],
  ['https://example.com:8443', 'example.com', secure, false],
  ['https://evil.example', 'example.com', secure, false],
])('%s asking %s, known as %s: %s', (origin, host, publicUrl, isOwn) => {
  expect(isOwnOrigin(origin, host, publicUrl)).toBe(isOwn);
});
