import { isDeepStrictEqual } from 'node:util';
import { type PriceRules, productBody, type Text, toPaise, toRupees, type Writer } from '@print-shop/contracts';
import type { ImportContext, ImportRow, ImportSource, Plan, RowFault } from '@print-shop/imports';
import { datedId, fileKey, withTemporaryFile } from '@print-shop/imports';
import { Types } from 'mongoose';
import type { PictureStore } from '../product/picture.store.ts';
import type { ProductStore } from '../product/product.store.ts';
import { checkBreaks, type Product, type ProductFields } from '../product/product.ts';
import type { ProductColorStore } from '../product-color/product-color.store.ts';
import type { ProductTypeStore } from '../product-type/product-type.store.ts';
import type { FetchPicture } from './fetch-picture.ts';
import type { ImportPictureStore } from './import-picture.store.ts';
import { type ProductField, productFields } from './product-fields.ts';
import { colorsOf, fold, type NamedColor, type PictureSource, type ReadProduct, readProduct } from './product-row.ts';

export interface ProductSourceDeps {
  products: ProductStore;
  types: ProductTypeStore;
  colors: ProductColorStore;
  pictures: PictureStore;
  importedPictures: ImportPictureStore;
  fetchPicture: FetchPicture;
}

/** A shop has fewer types and colours than this. */
const ALL = { page: 1, limit: 10_000 };

const text = (en: string, hi: string): Text => ({ en, hi });
const NO_PRICE = text('A new product needs a price.', 'नए प्रोडक्ट का दाम ज़रूरी है।');
const TWO_FIT = text(
  'Two products of the shop have this name and type. Write the id of one into the column "Product id". An export of the products has it.',
  'दुकान के दो प्रोडक्ट का यही नाम और प्रकार है। "प्रोडक्ट आईडी" कॉलम में एक की आईडी लिखिए। वह प्रोडक्ट के एक्सपोर्ट में है।',
);
const NO_SUCH_ID = text('No product has this id.', 'इस आईडी का कोई प्रोडक्ट नहीं है।');
const noFile = (name: string) =>
  text(`"${name.slice(0, 120)}" is not in the ZIP archive.`, `"${name.slice(0, 120)}" ZIP में नहीं है।`);
const noHexCode = (name: string) =>
  text(
    `"${name}" is a new colour. Write its code after it, like "${name} #1B2A49".`,
    `"${name}" नया रंग है। उसके बाद कोड लिखिए, जैसे "${name} #1B2A49"।`,
  );

const nameKey = ({ name = '', type = '' }: { name?: string; type?: string }): string => `${fold(type)}\n${fold(name)}`;

type RowPlan = Plan<ProductField>;
type ProductRow = ImportRow<ProductField>;

/** The list of products, for imports and exports. */
export function productSource(deps: ProductSourceDeps): ImportSource<ProductField> {
  const { products } = deps;
  const seen = new WeakMap<ImportContext, Seen>();
  const seenBy = (context: ImportContext): Seen => {
    const known = seen.get(context) ?? { colors: new Map() };
    seen.set(context, known);
    return known;
  };
  return {
    kind: 'products',
    fields: productFields,
    parallel: 8,
    keyOf: ({ id, ...named }) => id?.trim().toLowerCase() || nameKey(named),

    see(row, context) {
      const { colors } = seenBy(context);
      for (const color of colorsOf(row) ?? [])
        if (color.hexCode && !colors.has(fold(color.name))) colors.set(fold(color.name), color);
    },

    async plan(units, context): Promise<RowPlan[]> {
      const rows = units.flatMap(([row]) => row ?? []);
      const read = rows.map(readProduct);
      const good = read.filter((one): one is ReadProduct => !('faults' in one));
      const before = seenBy(context);
      before.products ??= await productsByName(products);
      const known = await findKnown(good, before.products, before.colors, context, deps);
      return rows.map((row, at) => {
        const one = read[at];
        return !one || 'faults' in one ? { faults: one?.faults ?? [] } : planOf(row, one, known, context, deps);
      });
    },

    async *exported() {
      for await (const product of products.each()) yield exportedRow(product);
    },
  };
}

