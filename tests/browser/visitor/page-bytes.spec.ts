import { expect, testOnFilledSite as test } from '#tests/browser/support/fixtures.ts';

/** Compressed, as browsers count them, also what comes from their cache. Scripts have budgets of their own, in budgets.spec.ts. */
const budgets = { HTML: 30_000, styles: 21_000, fonts: 70_000 };
const kinds = { HTML: /^$/, styles: /\.css$/, fonts: /\.woff2$/ };

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

test('every page stays within the bytes of its HTML, styles and fonts', async ({ page }) => {
  for (const path of ['/', '/music', '/music/3', '/videos', '/videos/3', '/shows', '/news']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const loaded = await page.evaluate(() =>
      [
        ...performance.getEntriesByType('navigation').map((entry) => ({ file: '', entry })),
        ...performance
          .getEntriesByType('resource')
          .map((entry) => ({ file: new URL(entry.name).pathname, entry })),
      ].map(({ file, entry }) => ({ file, bytes: (entry as PerformanceResourceTiming).encodedBodySize })),
    );
    for (const [kind, pattern] of Object.entries(kinds)) {
      const bytes = loaded.reduce((sum, { file, bytes }) => sum + (pattern.test(file) ? bytes : 0), 0);
      expect(bytes, `${kind} of ${path}`).toBeGreaterThan(0);
      expect(bytes, `${kind} of ${path}`).toBeLessThan(budgets[kind as keyof typeof budgets]);
    }
  }
});
