import { banners } from './banners.ts';
import { brochures } from './brochures.ts';
import { businessCards } from './business-cards.ts';
import { flyers } from './flyers.ts';
import { keychains } from './keychains.ts';
import { ledAndNeon } from './led-neon.ts';
import { mugsAndBottles } from './mugs-bottles.ts';
import { namePlates } from './name-plates.ts';
import type { DemoProduct } from './product.ts';
import { promotional } from './promotional.ts';
import { stationery } from './stationery.ts';
import { tShirts } from './t-shirts.ts';

const shelves: DemoProduct[][] = [
  tShirts, businessCards, mugsAndBottles, ledAndNeon, brochures, namePlates, banners, keychains, stationery, flyers, promotional,
]; // biome-ignore format: a list

/** The first products that a visitor sees. Each has three pictures at least. */
export const FEATURED = [
  'Pehle Chai Cotton T-Shirt',
  'Matte Laminated Business Cards (200)',
  'Chai Piyo Neon Sign, 24 inch',
  'Pehle Chai Mug, 330 ml',
  'Tri-fold Brochure, A4 (100)',
  'Udaan College Fest T-Shirt',
  'Teak Name Plate with Raised Letters',
  'Star Flex Banner, 8 x 4 ft',
  'House Keychain, Brushed Steel',
  'Hard-bound Site Diary, A5',
  'Brushed Steel Bottle, 750 ml',
];

/** The shelves dealt out one by one, so that neighbours in the list are of different types; the featured ones in front. */
function shelved(): DemoProduct[] {
  const all = shelves.flat();
  const featured = FEATURED.map((name) => all.find((one) => one.name === name)).filter((one) => one !== undefined);
  const rest = shelves.map((shelf) => shelf.filter((one) => !featured.includes(one)));
  const longest = Math.max(...rest.map((shelf) => shelf.length));
  const dealt = Array.from({ length: longest }, (_, row) => rest.map((shelf) => shelf[row])).flat();
  return [...featured, ...dealt.filter((one) => one !== undefined)];
}

/** All products in the order of the shop's list: first the one that is created last. */
export const products: DemoProduct[] = shelved();
