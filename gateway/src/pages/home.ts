import { listProducts, listProductTypes, type Product } from '@print-shop/contracts';
import { html } from './html.ts';
import { breadcrumbLd } from './json-ld.ts';
import { apiUrl, bodyOf, type PageKind } from './page.ts';
import { CARD_SIZES, shelf } from './parts.ts';
import { textsIn } from './texts.ts';

const SHELF_SIZE = 4;
/** As many as the home page chooses from. */
const PRODUCTS = apiUrl(listProducts.path, { limit: 200 });

export const homePage: PageKind = {
  screen: 'home-page',
  reads: [() => [PRODUCTS, listProductTypes.path]],
  render({ shop, language, answers, publicUrl }) {
    const text = textsIn(language);
    const products = [...(bodyOf<Product[]>(answers, PRODUCTS) ?? [])]
      .sort((a, b) => Number(b.isBestSeller) - Number(a.isBestSeller))
      .slice(0, SHELF_SIZE);
    const lead = products[0]?.images[0];
    const intro = text.intro(shop.address.city, shop.since);
    return {
      status: 200,
      title: `${shop.name}. ${shop.line}`,
      description: intro,
      canonical: '/',
      type: 'website',
      ...(lead ? { lead: { src: lead, sizes: CARD_SIZES } } : {}),
      jsonLd: [breadcrumbLd([[text.home, '/']], publicUrl)],
      body: html`<section class="relative overflow-hidden"><div class="page relative grid items-center gap-6 pt-7 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-14 lg:pt-16 lg:pb-20">
<div><h1 class="headline text-display">${text.headline}</h1>
<p class="mt-3 measure text-lead text-ink-soft lg:mt-6">${intro}</p>
<p class="mt-5 flex flex-wrap gap-3 lg:mt-8"><a href="/explore" class="inline-flex min-h-13 items-center rounded bg-action px-6 font-semibold text-action-ink">${text.order}</a><a href="/services" class="inline-flex min-h-13 items-center rounded border border-rule-strong bg-sheet px-6 font-semibold">${text.allServices}</a></p></div>
<div class="relative mx-auto w-full max-w-[26rem] lg:max-w-none"><div class="bg-sheet shadow-lift" style="aspect-ratio:760/640"></div></div>
</div></section>
<section class="page pb-14 lg:pb-20"><div class="mb-5 flex items-baseline justify-between gap-4"><h2 class="headline text-title">${text.shelf}</h2><a href="/explore" class="inline-flex min-h-11 shrink-0 items-center font-semibold text-action text-small">${text.seeAll}</a></div>${shelf(products)}</section>`,
    };
  },
};
