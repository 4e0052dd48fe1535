import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProductTypes, type Product, type Shop } from '@print-shop/contracts';
import { documentOf, type PageAssets } from './document.ts';
import { explorePage } from './explore.ts';
import { homePage } from './home.ts';
import type { ApiAnswer, Page, PageContext, PageKind } from './page.ts';
import { pageOf } from './page-of.ts';
import { productPage } from './product.ts';
import { START_SCRIPT_HASH } from './start-script.ts';

const root = join(import.meta.dirname, '../../..');
const shop = JSON.parse(readFileSync(join(root, 'deploy/demo/shop.json'), 'utf8')) as Shop;
const publicUrl = 'https://shop.example';
const id = '65f0c0ffee65f0c0ffee65f0';
const AT = '2026-01-15T06:30:00.000Z';

const aProduct = (part: Partial<Product> = {}): Product => ({
  _id: id,
  name: 'Round Neck T-Shirt',
  price: 500,
  category: 'Round Neck',
  type: 'T-Shirt',
  description: 'Cotton.',
  bothSide: 0,
  happyHourDiscount: 10,
  festivalHourDiscount: 0,
  images: ['/media/products/abcdefabcdefabcdefabcdef/1280.webp'],
  sizes: [],
  colors: [],
  isCustomizable: false,
  stock: 20,
  isBestSeller: false,
  isNew: false,
  createdAt: AT,
  updatedAt: AT,
  ...part,
});
const types = {
  success: true,
  data: [{ _id: id, type: 'T-Shirt', category: ['Round Neck'], createdAt: AT, updatedAt: AT }],
};
const ok = (body: unknown, total: number | null = null): ApiAnswer => ({ status: 200, body, total });
const assets: PageAssets = {
  template:
    '<!doctype html><html lang="en-IN"><head><title>x</title><script defer="defer" src="/assets/main.js"></script></head><body><div id="root"></div></body></html>',
  scripts: ['/assets/react.js'],
  styles: [{ href: '/assets/main.css', text: 'p{color:red}' }],
  fonts: ['/assets/font.woff2'],
  remotes: { storefront: '/remotes/storefront/remoteEntry.js' },
};

const contextWith = (answers: Record<string, ApiAnswer>, language: 'en' | 'hi' = 'en'): PageContext => ({
  shop,
  publicUrl,
  language,
  answers: new Map(Object.entries(answers)),
});
const show = (kind: PageKind, answers: Record<string, ApiAnswer> = {}, language: 'en' | 'hi' = 'en') => {
  const context = contextWith(answers, language);
  const page = kind.render(context);
  return { page, text: documentOf(page, context, assets) };
};
const jsonLdOf = (page: Page, type: string) =>
  page.jsonLd.find((data) => (data as { '@type': string })['@type'] === type) as Record<string, unknown>;

