/** How wide the hero's picture stands: for the picture itself and for asking for it ahead in the document's head. */
export const heroSizes =
  '(min-width: 1340px) 620px, (min-width: 768px) calc(46.5vw - 16px), calc(100vw - 40px)';
