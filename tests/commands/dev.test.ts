import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findChromium } from '#scripts/chromium.ts';
import { makeCheckout, READY } from '#tests/support/commands/checkout.ts';

const WAIT = { timeout: 60_000, interval: 100 };

async function openBrowser(): Promise<Page> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  onTestFinished(() => browser.close());
  return browser.newPage();
}

test('npm run dev shows saved changes in the open page, in rendered pages and in responses', async () => {
  const { begin, folder } = await makeCheckout();
  const replace = async (file: string, old: string, now: string) => {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toContain(old);
    await writeFile(join(folder, file), text.replace(old, now));
  };
  const dev = begin('npm run dev');
  const url = await dev.prints(READY);
  const read = async (path: string) => (await fetch(url + path)).text();
  const page = await openBrowser();
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => (document.title = 'Not loaded again'));

  // A component.
  await replace('src/web/features/hero/hero.tsx', '{text().hero.watch}', 'Watch Films');
  await page.getByText('Watch Films').waitFor();
  await vi.waitUntil(async () => (await read('/')).includes('Watch Films'), WAIT);

  // A style.
  await replace('src/web/styles/base.css', '@layer base {', '@layer base { main { outline: 7px solid; }');
  const outline = () => page.locator('main').evaluate((main) => getComputedStyle(main).outlineWidth);
  await vi.waitUntil(async () => (await outline()) === '7px', WAIT);
  expect(await page.title()).toBe('Not loaded again');

  // A module that browser and server share.
  await replace('src/shared/language/english/visitor.ts', 'Singer. Songwriter.', 'Singer. Dancer.');
  await vi.waitUntil(async () => (await read('/')).includes('Singer. Dancer.'), WAIT);

  // A server route, with a syntax error in between.
  const routes = 'src/server/http/routes/maintenance/health.routes.ts';
  await replace(routes, "return { status: 'ok' as const };", "return { status: 'ok' as const ;");
  await dev.prints(/The site is stopped until this is fixed and saved\./);
  await replace(routes, "return { status: 'ok' as const ;", 'throw new Error("Not today");');
  await vi.waitUntil(async () => (await read('/readyz')).includes('went wrong'), WAIT);
});
