import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawReply, PageAnswers, Product, ProductSearch, Shop } from '@print-shop/contracts';
import { getShop, listProductTypes, USUAL_SERVICES } from '@print-shop/contracts/client';
import { createRenderer } from '@print-shop/shell/server';
import { aProduct as sample } from '@print-shop/web-kit/testing/samples';
import * as storefront from './index.ts';

const root = join(import.meta.dirname, '../../../..');
const shop = JSON.parse(readFileSync(join(root, 'deploy/demo/shop.json'), 'utf8')) as Shop;
const publicUrl = 'https://shop.example';
const id = '65f0c0ffee65f0c0ffee65f0';
const AT = '2026-01-15T06:30:00.000Z';

const aProduct = (part: Partial<Product> = {}): Product =>
  sample({
    _id: id,
    name: 'Round Neck T-Shirt',
    price: 500,
    category: 'Round Neck',
    type: 'T-Shirt',
    description: 'Cotton.',
    happyHourDiscount: 10,
    stock: 20,
    images: ['/media/products/abcdefabcdefabcdefabcdef/1280.webp'],
    ...part,
  });
const types = {
  success: true,
  data: [{ _id: id, type: 'T-Shirt', category: ['Round Neck'], createdAt: AT, updatedAt: AT }],
};
const ok = (body: unknown, total: number | null = null) => ({ status: 200, body, total });
const away = { status: 503, body: null, total: null };

const draw = createRenderer({
  remotes: { storefront: '/remotes/storefront/remoteEntry.js' },
  storefront: () => storefront,
  files: () => ({
    main: ['/assets/main.js'],
    preload: ['/assets/react.js'],
    styles: [{ href: '/assets/main.css', text: 'p{color:red}' }],
    fonts: { en: ['/assets/latin.woff2'], hi: ['/assets/latin.woff2', '/assets/devanagari.woff2'] },
  }),
});
const ask = (address: string, answers: PageAnswers = {}, language: 'en' | 'hi' = 'en') => {
  const [path = '', query = ''] = address.split('?');
  return draw({ path, query, language, shop, publicUrl, answers, readAt: 1 });
};
const isPage = (reply: DrawReply) => !('needs' in reply);

