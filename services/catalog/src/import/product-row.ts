import { MAX_PRODUCT_IMAGES, type PriceRules, type Text, updateProduct } from '@print-shop/contracts';
import { createCellReader, type ImportRow, type RowFault } from '@print-shop/imports';
import type { z } from 'zod';
import type { ProductField } from './product-fields.ts';

/** A picture of a row: one of the shop's own, one on the internet, or a file of the archive. */
export type PictureSource = { kind: 'own' | 'address' | 'file'; at: string };

/** A colour as a cell names it; `hexCode` is missing where the cell has none. */
export interface NamedColor {
  name: string;
  hexCode?: string;
}

/** A product as a row has it. Missing fields are not in the file, or empty, and stay as they are. */
export interface ReadProduct {
  id?: string | undefined;
  name: string;
  type: string;
  fields: Omit<ProductChange, 'name' | 'type' | 'priceRules' | 'colors' | 'images' | 'expectedUpdatedAt'>;
  breaks?: PriceRules['breaks'] | undefined;
  colors?: NamedColor[] | undefined;
  pictures?: PictureSource[] | undefined;
}

/** A name without the spaces that nobody sees. */
const tidy = (name = ''): string => name.replaceAll(/\s+/g, ' ').trim();

/** A name as it is compared: people write it in capitals or not. */
export const fold = (name: string): string => tidy(name).toLowerCase();

/** A row is read as the form's change of a product, which may leave fields out. */
const changeSchema = updateProduct.body as NonNullable<typeof updateProduct.body>;
type ProductChange = z.output<typeof changeSchema>;

/** `in all` says that the price is that of all these pieces. */
const BREAK = /^(\d+)\s*[=:x×@]\s*(?:rs\.?\s*|₹\s*)?(\d+(?:\.\d{1,2})?)(\s+in all|\s+कुल)?$/i;
const COLOR = /^(.*?)\s*\(?(#[0-9a-f]{6})\)?$/i;

const text = (en: string, hi: string): Text => ({ en, hi });

const NO_BREAK = text(
  'Write pieces and price, like "10 = 320; 50 = 290".',
  'पीस और दाम लिखिए, जैसे "10 = 320; 50 = 290"।',
);
const PICTURES = text(
  `A product has at most ${MAX_PRODUCT_IMAGES} pictures.`,
  `एक प्रोडक्ट में ज़्यादा से ज़्यादा ${MAX_PRODUCT_IMAGES} तस्वीरें होती हैं।`,
);
const NOT_SECURE = text('The address of a picture must begin with https.', 'तस्वीर का पता https से शुरू होना चाहिए।');

function pictureOf(written: string): PictureSource | Text {
  if (written.startsWith('/media/products/')) return { kind: 'own', at: written };
  if (/^https:\/\//i.test(written) && URL.canParse(written)) return { kind: 'address', at: written };
  return /^[a-z]+:\/\//i.test(written) ? NOT_SECURE : { kind: 'file', at: written };
}

/** The colours that a row names; undefined where its cell is empty. */
export const colorsOf = (row: ImportRow<ProductField>): NamedColor[] | undefined =>
  createCellReader(row)
    .list('colors')
    ?.map((written) => {
      const [, name = '', hexCode] = COLOR.exec(written) ?? [];
      return hexCode && name ? { name: tidy(name), hexCode: hexCode.toLowerCase() } : { name: tidy(written) };
    });

/** Reads a row, or says what is wrong with its cells. */
export function readProduct(row: ImportRow<ProductField>): ReadProduct | { faults: RowFault<ProductField>[] } {
  const cells = createCellReader(row);
  const breaks = readBreaks(cells);
  const colors = colorsOf(row);
  const pictures: PictureSource[] = [];
  for (const written of cells.text('images')?.split(/[;|\n]|,\s+/) ?? []) {
    const picture = pictureOf(written.trim());
    if ('en' in picture) cells.fault('images', picture);
    else if (picture.at) pictures.push(picture);
  }
  if (pictures.length > MAX_PRODUCT_IMAGES) cells.fault('images', PICTURES);
  const own = pictures.filter(({ kind }) => kind === 'own').map(({ at }) => at);
  const change = cells.read(changeSchema, {
    name: tidy(cells.text('name')),
    type: tidy(cells.text('type')),
    category: cells.text('category') && tidy(cells.text('category')),
    price: cells.number('price'),
    description: cells.text('description'),
    bothSide: cells.number('bothSide'),
    happyHourDiscount: cells.percent('happyHourDiscount'),
    festivalHourDiscount: cells.percent('festivalHourDiscount'),
    sizes: cells.list('sizes')?.map((size) => size.toUpperCase()),
    stock: cells.number('stock'),
    isCustomizable: cells.yes('isCustomizable'),
    isBestSeller: cells.yes('isBestSeller'),
    isNew: cells.yes('isNew'),
    hsn: cells.text('hsn')?.replaceAll(' ', ''),
    ...(breaks ? { priceRules: { breaks } } : {}),
    ...(colors ? { colors: colors.map((color) => color.name) } : {}),
    ...(own.length > 0 ? { images: own } : {}),
  });
  if (!change || cells.faults.length > 0) return { faults: cells.faults.map(atColumn) };
  const { name = '', type = '', priceRules, colors: _c, images: _i, expectedUpdatedAt: _e, ...fields } = change;
  return {
    id: cells.text('id')?.toLowerCase(),
    name,
    type,
    fields,
    breaks: breaks && (priceRules?.breaks ?? []),
    colors,
    pictures: pictures.length > 0 ? pictures : undefined,
  };
}

/** Quantity prices are a part of the rules, as the schema names them. */
const atColumn = (fault: RowFault<ProductField>): RowFault<ProductField> =>
  (fault.field as string) === 'priceRules' ? { ...fault, field: 'breaks' } : fault;

function readBreaks(cells: ReturnType<typeof createCellReader<ProductField>>): PriceRules['breaks'] | undefined {
  const parts = cells.text('breaks')?.split(/[;|\n]/);
  if (!parts) return undefined;
  if (/^(none|no|-|नहीं)$/i.test(parts.join(';').trim())) return [];
  return parts
    .map((part) => part.replaceAll(/(?<=\d),(?=\d)/g, '').trim())
    .filter(Boolean)
    .flatMap((part) => {
      const [, from, price, inAll] = BREAK.exec(part) ?? [];
      const per = inAll ? ('block' as const) : ('piece' as const);
      if (from && price) return [{ from: Number(from), price: Number(price), per }];
      cells.fault('breaks', NO_BREAK);
      return [];
    });
}
