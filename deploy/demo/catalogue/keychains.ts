import { lockup } from '../pictures/art.ts';
import { type BrandName, brands } from '../pictures/brands.ts';
import { type Keychain, keychain } from '../pictures/plate.ts';
import { table } from '../pictures/scene.ts';
import { closeUp, productsOf, view } from './product.ts';

const item = productsOf('Keychains', { stock: 400, isCustomizable: true });
const chain =
  (
    form: Keychain['form'],
    material: Keychain['material'],
    color: string,
    name: BrandName,
    main: string,
    keys = false,
  ) =>
  () =>
    table() + keychain({ form, material, color, keys, art: lockup(brands[name], main, brands[name].strong, false) });
const house = chain('house', 'metal', '#c9ced3', 'builders', brands.builders.dark);
const houseWithKeys = chain('house', 'metal', '#c9ced3', 'builders', brands.builders.dark, true);

export const keychains = [
  item(['Metal', 'House Keychain, Brushed Steel', 149], { happyHourDiscount: 10, isBestSeller: true },
    'A house of 2 mm brushed steel with your logo engraved and filled with colour. Builders hand it over with the first key. Split ring and chain of nickel-free steel. Minimum 10; five working days.',
    [view(house), closeUp(house, [280, 580, 640]), view(houseWithKeys)]),
  item(['Acrylic', 'Round Acrylic Keychain', 49], { happyHourDiscount: 12, isBestSeller: true },
    '3 mm clear acrylic, 50 mm across, printed on both sides and sealed: the picture cannot scratch. From a single piece. Ready the next day.',
    [view(chain('round', 'acrylic', '#f3f1ec', 'cycles', brands.cycles.dark)), view(chain('round', 'acrylic', '#f5c400', 'rickshaw', brands.rickshaw.dark))]),
  item(['Acrylic', 'Heart Keychain with Names', 79], { festivalHourDiscount: 20 },
    'For her, for him, for two hundred wedding guests. 4 mm acrylic heart, names and date in gold on your colour. Packed one by one in a butter-paper envelope.',
    [view(chain('heart', 'acrylic', '#6b0f2a', 'wedding', brands.wedding.light))]),
  item(['Acrylic', 'Jersey Keychain', 69], { stock: 220, isNew: true },
    'Your team’s jersey, five centimetres small, with name and number on the back. Send us the list as a sheet; we print each one. Minimum 11.',
    [view(chain('shirt', 'acrylic', '#0f2547', 'cricket', brands.cricket.light)), view(chain('shirt', 'acrylic', '#c62828', 'fest', '#fff8e8'))]),
  item(['Leather', 'Leather Tag Keychain', 199], { stock: 35 },
    'Vegetable-tanned leather from Kanpur, stitched by hand, your mark pressed in or foil-stamped. Darkens beautifully with use. Four working days.',
    [view(chain('tag', 'leather', '#7a4a24', 'rickshaw', '#fdf7df')), closeUp(chain('tag', 'leather', '#7a4a24', 'rickshaw', '#fdf7df'), [300, 640, 620])]),
  item(['Wooden', 'Sheesham Bottle-shape Keychain', 89], { happyHourDiscount: 5, stock: 3 },
    'Laser-cut from 4 mm sheesham offcuts and printed in full colour. Each piece has its own grain. Minimum 5; three working days.',
    [view(chain('bottle', 'wood', '#c9965a', 'photo', brands.photo.dark))]),
]; // biome-ignore format: a product a paragraph