/** The page, with every answer that is not given away; and what was asked for. */
async function page(address: string, given: PageAnswers = {}, language: 'en' | 'hi' = 'en') {
  let answers: PageAnswers = {};
  for (;;) {
    const reply = await ask(address, answers, language);
    if (isPage(reply)) return { ...(reply as Exclude<DrawReply, { needs: string[] }>), asked: Object.keys(answers) };
    const { needs } = reply as { needs: string[] };
    answers = { ...answers, ...Object.fromEntries(needs.map((url) => [url, given[url] ?? away])) };
  }
}
const jsonLdOf = (html: string, type: string) =>
  [...html.matchAll(/ld\+json">([^<]*)<\/script>/g)]
    .map(([, text = '']) => JSON.parse(text) as Record<string, unknown>)
    .find((data) => data['@type'] === type);
const bodyOf = (html: string) => /<div id="root">(.*)<\/div><noscript>/s.exec(html)?.[1] ?? '';

describe('the page of a product', () => {
  const url = `/api/product/${id}`;
  const known = (product: Product) => ({ [url]: ok(product), [listProductTypes.path]: ok(types) });

  it('offers it at the discounted price, in rupees, while there is stock', async () => {
    const { html } = await page(`/product/${id}`, known(aProduct()));
    expect(jsonLdOf(html, 'Product')).toMatchObject({
      name: 'Round Neck T-Shirt',
      offers: { price: '450.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    });
    const soldOut = await page(`/product/${id}`, known(aProduct({ stock: 0 })));
    expect(jsonLdOf(soldOut.html, 'Product')).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('gives search engines the rating by buyers, and never the default one', async () => {
    const rated = await page(`/product/${id}`, known(aProduct({ rating: 4.5, reviewCount: 2 })));
    expect(jsonLdOf(rated.html, 'Product')).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } });
    const invented = aProduct({ rating: 4, reviewCount: 24, hasDefaultRating: true });
    for (const product of [invented, aProduct({ reviewCount: 0 })]) {
      const { html } = await page(`/product/${id}`, known(product));
      expect(jsonLdOf(html, 'Product')).not.toHaveProperty('aggregateRating');
    }
  });

  it('carries title, description, canonical, Open Graph and the lead picture', async () => {
    const { html } = await page(`/product/${id}`, known(aProduct()));
    expect(html).toContain('<title>Round Neck T-Shirt · Chhaap</title>');
    expect(html).toContain('<meta name="description" content="₹450.00. Cotton."/>');
    expect(html).toContain(`<link rel="canonical" href="https://shop.example/product/${id}"/>`);
    expect(html).toContain('<meta property="og:type" content="product"/>');
    expect(html).toMatch(/<link rel="preload" as="image"[^>]*320\.webp 320w/);
  });

  it('is the screen that the browser draws, with the answers that it asks for', async () => {
    const { html, asked } = await page(`/product/${id}`, known(aProduct()));
    expect(bodyOf(html)).toMatch(/<h1[^>]*>Round Neck T-Shirt<\/h1>/);
    expect(bodyOf(html)).toContain('₹450.00');
    expect(bodyOf(html)).toContain('Add to Cart');
    expect(asked).toEqual(
      expect.arrayContaining([url, `/api/product/similar/${id}?type=T-Shirt&category=Round+Neck&limit=4`]),
    );
    const [, first = ''] = /id="first-data">([^<]*)<\/script>/.exec(html) ?? [];
    expect(Object.keys(JSON.parse(first).answers)).toEqual([listProductTypes.path, url]);
  });

  it.each([
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    '<!--<script>',
    '$& $` $1',
  ])('lets no text of a product out of its place: %s', async (evil) => {
    const product = aProduct({ name: evil, description: evil, category: evil, type: evil });
    const { html } = await page(`/product/${id}`, known(product));
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img src=x');
    expect(html.replaceAll(/<script type.*?<\/script>/gs, '')).not.toContain("' onload='");
    expect(html.match(/<script/g)).toHaveLength(6);
    const [, first = ''] = /id="first-data">([^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(first).answers[url].body.name).toBe(evil);
  });

  it.each([
    ['an id that no product has', id, { [url]: { status: 404, body: {}, total: null } }],
    ['what is no id', 'nothing', {}],
  ])('is a 404 for %s', async (_, asked, answers) => {
    const { status, html } = await page(`/product/${asked}`, answers);
    expect(status).toBe(404);
    expect(html).toContain('<title>Product Not Found · Chhaap</title>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(bodyOf(html)).toContain('Product Not Found');
  });

  it('is the frame alone while the catalog is away', async () => {
    const { status, html } = await page(`/product/${id}`);
    expect(status).toBe(200);
    expect(html).toContain('"answers":{}');
    expect(html).toContain('"isFrameOnly":true');
    expect(bodyOf(html)).toContain('aria-label="Loading"');
  });
});

const search = (products: Product[]): ProductSearch => ({
  products,
  total: products.length,
  spelling: null,
  ignored: [],
  nearest: [],
  facets: { types: [], categories: [], colors: [], sizes: [], prices: [], inStock: 0, customizable: 0 },
});

describe('the page of a shelf', () => {
  const productsUrl = '/api/product/search?page=1&limit=24&type=T-Shirt';
  const answers = { [listProductTypes.path]: ok(types), [productsUrl]: ok(search([aProduct()])) };

  it('reads the types and then the first page of the type that its slug means', async () => {
    expect((await page('/products/t-shirt', answers)).asked).toEqual([listProductTypes.path, productsUrl]);
  });

  it('is known under one address, whichever led to it, and in each language under one of its own', async () => {
    for (const address of ['/products/t-shirt', '/explore?type=T-Shirt']) {
      const { html } = await page(address, answers);
      expect(html).toContain('<link rel="canonical" href="https://shop.example/explore?type=T-Shirt"/>');
      expect(html).toContain(
        '<link rel="alternate" hrefLang="hi" href="https://shop.example/explore?type=T-Shirt&amp;language=hi"/>',
      );
    }
    const hindi = await page('/explore?type=T-Shirt', answers, 'hi');
    expect(hindi.html).toContain(
      '<link rel="canonical" href="https://shop.example/explore?type=T-Shirt&amp;language=hi"/>',
    );
  });

  it('says what of the address makes a difference', async () => {
    expect((await page('/explore?utm=1&type=T-Shirt&category=', answers)).query).toBe('type=T-Shirt');
    expect((await page('/contact?type=T-Shirt')).query).toBe('');
  });

  it('is drawn with what a search found, and is kept out of search engines', async () => {
    const found = '/api/product/search?page=1&limit=24&q=bainar&sort=price';
    const given = { [listProductTypes.path]: ok(types), [found]: ok(search([aProduct()])) };
    const { html, query } = await page('/explore?sort=price&q=bainar&size=HUGE&utm=1', given);
    expect(html).toContain('<title>Results for “bainar” · Chhaap</title>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(bodyOf(html)).toContain(`href="/product/${id}"`);
    expect(query).toContain('q=bainar');
  });

  it('asks for no type that the shop does not have, and is a 404 then', async () => {
    const { status, asked } = await page('/explore?type=Cars', { [listProductTypes.path]: ok(types) });
    expect({ status, asked }).toEqual({ status: 404, asked: [listProductTypes.path] });
  });

  it('carries the way to it as breadcrumbs, and the products with their prices', async () => {
    const { html } = await page('/products/t-shirt', answers);
    expect(jsonLdOf(html, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { name: 'Home' },
        { name: 'Products' },
        { name: 'T-Shirt', item: `${publicUrl}/explore?type=T-Shirt` },
      ],
    });
    expect(bodyOf(html)).toContain('₹450.00');
    expect(bodyOf(html)).toContain(`href="/product/${id}"`);
  });
});

describe('every page', () => {
  it.each([
    ['en', 'This shop needs JavaScript'],
    ['hi', 'JavaScript चाहिए।'],
  ] as const)(
    'names the business with its address and its hours, and says what it needs: %s',
    async (language, need) => {
      const { html } = await page('/', {}, language);
      expect(/<noscript>(.*)<\/noscript>/.exec(html)?.[1]).toContain(need);
      expect(jsonLdOf(html, 'LocalBusiness')).toMatchObject({
        address: { postalCode: '110006' },
        openingHoursSpecification: [
          { opens: '09:00', closes: '19:00', dayOfWeek: expect.arrayContaining(['Saturday']) },
        ],
      });
    },
  );

  it('asks for no script before its first screen is painted, and lets run no script but the one that asks then', async () => {
    const { html, scriptHash } = await page('/');
    expect(html).not.toMatch(/<script[^>]* src=|rel="preload" as="script"/);
    const [, scripts = ''] = /id="scripts">([^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(scripts)).toEqual({ main: ['/assets/main.js'], preload: ['/assets/react.js'] });
    const run = [...html.matchAll(/<script id="start">(.*?)<\/script>/gs)].map(([, script = '']) => script);
    expect(run.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)).toEqual([
      scriptHash,
    ]);
  });

  it('has the announcement when it is first drawn, and may run the script that hides one that was closed', async () => {
    const announcement = { isOn: true, text: { en: 'Closed on "Friday"', hi: '' } };
    const answers = { [listProductTypes.path]: { status: 200, body: { success: true, data: [] }, total: null } };
    const request = { path: '/contact', query: '', language: 'en' as const, publicUrl, answers, readAt: 1 };
    const reply = await draw({ ...request, shop: { ...shop, announcement } });
    if (!isPage(reply)) throw new Error('The page needs more data.');
    const { html, scriptHash } = reply as Extract<DrawReply, { html: string }>;
    expect(html).toContain('<aside aria-label="Announcement"');
    expect(html).toContain('data-announced="Closed on &quot;Friday&quot;"');
    const run = [...html.matchAll(/<script id="(?:start|quiet)">(.*?)<\/script>/gs)].map(([, script = '']) => script);
    const hashes = run.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(hashes).toHaveLength(2);
    expect(hashes.toSorted()).toEqual(scriptHash.split(' ').toSorted());
  });

  it('is in its language, with the fonts of that', async () => {
    const { html } = await page('/', {}, 'hi');
    expect(html).toContain('<html lang="hi">');
    expect(html).toContain('href="/assets/devanagari.woff2"');
    expect(bodyOf(html)).toContain('रेट बोर्ड');
    expect(bodyOf((await page('/')).html)).toContain('The price board');
  });

  it.each(['/signin', '/cart', '/orders', '/profile'])(
    '%s is the frame alone, and for no search engine',
    async (path) => {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('canonical');
      expect(bodyOf(html)).toContain('<header');
      expect(html).toContain('"isFrameOnly":true');
    },
  );

  it.each(['/admin', '/admin/orders', '/logout'])('%s is drawn in the browser', async (path) => {
    const { status, html, asked } = await page(path);
    expect({ status, asked, body: bodyOf(html) }).toEqual({ status: 200, asked: [], body: '' });
  });

  it('is the bulk order of a shirt, or the frame of what may be somebody’s own order', async () => {
    const shirt = await page(`/order/${id}`, { [`/api/product/${id}`]: ok(aProduct()) });
    expect(shirt.html).toContain('<title>Bulk order: Round Neck T-Shirt · Chhaap</title>');
    const order = await page(`/order/${id}`, { [`/api/product/${id}`]: { status: 404, body: {}, total: null } });
    expect(order.html).toContain('"isFrameOnly":true');
  });

  it.each(storefront.pages.addresses)('%s has words of its own', async (path) => {
    const { status, html } = await page(path, { [listProductTypes.path]: ok(types) });
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`);
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    expect(description.length).toBeGreaterThan(40);
    expect(bodyOf(html)).toMatch(/<h1/);
  });

  it.each(['//', '//evil.example/explore', '//[', '/explore//x'])('%s is a 404 without a word', async (path) => {
    const { status, html } = await page(path);
    expect({ status, body: bodyOf(html) }).toEqual({ status: 404, body: '' });
    expect(html).not.toContain('evil.example');
  });

  it('is a service of the shop, with its own texts, and a 404 for one that it does not have', async () => {
    const texts = (en: string, hi = '') => ({ en, hi });
    const services = [{ slug: 'cards', title: texts('Wedding cards', 'शादी के कार्ड'), description: texts('Gold foil') }];
    const parts = [{ title: texts('Foil'), points: texts('Gold\nSilver') }];
    const servicePages = [{ slug: 'cards', headline: texts('Said in gold'), text: texts(''), parts }];
    const own = { ...shop, services };
    const at = async (path: string, language: 'en' | 'hi' = 'en') => {
      const answers = { [getShop.path]: ok({ ...own, servicePages }), [listProductTypes.path]: ok(types) };
      const reply = await draw({ path, query: '', language, publicUrl, answers, readAt: 1, shop: own });
      if (!isPage(reply)) throw new Error('The page needs more data.');
      return reply as Extract<DrawReply, { html: string }>;
    };
    const { status, html } = await at('/services/cards');
    expect(status).toBe(200);
    expect(html).toContain('<title>Wedding cards · Chhaap</title>');
    expect(html).toContain('<meta name="description" content="Gold foil"/>');
    expect(bodyOf(html)).toMatch(/<h1[^>]*>Said in gold<\/h1>/);
    expect(bodyOf(html)).toContain('Silver');
    expect((await at('/services/cards', 'hi')).html).toContain('<title>शादी के कार्ड · Chhaap</title>');
    expect((await at('/services/printing')).status).toBe(404);
  });

  it.each(USUAL_SERVICES)('is the service %s of a shop that has set none', async (slug) => {
    const { status, html } = await page(`/services/${slug}`, { [getShop.path]: ok(shop) });
    expect(status).toBe(200);
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    expect(description.length).toBeGreaterThan(40);
    expect(bodyOf(html)).toMatch(/<h1/);
  });

  it('is a 404 anywhere else', async () => {
    for (const path of ['/nothing', '/services/cars', '/product/a/b', '/constructor']) {
      const { status, html } = await page(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(bodyOf(html)).toContain('Page Not Found');
    }
  });
});
