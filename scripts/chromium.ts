import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The shell first: the same browser without its own windows, which take half a core on a small machine. */
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

export function findChromium(): string | undefined {
  return candidates.find((path) => path && existsSync(path));
}

/** The browser the tests run in: one that is there, or one that is installed now. */
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

/** Not every Debian has the shell as a package of its own. */
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
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
