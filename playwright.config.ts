import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: ['./tests/support/setup/build-once.ts', './tests/support/setup/build-site-host.ts'],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // One more than there are cores: a test that waits for a timer or an animation leaves its core to another.
  workers: availableParallelism() + 1,
  // A flaky test is fixed or deleted.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Several times what they take on an idle machine with two cores.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // Only the offline spec needs the service worker; elsewhere its cache would hide the server's responses.
    serviceWorkers: 'block',
    // Drawing animations takes a fifth of the time. Specs about motion turn it on.
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
        // A browser without a window calls itself a robot, which the statistics do not count.
        '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      ],
    },
  },
});
