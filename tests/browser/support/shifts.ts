import type { Page, Request } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * The first paint has the page's own fonts, however busy the machine is: the faces that stand in for them have the widths
 * of fonts that phones and computers have, and a test machine may not.
 */
async function loadFontsFirst(page: Page): Promise<void> {
  const fonts = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.add(request);
  });
  await page.route('**/assets/*.css', async (route) => {
    for (const font of fonts) await (await font.response())?.finished();
    await route.continue();
  });
}

export async function recordShifts(page: Page): Promise<void> {
  await loadFontsFirst(page);
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element?.cloneNode(false) as Element | undefined;
          return `${name?.outerHTML} from ${box(previousRect)} to ${box(currentRect)}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved by itself, with the places it had before and after. */
export async function movedElements(page: Page): Promise<unknown[]> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  // Less than the three digits that every tool reports is none.
  return total < 0.0005 ? [] : shifts;
}
