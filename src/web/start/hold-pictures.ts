/**
 * Runs inline in the head of a page with a picture of its own: as long as `data-waits` stands, the styles hold back the
 * pictures further down. Only where a visit begins at the top: elsewhere they are what the visitor sees first.
 * start.ts takes it away.
 */
export const holdPicturesScript = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.waits=''`;
