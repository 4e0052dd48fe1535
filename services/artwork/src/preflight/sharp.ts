import sharp from 'sharp';

// One file is read at a time: a cache would only hold memory, and every thread of a decoder holds a buffer of its own.
sharp.cache(false);
sharp.concurrency(1);

// Only the loaders of the kinds that customers may send; SVG is read after `plain-svg` has rewritten it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Tiff', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
});

export { sharp };
