import sharp from 'sharp';

// Uploads are rare and small: a cache would only hold memory, and every decoder thread holds its own buffer.
sharp.cache(false);
sharp.concurrency(1);

// Blocks every loader but those allowed below: no SVG, no PDF, no format of libvips' own.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});

export { sharp };
