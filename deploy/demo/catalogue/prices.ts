import type { PriceSection } from '@print-shop/contracts';

/** One price of the quotation desk. */
export interface DemoPrice {
  section: PriceSection;
  type: string;
  price: number;
  size?: string;
  gsm?: number;
  isBothSide?: boolean;
  description?: string;
}

const cards = (section: PriceSection, list: [string, number, string][]): DemoPrice[] =>
  list.map(([type, price, description]) => ({ section, type, price, description }));

const design = cards('design', [
  ['Business Card', 350, 'Two drafts, two rounds of changes, print-ready PDF'],
  ['Logo', 2500, 'Three ideas, one worked out, all file formats'],
  ['Flyer A5', 600, 'One side; the other side at half price'],
  ['Brochure Tri-fold', 1800, 'Six panels, pictures from our library included'],
  ['Banner', 500, 'To scale, with a proof on your phone'],
  ['Letterhead Set', 900, 'Letterhead, envelope and card'],
  ['Packaging', 4500, 'Dieline, artwork and a mock-up'],
  ['Wedding Invitation', 1500, 'Wording in two languages, read twice'],
  ['Social Media Post', 250, 'Square and story format'],
]);

/** Per sheet: gsm with the price for A4, A3, 12 x 18 inches and 13 x 19 inches. */
const paperStock: [string, [number, number, number, number, number][]][] = [
  ['Maplitho', [[80, 0.9, 1.8, 2.4, 2.7], [100, 1.2, 2.4, 3.1, 3.5]]],
  ['Art Paper', [[130, 1.9, 3.8, 4.8, 5.3], [170, 2.5, 5, 6.2, 6.9]]],
  ['Art Card', [[250, 3.6, 7.2, 8.8, 9.7], [300, 4.2, 8.4, 10.4, 11.5], [350, 4.9, 9.8, 12, 13.2]]],
  ['Matte Board', [[300, 5.1, 10.2, 12.5, 13.8]]],
  ['Kraft', [[350, 4.4, 8.8, 10.9, 12]]],
  ['Textured', [[280, 9.5, 19, 23, 25.5]]],
]; // biome-ignore format: a price list
const sizes = ['A4', 'A3', '12x18', '13x19'];
const paper: DemoPrice[] = paperStock.flatMap(([type, rows]) =>
  rows.flatMap(([gsm, ...prices]) => prices.map((price, i) => ({ section: 'paper' as const, type, gsm, size: sizes[i] ?? 'A4', price }))),
); // biome-ignore format: one list

const printed: [string, string, number][] = [
  ['Digital Colour', 'A4', 6], ['Digital Colour', 'A3', 12], ['Digital Colour', '12x18', 15], ['Digital Colour', '13x19', 17],
  ['Digital Black & White', 'A4', 1.5], ['Digital Black & White', 'A3', 3],
  ['Offset, per 1000', 'A5', 1200], ['Offset, per 1000', 'A4', 1900], ['Offset, per 1000', 'A3', 3400],
  ['Screen Print, per colour', 'A4', 45], ['Screen Print, per colour', 'A3', 70],
  ['Flex, per sq ft', '1 sq ft', 20],
]; // biome-ignore format: a price list
/** Printing on both sides costs exactly double: the quotation desk reckons it, so only the single side is kept. */
const printing: DemoPrice[] = printed.map(([type, size, price]) => ({
  section: 'printing',
  type,
  size,
  price,
  isBothSide: false,
}));

const lamination = cards('lamination', [
  ['Gloss, A4', 6, 'Thermal, one side'],
  ['Matte, A4', 7, 'Thermal, one side'],
  ['Velvet, A4', 16, 'Soft touch, one side'],
  ['Gloss, 12x18', 12, 'Thermal, one side'],
  ['Matte, 12x18', 14, 'Thermal, one side'],
  ['Spot UV, 12x18', 38, 'Plus ₹600 for the film'],
]);

const binding = cards('binding', [
  ['Centre Staple', 4, 'Up to 48 pages'],
  ['Spiral', 35, 'Plastic coil, up to 200 pages'],
  ['Wire-O', 60, 'Metal, lies flat'],
  ['Perfect', 55, 'Glued spine, from 60 pages'],
  ['Hard Bound', 220, 'Sewn, cloth or printed case'],
  ['Thesis, Gold Embossed', 380, 'Rexine with your title in gold'],
]);

export const prices: DemoPrice[] = [...design, ...paper, ...printing, ...lamination, ...binding];
