/**
 * Runs inline in the head of a page with a preloaded picture: while `data-waits` is set, CSS holds back the pictures
 * further down. Only for visits that begin at the top. start.ts removes the attribute.
 */
export const holdPicturesScript = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.waits=''`;

/** Firefox fails the imports of a page that is being left; only a page that stays reports them. */
export const PAGE_STAYS_MS = 5_000;

/** Dispatched on the document when the page handles events. */
export const PAGE_READY = 'page-ready';
