import { expect, test } from '@playwright/test';
import { findLiterals, findMisfits } from '#tests/browser/support/pseudo-texts.ts';

/** The checks of the other specs in this folder find what they are for. */

test.use({ viewport: { width: 390, height: 844 } });

test('sentences without brackets are found', async ({ page }) => {
  await page.setContent(`<!doctype html><title>[1] – Home</title>
    <p>[Written by <a>[Ada]</a> in June] and <b>May</b></p>
    <p hidden>Hidden</p><noscript><i>[Yes]</i> No</noscript>
    <img alt="A photo"><input placeholder="[Search]" aria-label="Search"><button title="12">1:23</button>
    <span>Mar 5, 2026</span><kbd>Esc</kbd>`);
  expect(await page.evaluate(findLiterals)).toEqual([
    'title: [1] – Home',
    'alt: A photo',
    'aria-label: Search',
    'p: in June] and',
    'b: May',
    'p: Hidden',
    'noscript: [Yes] No',
  ]);
});

test('texts that do not fit are found', async ({ page }) => {
  const cut = 'width: 100px; overflow: hidden; white-space: nowrap';
  await page.setContent(`<!doctype html><style>* { font: 16px/20px sans-serif }</style>
    <p style="${cut}">[hidden ~~~~ ~~~~ ~~~~]</p>
    <p style="${cut}; text-overflow: ellipsis"><span>[ellipsis ~~~~ ~~~~ ~~~~]</span></p>
    <p style="width: 100px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1;
      overflow: hidden">[clamp ~~~~ ~~~~ ~~~~]</p>
    <p style="${cut}">123456789012345678901234567890</p>
    <p style="${cut}; width: 1px; height: 1px; position: absolute">[for screen readers]</p>
    <p style="${cut}; overflow: auto">[scrolls ~~~~ ~~~~ ~~~~]</p>
    <button style="width: 100px; white-space: nowrap">[button ~~~~ ~~~~ ~~~~]</button>
    <p>[below]</p><p style="margin-top: -25px">[above]</p>
    <div style="position: sticky; margin-top: -25px">[layer]</div>
    <input style="width: 100px" placeholder="[placeholder ~~~~ ~~~~]">
    <select style="width: 100px"><option>[option ~~~~ ~~~~ ~~~~]</select>
    <div style="width: 400px; height: 1px"></div>`);
  expect(await page.evaluate(findMisfits)).toEqual([
    'the page is 408 px wide',
    'cut off: [hidden ~~~~ ~~~~ ~~~~]',
    'cut off: [ellipsis ~~~~ ~~~~ ~~~~]',
    'cut off: [clamp ~~~~ ~~~~ ~~~~]',
    'wider than its button: [button ~~~~ ~~~~ ~~~~]',
    'wider than its field: [placeholder ~~~~ ~~~~]',
    'wider than its field: [option ~~~~ ~~~~ ~~~~]',
    'overlap: [below] / [above]',
  ]);
});
