import sharp from 'sharp';

// Every file is read once under a random name, so a cache would only hold memory.
sharp.cache(false);
// libvips must never be talked into its other readers (SVG, PDF, …), whatever the bytes look like.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

/** The one way to the picture library: made safe before anything is read with it. */
export { sharp };
