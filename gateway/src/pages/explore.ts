import { listProducts, listProductTypes, matchesSlug, type Product, type ProductType } from '@print-shop/contracts';
import { html } from './html.ts';
import { breadcrumbLd } from './json-ld.ts';
import { type ApiAnswer, apiUrl, bodyOf, type PageKind } from './page.ts';
import { CARD_SIZES, shelf } from './parts.ts';
import { formatRupees, priceOf } from './price.ts';
import { textsIn } from './texts.ts';

const PAGE_SIZE = 24;

export const typesIn = (answers: ReadonlyMap<string, ApiAnswer>): ProductType[] => {
  const reply = bodyOf<{ data?: ProductType[] }>(answers, listProductTypes.path);
  return Array.isArray(reply?.data) ? reply.data : [];
};

export const explorePath = (type: string): string => (type ? `/explore?type=${encodeURIComponent(type)}` : '/explore');

/** The shelf of all products, or of one type; `/products/<slug>` is the same shelf under a name. */
export function explorePage({ type: asked = '', category = '', slug = '' }): PageKind {
  const typeIn = (answers: ReadonlyMap<string, ApiAnswer>) =>
    asked || (slug && typesIn(answers).find(({ type }) => matchesSlug(type, slug))?.type) || '';
  const productsUrl = (type: string) => apiUrl(listProducts.path, { page: 1, limit: PAGE_SIZE, type, category });
  /** Only what the shop has is asked for: nobody fills the cache with types that do not exist. */
  const isKnown = (answers: ReadonlyMap<string, ApiAnswer>) => {
    const type = typeIn(answers);
    const known = typesIn(answers).find((one) => one.type === type);
    return (type ? known !== undefined : slug === '') && (!category || known?.category.includes(category) === true);
  };
  return {
    screen: 'explore-page',
    reads: [() => [listProductTypes.path], (answers) => (isKnown(answers) ? [productsUrl(typeIn(answers))] : [])],
    render({ shop, language, answers, publicUrl }) {
      const text = textsIn(language);
      const type = typeIn(answers);
      const answer = answers.get(productsUrl(type));
      const products = bodyOf<Product[]>(answers, productsUrl(type)) ?? [];
      const title = type || text.explore;
      const categories = typesIn(answers).find((one) => one.type === type)?.category ?? [];
      const from = products.length > 0 ? formatRupees(Math.min(...products.map(priceOf))) : '';
      const lead = products[0]?.images[0];
      const isUnknown = typesIn(answers).length > 0 && !isKnown(answers);
      return {
        status: isUnknown ? 404 : 200,
        title: `${text.typeTitle(title)} · ${shop.name}`,
        description: type
          ? text.typeDescription(type, categories.slice(0, 4).join(', '), from)
          : text.exploreDescription(shop.name),
        canonical: isUnknown ? null : explorePath(type),
        type: 'website',
        ...(lead ? { lead: { src: lead, sizes: CARD_SIZES }, image: lead } : {}),
        jsonLd: [
          breadcrumbLd(
            [[text.home, '/'], [text.products, '/explore'], ...(type ? [[type, explorePath(type)] as const] : [])],
            publicUrl,
          ),
        ],
        body: html`<div class="page flex items-end justify-between gap-4 pt-8 pb-4 lg:pt-12"><h1 class="headline text-title">${title}</h1><p class="tabular shrink-0 pb-0.5 text-ink-soft text-small">${answer?.total}</p></div>
<nav class="border-rule border-y bg-paper"><div class="page -mx-3 flex min-h-12 overflow-x-auto">${typesIn(answers).map((one) => html`<a href="${explorePath(one.type)}" class="inline-flex min-h-12 items-center whitespace-nowrap px-3 font-semibold text-small">${one.type}</a>`)}</div></nav>
<div class="page pt-6 pb-16 lg:pb-24">${shelf(products)}</div>`,
      };
    },
  };
}
