import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { projectRoot } from '#ssr/project-root.ts';

/** Vitest and Playwright both run over the real build; whoever comes first makes it. */
export default function buildOnce(): void {
  if (process.env['MARQUEE_BUILT'] === '1' && existsSync('dist/built-at')) return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: projectRoot(),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The site could not be built');
  process.env['MARQUEE_BUILT'] = '1';
}
