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
import { type NamedColor, type PictureSource, type ReadProduct, readProduct } from './product-row.ts';

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
const NO_SUCH_ID = text('No product has this id.', 'इस आईडी का कोई प्रोडक्ट नहीं है।');
const noFile = (name: string) =>
  text(`"${name.slice(0, 120)}" is not in the ZIP archive.`, `"${name.slice(0, 120)}" ZIP में नहीं है।`);
const noHexCode = (name: string) =>
  text(
    `"${name}" is a new colour. Write its code after it, like "${name} #1B2A49".`,
    `"${name}" नया रंग है। उसके बाद कोड लिखिए, जैसे "${name} #1B2A49"।`,
  );

const nameKey = ({ name, type }: { name: string; type: string }): string => `${type}\n${name}`.toLowerCase();
const tidy = (cell = ''): string => cell.replaceAll(/\s+/g, ' ').trim();

type RowPlan = Plan<ProductField>;
type ProductRow = ImportRow<ProductField>;

/** The list of products, for imports and exports. */
export function productSource(deps: ProductSourceDeps): ImportSource<ProductField> {
  const { products } = deps;
  /** The new colours that rows of an import have named with their codes so far. Later rows name them without. */
  let coming = { importId: '', names: new Set<string>() };
  return {
    kind: 'products',
    fields: productFields,
    parallel: 8,
    keyOf: ({ id, name, type }) => id?.trim().toLowerCase() || nameKey({ name: tidy(name), type: tidy(type) }),

    async plan(units, context): Promise<RowPlan[]> {
      const rows = units.flatMap(([row]) => row ?? []);
      const read = rows.map(readProduct);
      const good = read.filter((one): one is ReadProduct => !('faults' in one));
      if (coming.importId !== context.importId) coming = { importId: context.importId, names: new Set() };
      const known = await knownOf(good, coming.names, context, deps);
      for (const { name, hexCode } of good.flatMap(({ colors = [] }) => colors))
        if (hexCode) coming.names.add(name.toLowerCase());
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

/** The things of the shop that a batch names. */
interface Known {
  byId: Map<string, Product>;
  byName: Map<string, Product>;
  /** Types by their names in lower case. */
  types: Map<string, { type: string; category: string[] }>;
  colors: Map<string, string>;
  /** New colours that rows up to this batch name with their codes, in lower case. */
  coming: ReadonlySet<string>;
  /** The addresses of pictures that the shop has, or is storing, by their keys. */
  pictures: Map<string, string | Promise<string>>;
  /** Ends once the names before are added: two rows may bring the same new one. */
  turn: Promise<unknown>;
}

async function knownOf(
  rows: readonly ReadProduct[],
  coming: ReadonlySet<string>,
  { pictures }: ImportContext,
  { products, types, colors, importedPictures }: ProductSourceDeps,
): Promise<Known> {
  const keys = rows.flatMap((row) => row.pictures ?? []).flatMap((source) => pictureKey(source, pictures) ?? []);
  const [byIds, byNames, allTypes, allColors, urls] = await Promise.all([
    products.findAll(rows.flatMap(({ id }) => (id && /^[0-9a-f]{24}$/.test(id) ? [id] : []))),
    products.findByNames(rows.map(({ name }) => name)),
    types.list(ALL),
    colors.list(ALL),
    importedPictures.findAll(keys),
  ]);
  return {
    byId: new Map(byIds.map((product) => [product.id, product])),
    byName: new Map(byNames.map((product) => [nameKey(product), product])),
    types: new Map(allTypes.types.map((type) => [type.type.toLowerCase(), type])),
    colors: new Map(allColors.colors.map(({ name }) => [name.toLowerCase(), name])),
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
  const before = read.id ? known.byId.get(read.id) : known.byName.get(nameKey(read));
  if (read.id && !before) fault('id', NO_SUCH_ID);
  if (!before && !read.id && read.fields.price === undefined) fault('price', NO_PRICE);
  for (const { name, hexCode } of read.colors ?? [])
    if (!hexCode && !known.colors.has(name.toLowerCase()) && !known.coming.has(name.toLowerCase()))
      fault('colors', noHexCode(name));
  for (const { kind, at } of read.pictures ?? [])
    if (kind === 'file' && !context.pictures.fingerprint(at)) fault('images', noFile(fileKey(at)));
  if (faults.length > 0) return { faults };

  const type = known.types.get(read.type.toLowerCase())?.type ?? read.type;
  const colors = read.colors?.map(({ name }) => known.colors.get(name.toLowerCase()) ?? name);
  const isStored = (read.pictures ?? []).every((source) => urlOf(source, known, context));
  const images = isStored ? read.pictures?.map((source) => urlOf(source, known, context) ?? '') : undefined;
  const wanted = fieldsOf({ ...read, type }, before, { colors, images });
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
    await ensureNames({ ...read, type }, known, context.by, deps);
    const fields = fieldsOf({ ...read, type }, before, { colors, images });
    if (before) await deps.products.update(before.id, context.by, () => fields);
    else {
      // The same for a process that does this row again, so that none makes a second product.
      const id = datedId(new Types.ObjectId(context.importId).getTimestamp(), `${context.importId} ${nameKey(read)}`);
      await deps.products.create({ ...NEW_PRODUCT, ...fields } as ProductFields, context.by, id);
    }
  };
  return { outcome: before ? 'changed' : 'created', apply };
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
  ...fieldsOfBody(
    productBody.parse({
      name: '-',
      type: '-',
      price: 0,
      images: ['/media/products/0123456789abcdef01234567/320.webp'],
    }),
  ),
  images: [],
};

function fieldsOfBody({
  price,
  bothSide,
  isNew,
  ...rest
}: ReturnType<typeof productBody.parse>): Partial<ProductFields> {
  return { ...rest, pricePaise: toPaise(price), bothSidePaise: toPaise(bothSide), isNewArrival: isNew };
}

/** The fields of a product that a row names, as they are stored. Quantity prices take the place of the earlier ones. */
function fieldsOf(
  { name, type, fields, breaks }: ReadProduct,
  before: Product | undefined,
  { colors, images }: { colors: string[] | undefined; images: string[] | undefined },
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
    colors: colors && [...new Set(colors)],
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

/** Adds a type that is not there, or the category to its type. */
async function ensureType(
  types: ProductTypeStore,
  name: string,
  category: string | undefined,
  by: Writer,
): Promise<void> {
  const known = (await types.list(ALL)).types.find(({ type }) => type.toLowerCase() === name.toLowerCase());
  if (!known) {
    await types.create({ type: name, category: category ? [category] : [] }, by);
    return;
  }
  if (!category || known.category.includes(category)) return;
  await types.update(known.id, { type: known.type, category: [...known.category, category] }, by, async () => {});
}

async function ensureColors(colors: ProductColorStore, named: readonly NamedColor[], by: Writer): Promise<void> {
  const known = new Set((await colors.findAmong(named.map(({ name }) => name))).map(({ name }) => name.toLowerCase()));
  for (const { name, hexCode } of named)
    if (hexCode && !known.has(name.toLowerCase())) await colors.create({ name, hexCode }, by);
}

/** Adds the type, category and colours of a row where a batch has not seen them yet, one after another. */
async function ensureNames(
  { type, fields: { category }, colors = [] }: ReadProduct,
  known: Known,
  by: Writer,
  deps: ProductSourceDeps,
) {
  const hasNames = () => {
    const found = known.types.get(type.toLowerCase());
    return (
      found &&
      (!category || found.category.includes(category)) &&
      colors.every(({ name }) => known.colors.has(name.toLowerCase()))
    );
  };
  if (hasNames()) return;
  const ensure = async (): Promise<void> => {
    if (hasNames()) return;
    await ensureType(deps.types, type, category, by);
    await ensureColors(deps.colors, colors, by);
    const found = known.types.get(type.toLowerCase());
    known.types.set(type.toLowerCase(), {
      type: found?.type ?? type,
      category: [...(found?.category ?? []), ...(category ? [category] : [])],
    });
    for (const { name } of colors)
      if (!known.colors.has(name.toLowerCase())) known.colors.set(name.toLowerCase(), name);
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
    breaks: breaks.map(({ from, price }) => `${from} = ${price}`).join('; '),
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
