import { expect, test } from 'vitest';
import { deviceOf } from '#server/domain/statistics/devices.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36', 'computer'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'computer'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'phone'],
  ['Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) Version/15.0 Mobile/15E148 Safari/604.1', 'tablet'],
  ['Mozilla/5.0 (Android 16; Tablet; rv:150.0) Gecko/150.0 Firefox/150.0', 'tablet'],
  ['', 'computer'],
])('%s: %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
