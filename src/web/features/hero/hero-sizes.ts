/**
 * How wide the hero's picture stands: for the picture itself and for asking for it ahead in the document's head.
 * On phones a little less than it is: the next size up weighs four times as much for a difference nobody sees.
 */
export const heroSizes = '(min-width: 1340px) 620px, (min-width: 768px) 48vw, 85vw';
