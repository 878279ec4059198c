/**
 * How wide the hero's picture stands: for the picture itself and for asking for it ahead in the document's head.
 * On phones a hair less than it is, or many would take the next size up for a difference nobody sees.
 */
export const heroSizes = {
  beside: '(min-width: 1340px) 620px, (min-width: 768px) calc(46.5vw - 16px), calc(97vw - 40px)',
  wide: '(min-width: 1340px) 1240px, calc(97vw - 40px)',
} as const;
