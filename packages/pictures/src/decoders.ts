import sharp from 'sharp';
import { allowLoaders } from './loaders.ts';

// No SVG, no PDF, no format of libvips' own.
allowLoaders(['Png', 'Jpeg', 'Webp', 'Nsgif', 'Tiff', 'Heif']);

export { sharp };
