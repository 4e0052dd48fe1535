import { Readable } from 'node:stream';
import { listProducts, listProductTypes, type Product, type ProductType } from '@print-shop/contracts';
import { unavailable } from '@print-shop/service-kit';
import { Router } from 'express';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import type { PublicAnswer, Read } from './read.ts';

/** The most URLs that a sitemap may hold (sitemaps.org), and the most products that the catalog answers at once. */
const URLS_PER_FILE = 50_000;
const PRODUCTS_PER_ANSWER = 500;
/** Leaves room for the fixed pages and the types in the first file. */
const PRODUCTS_PER_FILE = URLS_PER_FILE - 5_000;

/** Plain page entries: no XML namespaces for news, pictures or videos. */
const PLAIN = { news: false, xhtml: false, image: false, video: false };

const DISALLOWED = ['/admin', '/api/', '/cart', '/favorites', '/orders', '/order/', '/profile', '/signin', '/login'];
const DISALLOWED_TOO = [
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/undo-change',
  '/unsubscribe',
  '/confirm-email',
  '/proof',
  '/quotation',
  '/invoice/',
  '/join',
  '/download-data',
  '/logout',
];

const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...[...DISALLOWED, ...DISALLOWED_TOO].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const explorePath = (type: string): string => `/explore?type=${encodeURIComponent(type)}`;

const productsAddress = (page: number): string =>
  `${listProducts.path}?${new URLSearchParams({ page: String(page), limit: String(PRODUCTS_PER_ANSWER), sort: 'name' })}`;

/** One file of the sitemap; paths become absolute addresses of the shop. */
const sitemapXml = async (entries: readonly SitemapItemLoose[], publicUrl: string): Promise<Buffer> =>
  streamToPromise(Readable.from(entries).pipe(new SitemapStream({ hostname: publicUrl, xmlns: PLAIN })));

/** The sitemap index, when there are more pages than one sitemap may hold. */
const sitemapIndexXml = async (files: number, publicUrl: string): Promise<Buffer> => {
  const urls = Array.from({ length: files }, (_, index) => ({ url: `${publicUrl}/sitemap-${index + 1}.xml` }));
  return streamToPromise(Readable.from(urls).pipe(new SitemapIndexStream()));
};

/** Serves /robots.txt and /sitemap.xml; a shop with more pages than one file may hold gets an index of `/sitemap-<n>.xml`. */
export function serveSitemap(
  publicUrl: string,
  read: Read,
  addresses: () => Promise<string[]> = async () => ['/'],
): Router {
  const briefly = (given: object = {}) =>
    unavailable(
      { en: 'The sitemap is briefly unavailable.', hi: 'साइटमैप अभी थोड़ी देर के लिए उपलब्ध नहीं है।' },
      'sitemap-unavailable',
      { ...given, retryAfterSeconds: 60 },
    );
  const good = async (url: string): Promise<PublicAnswer> => {
    const answer = await read(url).catch((cause: unknown) => {
      throw briefly({ cause });
    });
    if (answer.status !== 200) throw briefly();
    return answer;
  };
  const productsAt = (page: number) => good(productsAddress(page));

  const fixed = async (): Promise<SitemapItemLoose[]> => {
    const types = JSON.parse((await good(listProductTypes.path)).text) as { data: ProductType[] };
    const paths = await addresses().catch((cause: unknown) => {
      throw briefly({ cause });
    });
    return [
      ...paths.map((url) => ({ url })),
      ...types.data.map(({ type, updatedAt }) => ({ url: explorePath(type), lastmod: updatedAt })),
    ];
  };
  const productCount = async () => (await productsAt(1)).total ?? 0;

  /** Entries of sitemap file `number`, counted from 1: first the fixed pages, then the products. */
  const entriesOf = async (number: number): Promise<SitemapItemLoose[]> => {
    const first = number === 1 ? await fixed() : [];
    const before = (number - 1) * PRODUCTS_PER_FILE;
    const count = Math.min(await productCount(), before + PRODUCTS_PER_FILE);
    const entries = [...first];
    for (let page = before / PRODUCTS_PER_ANSWER + 1; (page - 1) * PRODUCTS_PER_ANSWER < count; page += 1) {
      const products = JSON.parse((await productsAt(page)).text) as Product[];
      entries.push(...products.map(({ _id, updatedAt }) => ({ url: `/product/${_id}`, lastmod: updatedAt })));
    }
    return entries;
  };

  return Router()
    .get('/robots.txt', (_req, res) => {
      res.type('text/plain').set('Cache-Control', 'no-cache').send(robotsText(publicUrl));
    })
    .get('/sitemap.xml', async (_req, res) => {
      const files = Math.max(1, Math.ceil((await productCount()) / PRODUCTS_PER_FILE));
      const xml = await (files > 1 ? sitemapIndexXml(files, publicUrl) : sitemapXml(await entriesOf(1), publicUrl));
      res.type('application/xml').set('Cache-Control', 'public, max-age=600').send(xml);
    })
    .get(/^\/sitemap-([1-9]\d{0,3})\.xml$/, async (req, res, next) => {
      const entries = await entriesOf(Number(req.params[0]));
      if (entries.length === 0) return next();
      res
        .type('application/xml')
        .set('Cache-Control', 'public, max-age=600')
        .send(await sitemapXml(entries, publicUrl));
    });
}