/** The memory of a process that works through an import. All names are folded. */
interface Seen {
  /** The ids of the shop's products by name and type, as the rows were begun. */
  products?: ReadonlyMap<string, readonly string[]>;
  /** The colours that any row names with their codes. Other rows name them without. */
  colors: Map<string, NamedColor>;
}

async function productsByName(products: ProductStore): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  for await (const product of products.names()) {
    const key = nameKey(product);
    ids.set(key, [...(ids.get(key) ?? []), product.id]);
  }
  return ids;
}

/** The things of the shop that a batch names, by their folded names. */
interface Known {
  byId: Map<string, Product>;
  byName: Map<string, Product[]>;
  types: Map<string, { type: string; category: string[] }>;
  colors: Map<string, string>;
  /** The colours that rows name with their codes. */
  coming: ReadonlyMap<string, NamedColor>;
  /** The addresses of pictures that the shop has, or is storing, by their keys. */
  pictures: Map<string, string | Promise<string>>;
  /** Ends once the names before are added: two rows may bring the same new one. */
  turn: Promise<unknown>;
}

async function findKnown(
  rows: readonly ReadProduct[],
  byName: ReadonlyMap<string, readonly string[]>,
  coming: Known['coming'],
  { pictures }: ImportContext,
  { products, types, colors, importedPictures }: ProductSourceDeps,
): Promise<Known> {
  const keys = rows.flatMap((row) => row.pictures ?? []).flatMap((source) => pictureKey(source, pictures) ?? []);
  const ids = rows.flatMap(({ id }) => (id && /^[0-9a-f]{24}$/.test(id) ? [id] : []));
  const fitting = rows.flatMap((row) => (row.id ? [] : (byName.get(nameKey(row)) ?? [])));
  const [found, added, allTypes, allColors, urls] = await Promise.all([
    products.findAll([...new Set([...ids, ...fitting])]),
    // Those that were added, or got their name, since the rows were begun.
    products.findByNames(rows.map(({ name }) => name)),
    types.list(ALL),
    colors.list(ALL),
    importedPictures.findAll(keys),
  ]);
  const byId = new Map([...found, ...added].map((product) => [product.id, product]));
  return {
    byId,
    byName: Map.groupBy(byId.values(), nameKey),
    types: new Map(allTypes.types.map((type) => [fold(type.type), type])),
    colors: new Map(allColors.colors.map(({ name }) => [fold(name), name])),
    pictures: urls,
    coming,
    turn: Promise.resolve(),
  };
}

/** The key by which an imported picture is known again; undefined for one of the shop's own, or that is not there. */
function pictureKey({ kind, at }: PictureSource, pictures: ImportContext['pictures']): string | undefined {
  if (kind === 'own') return undefined;
  return kind === 'address' ? at : pictures.fingerprint(at);
}

function planOf(
  { row }: ProductRow,
  read: ReadProduct,
  known: Known,
  context: ImportContext,
  deps: ProductSourceDeps,
): RowPlan {
  const faults: RowFault<ProductField>[] = [];
  const fault = (field: ProductField, message: Text) => faults.push({ row, field, message });
  const fitting = read.id ? [] : (known.byName.get(nameKey(read)) ?? []);
  const before = read.id ? known.byId.get(read.id) : fitting[0];
  if (fitting.length > 1) fault('name', TWO_FIT);
  if (read.id && !before) fault('id', NO_SUCH_ID);
  if (!before && !read.id && read.fields.price === undefined) fault('price', NO_PRICE);
  for (const { name, hexCode } of read.colors ?? [])
    if (!hexCode && !known.colors.has(fold(name)) && !known.coming.has(fold(name))) fault('colors', noHexCode(name));
  for (const { kind, at } of read.pictures ?? [])
    if (kind === 'file' && !context.pictures.fingerprint(at)) fault('images', noFile(fileKey(at)));
  if (faults.length > 0) return { faults };

  const isStored = (read.pictures ?? []).every((source) => urlOf(source, known, context));
  const images = isStored ? read.pictures?.map((source) => urlOf(source, known, context) ?? '') : undefined;
  const wanted = fieldsOf(asSpelled(read, before, known), before, images);
  const isChanged =
    !before || !isStored || Object.entries(wanted).some(([name, value]) => !isSame(before, name, value));
  if (before && !isChanged) return { outcome: 'unchanged' };
  try {
    checkBreaks({ ...(before ?? {}), ...wanted } as ProductFields);
  } catch (error) {
    return { faults: [{ row, field: 'breaks', message: (error as { text: Text }).text }] };
  }
  const apply = async (): Promise<void> => {
    const images = read.pictures && (await storePictures(read.pictures, known, context, deps));
    await ensureNames(read, known, context.by, deps);
    // The fields of the product as it is then: somebody may change it while the pictures are loaded.
    const fieldsFor = (product: Product | undefined) => fieldsOf(asSpelled(read, product, known), product, images);
    if (before) await deps.products.update(before.id, context.by, fieldsFor);
    else {
      // The same for a process that does this row again, so that none makes a second product.
      const id = datedId(new Types.ObjectId(context.importId).getTimestamp(), `${context.importId} ${nameKey(read)}`);
      await deps.products.create({ ...NEW_PRODUCT, ...fieldsFor(undefined) } as ProductFields, context.by, id);
    }
  };
  return { outcome: before ? 'changed' : 'created', apply };
}

