import {
  getProduct,
  listProductColors,
  listProductTypes,
  objectId,
  type Product,
  similarProducts,
} from '@print-shop/contracts';
import { explorePath } from './explore.ts';
import { html } from './html.ts';
import { breadcrumbLd, productLd } from './json-ld.ts';
import { type ApiAnswer, apiUrl, bodyOf, type Page, type PageKind } from './page.ts';
import { GALLERY_SIZES, picture, priceLine, shelf } from './parts.ts';
import { formatRupees, priceOf } from './price.ts';
import { type Texts, textsIn } from './texts.ts';

const SIMILAR = 4;
const DESCRIPTION_LENGTH = 155;

const similarUrl = ({ _id, type, category }: Product): string =>
  apiUrl(similarProducts.path.replace(':id', _id), { type, category, limit: SIMILAR });

/** At most so many characters, cut after a word. */
function shorten(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`;
}

const missing = (text: Texts, shopName: string): Page => ({
  status: 404,
  title: `${text.productNotFound} · ${shopName}`,
  description: text.productNotFoundText,
  canonical: null,
  type: 'website',
  jsonLd: [],
  body: html`<div class="page section text-center"><h1 class="headline text-title">${text.productNotFound}</h1><p class="mt-3 text-ink-soft">${text.productNotFoundText}</p><p class="mt-6"><a href="/" class="font-semibold text-action underline">${text.returnHome}</a></p></div>`,
});

export function productPage(id: string): PageKind {
  const url = getProduct.path.replace(':id', encodeURIComponent(id));
  const isId = objectId.safeParse(id).success;
  const productIn = (answers: ReadonlyMap<string, ApiAnswer>) => bodyOf<Product>(answers, url);
  return {
    screen: 'product-page',
    reads: [
      () => [...(isId ? [url, listProductColors.path] : []), listProductTypes.path],
      (answers) => {
        const product = productIn(answers);
        return product ? [similarUrl(product)] : [];
      },
    ],
    render({ shop, language, answers, publicUrl }) {
      const text = textsIn(language);
      const product = productIn(answers);
      const status = answers.get(url)?.status;
      if (!product && (!isId || (status !== undefined && status < 500))) return missing(text, shop.name);
      if (!product)
        return { ...missing(text, shop.name), status: 200, title: shop.name, description: shop.line, body: html`` };
      const similar = bodyOf<Product[]>(answers, similarUrl(product)) ?? [];
      const lead = product.images[0];
      const path = `/product/${product._id}`;
      return {
        status: 200,
        title: `${product.name} · ${shop.name}`,
        description: shorten(
          `${formatRupees(priceOf(product))}. ${product.description || text.exploreDescription(shop.name)}`,
        ),
        canonical: path,
        type: 'product',
        ...(lead ? { image: lead, lead: { src: lead, sizes: GALLERY_SIZES } } : {}),
        jsonLd: [
          productLd(product, shop, publicUrl),
          breadcrumbLd(
            [
              [text.home, '/'],
              [product.type, explorePath(product.type)],
              [product.name, path],
            ],
            publicUrl,
          ),
        ],
        body: html`<div class="page grid grid-cols-1 gap-8 pt-4 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16 lg:pt-12 lg:pb-20">
<div class="lg:w-full lg:max-w-[max(24rem,calc((100dvh-17.5rem)*0.8))] lg:self-start"><div class="relative block w-full overflow-hidden bg-paper-deep max-sm:aspect-square"><span class="relative block max-sm:-mt-[12.5%]">${picture(lead, product.name, GALLERY_SIZES, true)}</span></div>${product.images.length > 1 && html`<div class="mt-4 min-h-22"></div>`}</div>
<div class="pb-6"><p class="min-h-11 pt-2.5 text-ink-soft text-small"><a href="${explorePath(product.type)}">${product.type}</a>${product.category && ` / ${product.category}`}</p>
<h1 class="headline mt-1 text-title">${product.name}</h1>
<p class="mt-3 text-small">${product.stock > 0 ? text.inStock : text.outOfStock}</p>
${priceLine(product, text)}
<p class="mt-4 measure whitespace-pre-line">${product.description}</p></div></div>
${similar.length > 0 && html`<section class="page pb-20"><h2 class="headline mb-6 border-rule border-t pt-10 text-title">${text.similar}</h2>${shelf(similar, 0)}</section>`}`,
      };
    },
  };
}
