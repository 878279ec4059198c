import { ensureBuilt } from '#scripts/run-built.mjs';

/** Vitest and Playwright both run over the real build, which `scripts/test.ts` makes before them. */
export default function buildOnce(): void {
  if (process.env['MARQUEE_BUILT'] !== '1') ensureBuilt();
}