/** The row with its names as the shop spells them. A product keeps its own, unless the row names it by its id. */
function asSpelled(read: ReadProduct, before: Product | undefined, { types, colors, coming }: Known): ReadProduct {
  const spelled = (name: string) => colors.get(fold(name)) ?? coming.get(fold(name))?.name ?? name;
  const { category } = read.fields;
  const type = types.get(fold(read.type));
  const known = category && type?.category.find((one) => fold(one) === fold(category));
  return {
    ...read,
    name: before && !read.id ? before.name : read.name,
    type: type?.type ?? read.type,
    fields: known ? { ...read.fields, category: known } : read.fields,
    colors: read.colors?.map(({ name }) => ({ name: spelled(name) })),
  };
}

/** The address of a picture that the shop had when the batch was planned. */
function urlOf(source: PictureSource, { pictures }: Known, context: ImportContext): string | undefined {
  if (source.kind === 'own') return source.at;
  const url = pictures.get(pictureKey(source, context.pictures) ?? '');
  return typeof url === 'string' ? url : undefined;
}

const isSame = (before: Product, name: string, value: unknown): boolean =>
  isDeepStrictEqual(before[name as keyof Product] ?? (name === 'hsn' ? '' : undefined), value);

/** The fields of a new product that a row leaves out. */
const NEW_PRODUCT: Partial<ProductFields> = {
  ...bodyFields(
    productBody.parse({
      name: '-',
      type: '-',
      price: 0,
      images: ['/media/products/0123456789abcdef01234567/320.webp'],
    }),
  ),
  images: [],
};

function bodyFields({ price, bothSide, isNew, ...rest }: ReturnType<typeof productBody.parse>): Partial<ProductFields> {
  return { ...rest, pricePaise: toPaise(price), bothSidePaise: toPaise(bothSide), isNewArrival: isNew };
}

