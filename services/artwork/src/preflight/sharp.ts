import { allowLoaders } from '@print-shop/pictures/loaders';
import sharp from 'sharp';

// Only the kinds that customers may send; SVG is read after `plain-svg` has rewritten it.
allowLoaders(['Png', 'Jpeg', 'Webp', 'Tiff', 'Heif', 'Svg']);

export { sharp };
