import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { requireChromium } from '#scripts/chromium.ts';
import { isTrial } from '#scripts/lib/trial.ts';

/** Opens a page that plays by itself; gives a function that closes the browser. */
export type OpenBrowser = (url: string) => Promise<() => Promise<void>>;

const firefoxPaths = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** 0 allows pages to play without being pressed. */
const firefoxSettings = { 'media.autoplay.default': 0, 'media.autoplay.blocking_policy': 0 };

export function findBrowsers(): OpenBrowser[] {
  // A trial shows that the bench works, and one browser is enough for that.
  if (isTrial) return [openChromium];
  const firefox = firefoxPaths.find((path) => path && existsSync(path));
  if (firefox) return [openChromium, openFirefox(firefox)];
  console.error('There is no Firefox, so only Chromium plays the files: apt-get install firefox-esr');
  return [openChromium];
}

async function openChromium(url: string) {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  });
  const page = await browser.newPage();
  await page.goto(url);
  return () => browser.close();
}

/** It needs no driver: the page starts by itself and reports to the bench. */
const openFirefox =
  (program: string): OpenBrowser =>
  async (url) => {
    const profile = await mkdtemp(join(tmpdir(), 'marquee-firefox-'));
    const settings = Object.entries(firefoxSettings).map(
      ([name, value]) => `user_pref("${name}", ${value});\n`,
    );
    await writeFile(join(profile, 'user.js'), settings.join(''));
    const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, url], {
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    return async () => {
      child.kill();
      await exited;
      await rm(profile, { recursive: true, force: true });
    };
  };
