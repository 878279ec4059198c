import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: ['./tests/support/build-once.ts', './tests/support/build-site-host.ts'],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // One more than there are cores: a test that waits for a message or an animation leaves its core to another.
  workers: availableParallelism() + 1,
  // A busy machine can make a browser miss a moment. Whatever needs its second try is named at the end.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // Only the spec about it wants what a browser keeps for later; everywhere else it would answer for the site.
    serviceWorkers: 'block',
    // Drawing every step of an animation takes a fifth of the time; the specs of the visitors' pages see them all.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
