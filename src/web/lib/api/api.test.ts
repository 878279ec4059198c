import { afterEach, expect, test, vi } from 'vitest';
import { api, ApiError, messageOf, errorFrom } from '#web/lib/api/api.ts';

const fallback = 'Something went wrong. Please try again.';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [401, '{"message":"Invalid username or password"}', '', '401: Invalid username or password'],
  [503, 'Down for repairs', '', '503: Down for repairs'],
  [502, '', 'Bad Gateway', '502: Bad Gateway'],
  [500, '{}', 'Internal Server Error', fallback],
  [500, '{"error":"boom"}', 'Internal Server Error', fallback],
  [500, '{"message":{"text":"boom"}}', '', fallback],
  [500, 'null', '', fallback],
  [500, '[]', '', fallback],
  [502, ' <html><h1>502</h1></html>', 'Bad Gateway', fallback],
  [502, '', '', fallback],
])('a %i with the body %j and the status text %j says: %s', (status, body, statusText, expected) => {
  expect(messageOf(errorFrom(status, body, statusText), fallback)).toBe(expected);
});

test('what the server says about single fields is kept', () => {
  const { fields } = errorFrom(400, '{"message":"No","fields":{"email":"No such mailbox"}}', '');
  expect(fields).toEqual({ email: 'No such mailbox' });
  expect(errorFrom(500, '{}', '').fields).toEqual({});
});

test('a page where data should be is told as a failure, in plain words', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html></html>'));
  await expect(api('GET', '/api/tracks')).rejects.toThrow(fallback);
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  await expect(api('GET', '/api/tracks')).rejects.toBeInstanceOf(ApiError);
});
