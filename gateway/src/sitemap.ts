import { listProducts, listProductTypes, type Product, type ProductType } from '@print-shop/contracts';
import { unavailable } from '@print-shop/service-kit';
import { Router } from 'express';
import { explorePath } from './pages/explore.ts';
import { escapeHtml } from './pages/html.ts';
import { apiUrl } from './pages/page.ts';
import { textsIn } from './pages/texts.ts';
import type { PublicAnswer, Read } from './read.ts';

/** The most that a sitemap may hold (sitemaps.org), and the most that one answer of the catalog does. */
const URLS_PER_FILE = 50_000;
const PRODUCTS_PER_ANSWER = 500;
/** Leaves room for the fixed pages and the types in the first file. */
const PRODUCTS_PER_FILE = URLS_PER_FILE - 5_000;

const DISALLOWED = ['/admin', '/api/', '/cart', '/favorites', '/orders', '/order/', '/profile', '/signin', '/login'];
const DISALLOWED_TOO = [
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/undo-change',
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

interface Entry {
  path: string;
  changedAt?: string;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const sitemapXml = (entries: readonly Entry[], publicUrl: string): string =>
  `${XML}<urlset ${NAMESPACE}>\n${entries
    .map(
      ({ path, changedAt }) =>
        `<url><loc>${escapeHtml(publicUrl + path)}</loc>${changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : ''}</url>`,
    )
    .join('\n')}\n</urlset>\n`;

/** The list of sitemaps, when there are more pages than one may hold. */
const sitemapIndexXml = (files: number, publicUrl: string): string =>
  `${XML}<sitemapindex ${NAMESPACE}>\n${Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${publicUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
  ).join('\n')}\n</sitemapindex>\n`;

/** /robots.txt and /sitemap.xml; from 50,000 pages on the sitemap is a list of `/sitemap-<n>.xml`. */
export function serveSitemap(publicUrl: string, read: Read): Router {
  const good = async (url: string): Promise<PublicAnswer> => {
    const answer = await read(url).catch((cause: unknown) => {
      throw unavailable(
        { en: 'The sitemap is briefly unavailable.', hi: 'साइटमैप अभी थोड़ी देर के लिए उपलब्ध नहीं है।' },
        'sitemap-unavailable',
        { cause, retryAfterSeconds: 60 },
      );
    });
    if (answer.status !== 200)
      throw unavailable(
        { en: 'The sitemap is briefly unavailable.', hi: 'साइटमैप अभी थोड़ी देर के लिए उपलब्ध नहीं है।' },
        'sitemap-unavailable',
      );
    return answer;
  };
  const productsAt = (page: number) =>
    good(apiUrl(listProducts.path, { page, limit: PRODUCTS_PER_ANSWER, sort: 'name' }));

  const fixed = async (): Promise<Entry[]> => {
    const types = JSON.parse((await good(listProductTypes.path)).text) as { data: ProductType[] };
    const paths = ['/', '/explore', ...Object.keys(textsIn('en').pages)].map((path) => ({ path }));
    return [...paths, ...types.data.map(({ type, updatedAt }) => ({ path: explorePath(type), changedAt: updatedAt }))];
  };
  const productCount = async () => (await productsAt(1)).total ?? 0;

  /** File `number` of the sitemap, from 1: the fixed pages come first, then the products. */
  const entriesOf = async (number: number): Promise<Entry[]> => {
    const first = number === 1 ? await fixed() : [];
    const before = (number - 1) * PRODUCTS_PER_FILE;
    const count = Math.min(await productCount(), before + PRODUCTS_PER_FILE);
    const entries = [...first];
    for (let page = before / PRODUCTS_PER_ANSWER + 1; (page - 1) * PRODUCTS_PER_ANSWER < count; page += 1) {
      const products = JSON.parse((await productsAt(page)).text) as Product[];
      entries.push(...products.map(({ _id, updatedAt }) => ({ path: `/product/${_id}`, changedAt: updatedAt })));
    }
    return entries;
  };

  return Router()
    .get('/robots.txt', (_req, res) => {
      res.type('text/plain').set('Cache-Control', 'no-cache').send(robotsText(publicUrl));
    })
    .get('/sitemap.xml', async (_req, res) => {
      const files = Math.max(1, Math.ceil((await productCount()) / PRODUCTS_PER_FILE));
      const xml = files > 1 ? sitemapIndexXml(files, publicUrl) : sitemapXml(await entriesOf(1), publicUrl);
      res.type('application/xml').set('Cache-Control', 'public, max-age=600').send(xml);
    })
    .get(/^\/sitemap-([1-9]\d{0,3})\.xml$/, async (req, res, next) => {
      const entries = await entriesOf(Number(req.params[0]));
      if (entries.length === 0) return next();
      res.type('application/xml').set('Cache-Control', 'public, max-age=600').send(sitemapXml(entries, publicUrl));
    });
}
