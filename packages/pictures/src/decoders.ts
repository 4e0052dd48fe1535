import sharp from 'sharp';

// Uploads are rare and small: a cache would only hold memory, and threads of one decoder hold a buffer each.
sharp.cache(false);
sharp.concurrency(1);

// Only what is asked for is ever opened: no SVG, no PDF, no format of libvips' own.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});

export { sharp };