describe('the page of a product', () => {
  const answers = (product: Product) => ({ [`/api/product/${id}`]: ok(product) });

  it('offers it at the discounted price, in rupees, while there is stock', () => {
    const { page } = show(productPage(id), answers(aProduct()));
    expect(jsonLdOf(page, 'Product')).toMatchObject({
      name: 'Round Neck T-Shirt',
      offers: { price: '450.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    });
    const soldOut = show(productPage(id), answers(aProduct({ stock: 0 }))).page;
    expect(jsonLdOf(soldOut, 'Product')).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  it('carries title, description, canonical, Open Graph and the lead picture', () => {
    const { text } = show(productPage(id), answers(aProduct()));
    expect(text).toContain('<title>Round Neck T-Shirt · Chhaap</title>');
    expect(text).toContain('<meta name="description" content="₹450.00. Cotton.">');
    expect(text).toContain(`<link rel="canonical" href="https://shop.example/product/${id}">`);
    expect(text).toContain('<meta property="og:type" content="product">');
    expect(text).toContain('imagesrcset="/media/products/abcdefabcdefabcdefabcdef/320.webp 320w');
    expect(text).toContain('<h1 class="headline mt-1 text-title">Round Neck T-Shirt</h1>');
  });

  it.each([
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    '<!--<script>',
    '$& $` $1',
  ])('lets no text of a product out of its place: %s', (evil) => {
    const product = aProduct({ name: evil, description: evil, category: evil, type: evil });
    const { text } = show(productPage(id), answers(product));
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('<img src=x');
    expect(text.replaceAll(/<script type.*?<\/script>/gs, '')).not.toContain("' onload='");
    expect(text.match(/<script/g)).toHaveLength(6);
    const [, first = ''] = /id="first-data">([^<]*)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(first).answers[`/api/product/${id}`].body.name).toBe(evil);
  });

  it('is a 404 for an id that no product has, and for what is no id', () => {
    for (const { page, text } of [
      show(productPage(id), { [`/api/product/${id}`]: { status: 404, body: {}, total: null } }),
      show(productPage('nothing')),
    ]) {
      expect({ status: page.status, title: page.title }).toEqual({ status: 404, title: 'Product Not Found · Chhaap' });
      expect(text).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('is still sent, without first data, while the catalog is away', () => {
    const { page, text } = show(productPage(id));
    expect(page.status).toBe(200);
    expect(text).toContain('"answers":{}');
  });
});

describe('the page of a shelf', () => {
  const kind = explorePage({ slug: 't-shirt' });
  const productsUrl = '/api/product?page=1&limit=24&type=T-Shirt';
  const answers = { [listProductTypes.path]: ok(types), [productsUrl]: ok([aProduct()], 1) };

  it('reads the types and then the first page of the type that its slug means', () => {
    expect(kind.reads[1]?.(new Map(Object.entries({ [listProductTypes.path]: ok(types) })))).toEqual([productsUrl]);
  });

  it('is known under one address, whichever led to it', () => {
    for (const one of [kind, explorePage({ type: 'T-Shirt' })])
      expect(show(one, answers).page.canonical).toBe('/explore?type=T-Shirt');
  });

  it('asks for no type that the shop does not have, and is a 404 then', () => {
    const unknown = explorePage({ type: 'Cars' });
    const known = { [listProductTypes.path]: ok(types) };
    expect(unknown.reads[1]?.(new Map(Object.entries(known)))).toEqual([]);
    expect(show(unknown, known).page.status).toBe(404);
  });

  it('carries the way to it as breadcrumbs, and the products with their prices', () => {
    const { page, text } = show(kind, answers);
    expect(jsonLdOf(page, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { name: 'Home' },
        { name: 'Products' },
        { name: 'T-Shirt', item: `${publicUrl}/explore?type=T-Shirt` },
      ],
    });
    expect(text).toContain('₹450.00');
    expect(text).toContain(`href="/product/${id}"`);
  });
});

describe('every page', () => {
  it('names the business, with its address and its hours', () => {
    const { text } = show(homePage);
    const [, business = ''] = /ld\+json">([^<]*)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(business)).toMatchObject({
      '@type': 'LocalBusiness',
      name: shop.name,
      address: { postalCode: '110006' },
      openingHoursSpecification: [{ opens: '09:00', closes: '19:00', dayOfWeek: expect.arrayContaining(['Saturday']) }],
    });
  });

  it('asks for no script before its first screen is painted, and lets run no script but the one that asks then', () => {
    const { text } = show(homePage);
    expect(text).not.toMatch(/<script[^>]* src=|rel="preload" as="script"/);
    const [, scripts = ''] = /id="scripts">([^<]*)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(scripts)).toEqual({ main: ['/assets/main.js'], preload: ['/assets/react.js'] });
    const run = [...text.matchAll(/<script id="start">(.*?)<\/script>/gs)].map(([, script = '']) => script);
    expect(run.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)).toEqual([
      START_SCRIPT_HASH,
    ]);
  });

  it('is in the visitor’s language', () => {
    const { text } = show(homePage, {}, 'hi');
    expect(text).toContain('<html lang="hi"');
    expect(text).toContain('आपका नाम, असली स्याही में।');
  });

  it.each(['/signin', '/cart', '/order/1', '/admin', '/admin/orders', '/profile'])(
    '%s is for no search engine',
    (path) => {
      const { page, text } = show(pageOf(path, new URLSearchParams()));
      expect(page.status).toBe(200);
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).not.toContain('canonical');
    },
  );

  it.each([
    '/services',
    '/services/ledboard',
    '/contact',
    '/privacy-policy',
    '/terms-conditions',
    '/cancellation-policy',
  ])('%s has words of its own', (path) => {
    const { page } = show(pageOf(path, new URLSearchParams()));
    expect(page).toMatchObject({ status: 200, canonical: path });
    expect(page.description.length).toBeGreaterThan(40);
  });

  it('is known when the storefront has a screen for its address', () => {
    const app = readFileSync(join(root, 'frontends/storefront/src/app.tsx'), 'utf8');
    const paths = [...app.matchAll(/^ {2}\['(\/[^']*)',/gm)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      const address = path.replace(':service', 'design').replace(/:\w+/, id);
      expect({ path, status: show(pageOf(address, new URLSearchParams())).page.status }).toEqual({ path, status: 200 });
    }
  });

  it('is a 404 anywhere else', () => {
    for (const path of ['/nothing', '/services/cars', '/product', '/product/a/b', '/explore/x', '/constructor'])
      expect({ path, status: show(pageOf(path, new URLSearchParams())).page.status }).toEqual({ path, status: 404 });
  });
});
