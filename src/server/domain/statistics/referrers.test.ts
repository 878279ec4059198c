import { expect, test } from 'vitest';
import { hostOf } from '#server/domain/statistics/referrers.ts';

const own = ['nina.example', 'localhost:3000'];

test.each([
  ['https://www.example.com/a/page?with=secrets#here', 'example.com'],
  ['http://EXAMPLE.com:8080/', 'example.com'],
  ['https://news.example.co.uk', 'news.example.co.uk'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://user:password@example.com/', 'example.com'],
  ['https://nina.example/music', null],
  ['https://www.nina.example/music', null],
  ['http://localhost:3000/', null],
  ['http://192.168.0.7/', null],
  ['http://[2001:db8::1]/', null],
  ['http://nas/', null],
  ['android-app://com.example.app/', null],
  ['javascript:alert(1)', null],
  ['nonsense', null],
  ['', null],
])('%s: %s', (referrer, host) => {
  expect(hostOf(referrer, own)).toBe(host);
});
