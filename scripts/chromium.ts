import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell first: without windows it uses half a core less. */
const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/** A browser of 200 MB over a slow line. */
const INSTALL_TIMEOUT_MS = 10 * 60_000;

export function findChromium(): string | undefined {
  return candidates.find((path) => path && existsSync(path));
}

/** The browser for the tests; installs one where there is none. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one for the browser tests…');
  const canUseApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (canUseApt) {
    run('apt-get', ['update']);
    const names = ['chromium-headless-shell', 'chromium'];
    if (!names.some(installPackage)) throw new Error(`None of these could be installed: ${names.join(', ')}`);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = findChromium();
  if (!installed) throw new Error('Chromium could not be installed; set CHROMIUM_PATH to one and try again');
  return installed;
}

/** Not every Debian has the shell as a separate package. */
function installPackage(name: string): boolean {
  try {
    run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, {
    stdio: 'inherit',
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
