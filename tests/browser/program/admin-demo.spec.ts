import { expectAccessible } from '#tests/browser/support/axe.ts';
import { expect, registerOwner, test } from '#tests/browser/support/fixtures.ts';

test('the owner of an empty site fills it with the demo and takes it out again', async ({ page, site }) => {
  test.slow();
  await registerOwner(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Fill with the Demo' }).click();
  await expect(page.getByRole('heading', { name: 'Your site shows the demo' })).toBeVisible();
  await expectAccessible(page);
  const filling = page.getByRole('progressbar', { name: 'Filling the site' });
  const done = () => filling.evaluate((bar) => (bar as HTMLProgressElement).value);
  await expect.poll(done, { timeout: 120_000 }).toBeGreaterThan(1);
  // Visitors already see what is loaded.
  const home = await page.request.get(site.url);
  expect(await home.text()).toContain('Ines Valdemar');

  await page.getByRole('button', { name: 'Take the Demo Out' }).click();
  await expect(page.getByRole('button', { name: 'Fill with the Demo' })).toBeVisible({ timeout: 120_000 });
  const tracks = await page.request.get('/api/tracks');
  expect(await tracks.json()).toEqual([]);
});
