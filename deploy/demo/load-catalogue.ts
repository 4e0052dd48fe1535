import type { Pricing, Product, ProductColor, ProductType, SynonymGroup } from '@print-shop/contracts';
import { clothColors } from './catalogue/colors.ts';
import { products } from './catalogue/index.ts';
import { type DemoPrice, prices } from './catalogue/prices.ts';
import type { DemoProduct } from './catalogue/product.ts';
import { synonyms } from './catalogue/synonyms.ts';
import { productTypes } from './catalogue/types.ts';
import { inParallel, type Shop } from './client.ts';
import { picture, slug } from './render.ts';

/** Pictures drawn or sent at once: one for each of two cores, one on its way. */
const WIDTH = 3;

export async function loadColors(shop: Shop, token: string): Promise<number> {
  const { data } = await shop.get<{ data: ProductColor[] }>('/api/product-colors');
  const missing = Object.entries(clothColors).filter(([name]) => !data.some((one) => one.name === name));
  for (const [name, hexCode] of missing) await shop.post('/api/product-colors', { token, body: { name, hexCode } });
  return missing.length;
}

export async function loadTypes(shop: Shop, token: string): Promise<number> {
  const { data } = await shop.get<{ data: ProductType[] }>('/api/product-types');
  const missing = Object.entries(productTypes).filter(([type]) => !data.some((one) => one.type === type));
  for (const [type, category] of missing) await shop.post('/api/product-types', { token, body: { type, category } });
  return missing.length;
}

/** Adds the groups of synonyms none of whose words the shop has. */
export async function loadSynonyms(shop: Shop, token: string): Promise<number> {
  const groups = await shop.get<SynonymGroup[]>('/api/product-synonyms', token);
  const known = new Set(groups.flatMap(({ words }) => words));
  const missing = synonyms.filter((words) => !words.some((word) => known.has(word)));
  for (const words of missing) await shop.post('/api/product-synonyms', { token, body: { words } });
  return missing.length;
}

export async function allProducts(shop: Shop): Promise<Product[]> {
  const all: Product[] = [];
  for (let page = 1; ; page++) {
    const some = await shop.get<Product[]>(`/api/product?limit=500&page=${page}`);
    all.push(...some);
    if (some.length < 500) return all;
  }
}

/** The body of a request that creates a product. */
export function bodyOf(product: DemoProduct, images: string[]): Omit<DemoProduct, 'pictures'> & { images: string[] } {
  const { pictures: _drawn, ...fields } = product;
  return { ...fields, images };
}

/**
 * Creates the missing products, the first of the list last, each as soon as its pictures are drawn and uploaded. A loading
 * that broke off goes on after the last product that exists.
 */
export async function loadProducts(
  shop: Shop,
  token: string,
  say: (text: string) => void,
  wanted: readonly DemoProduct[] = products,
): Promise<number> {
  const there = new Set((await allProducts(shop)).map((one) => one.name));
  const missing = wanted.filter((one) => !there.has(one.name)).toReversed();
  const count = missing.reduce((sum, { pictures }) => sum + pictures.length, 0);
  let done = 0;
  const uploads = missing.map((product) => ({ product, images: Promise.withResolvers<string[]>() }));
  const uploading = inParallel(uploads, WIDTH, async ({ product, images }) => {
    const urls: string[] = [];
    for (const [index, draw] of product.pictures.entries()) {
      const name = `${slug(product.name)}-${index + 1}`;
      urls.push(await upload(shop, token, name, await picture(name, draw)));
      if (++done % 30 === 0) say(`${done} of ${count} pictures uploaded`);
    }
    images.resolve(urls);
  });
  const creating = async () => {
    for (const { product, images } of uploads) {
      await shop.post('/api/product', { token, body: bodyOf(product, await images.promise) });
    }
  };
  await Promise.all([uploading, creating()]);
  return missing.length;
}

async function upload(shop: Shop, token: string, name: string, jpeg: Buffer<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.set('image', new Blob([jpeg], { type: 'image/jpeg' }), `${name}.jpg`);
  return (await shop.post<{ url: string }>('/api/product/images', { token, form })).url;
}

/** Adds the prices that are not there; a price that staff has changed stays as it is. */
export async function loadPrices(shop: Shop, token: string): Promise<number> {
  const pricing = await shop.get<Pricing>('/api/pricing');
  const missing = prices.filter((price) => !isPriced(pricing, price));
  await inParallel(missing, 4, (body) => shop.post('/api/pricing/update', { token, body }));
  return missing.length;
}

function isPriced(pricing: Pricing, price: DemoPrice): boolean {
  if (price.section === 'paper') {
    return pricing.paper.some((one) => one.type === price.type && one.gsm === price.gsm && one.size === price.size);
  }
  if (price.section === 'printing') {
    return pricing.printing.some((one) => one.type === price.type && one.size === price.size);
  }
  return price.type in pricing[price.section];
}