/** The fields of a product that a row names, as they are stored. Quantity prices take the place of the earlier ones. */
function fieldsOf(
  { name, type, fields, breaks, colors }: ReadProduct,
  before: Product | undefined,
  images: string[] | undefined,
): Partial<ProductFields> {
  const { price, bothSide, isNew, sizes, ...rest } = fields;
  const named = {
    name,
    type,
    ...rest,
    pricePaise: price === undefined ? undefined : toPaise(price),
    bothSidePaise: bothSide === undefined ? undefined : toPaise(bothSide),
    isNewArrival: isNew,
    sizes: sizes as ProductFields['sizes'] | undefined,
    priceRules: breaks && withBreaks(before?.priceRules, breaks),
    colors: colors && [...new Set(colors.map((color) => color.name))],
    images,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

function withBreaks(rules: PriceRules | undefined, breaks: NonNullable<PriceRules['breaks']>): PriceRules {
  const { breaks: _, ...rest } = rules ?? {};
  return breaks.length > 0 ? { ...rest, breaks } : rest;
}

/** Stores the pictures of a row that the shop does not have yet, each once, and gives the addresses of all. */
async function storePictures(
  sources: readonly PictureSource[],
  known: Known,
  { pictures }: ImportContext,
  { importedPictures, pictures: store, fetchPicture }: ProductSourceDeps,
): Promise<string[]> {
  const save = async (path: string) => (await store.save(path)).url;
  const storeOne = async ({ kind, at }: PictureSource, key: string): Promise<string> => {
    const fetchAndSave = (path: string) => fetchPicture(at, path).then(() => save(path));
    const url = await (kind === 'file' ? pictures.withFile(at, save) : withTemporaryFile(fetchAndSave));
    await importedPictures.keep(key, url);
    return url;
  };
  const urls: string[] = [];
  for (const source of sources) {
    const key = pictureKey(source, pictures);
    const stored = key === undefined ? source.at : (known.pictures.get(key) ?? storeOne(source, key));
    if (key !== undefined) known.pictures.set(key, stored);
    urls.push(await stored);
  }
  return urls;
}

const hasName = (names: readonly string[], name: string): boolean => names.some((one) => fold(one) === fold(name));

/** Adds a type that is not there, or the category to its type. */
async function ensureType(
  types: ProductTypeStore,
  name: string,
  category: string | undefined,
  by: Writer,
): Promise<void> {
  const known = (await types.list(ALL)).types.find(({ type }) => fold(type) === fold(name));
  if (!known) {
    await types.create({ type: name, category: category ? [category] : [] }, by);
    return;
  }
  if (!category || hasName(known.category, category)) return;
  await types.update(known.id, { type: known.type, category: [...known.category, category] }, by, async () => {});
}

/** Adds the colours that are not there. One without a code has that of the row which names it: that may come later, or have a fault. */
async function ensureColors(
  colors: ProductColorStore,
  named: readonly NamedColor[],
  coming: Known['coming'],
  by: Writer,
): Promise<void> {
  const known = (await colors.list(ALL)).colors.map(({ name }) => name);
  for (const color of named) {
    const { name, hexCode } = coming.get(fold(color.name)) ?? color;
    if (!hexCode || hasName(known, name)) continue;
    await colors.create({ name, hexCode }, by);
    known.push(name);
  }
}

/** Adds the type, category and colours of a row where a batch has not seen them yet, one after another. */
async function ensureNames(
  { type, fields: { category }, colors = [] }: ReadProduct,
  known: Known,
  by: Writer,
  deps: ProductSourceDeps,
) {
  const hasNames = () => {
    const found = known.types.get(fold(type));
    return (
      found &&
      (!category || hasName(found.category, category)) &&
      colors.every(({ name }) => known.colors.has(fold(name)))
    );
  };
  if (hasNames()) return;
  const ensure = async (): Promise<void> => {
    if (hasNames()) return;
    await ensureType(deps.types, type, category, by);
    await ensureColors(deps.colors, colors, known.coming, by);
    const found = known.types.get(fold(type)) ?? { type, category: [] };
    const isNew = category && !hasName(found.category, category);
    known.types.set(fold(type), {
      type: found.type,
      category: isNew ? [...found.category, category] : found.category,
    });
    for (const { name } of colors)
      if (!known.colors.has(fold(name))) known.colors.set(fold(name), known.coming.get(fold(name))?.name ?? name);
  };
  const turn = known.turn.then(ensure);
  known.turn = turn.catch(() => undefined);
  await turn;
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

function exportedRow(product: Product): Record<ProductField, string> {
  const { breaks = [] } = product.priceRules ?? {};
  return {
    id: product.id,
    name: product.name,
    type: product.type,
    category: product.category,
    price: String(toRupees(product.pricePaise)),
    breaks: breaks.map(({ from, price, per }) => `${from} = ${price}${per === 'block' ? ' in all' : ''}`).join('; '),
    bothSide: String(toRupees(product.bothSidePaise)),
    sizes: product.sizes.join(', '),
    colors: product.colors.join(', '),
    hsn: product.hsn ?? '',
    stock: String(product.stock),
    images: product.images.join('; '),
    description: product.description,
    happyHourDiscount: String(product.happyHourDiscount),
    festivalHourDiscount: String(product.festivalHourDiscount),
    isCustomizable: yesOrNo(product.isCustomizable),
    isBestSeller: yesOrNo(product.isBestSeller),
    isNew: yesOrNo(product.isNewArrival),
  };
}
