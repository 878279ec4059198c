/**
 * Runs inline in the head of a page with a preloaded picture: while `data-waits` is set, CSS holds back the pictures and
 * the layout of what is further down. Only for visits that begin at the top, not at a section or a quoted text, which
 * browsers hide from `location.hash`. start.ts removes the attribute.
 */
export const holdBackScript = `{const[v]=performance.getEntriesByType('navigation');if(v?.type==='navigate'&&!(v.name+location.hash).includes('#'))document.documentElement.dataset.waits=''}`;

/** Firefox fails the imports of a page that is being left; only a page that stays reports them. */
export const PAGE_STAYS_MS = 5_000;

/** Dispatched on the document when the page handles events. */
export const PAGE_READY = 'page-ready';

/** Scripts run even if the page never finishes loading. */
export const LONGEST_WAIT_MS = 8_000;

/**
 * Until then a browser decodes pictures and fades its scroll bars: on two cores, tasks of scripts that ran beside that took
 * 2 to 9 times their processor time.
 */
export const CALM_AFTER_MS = 1_000;
