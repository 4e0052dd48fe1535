import {
  FREE_SHIPPING_ABOVE_PAISE,
  PRODUCT_IMAGE_WIDTHS,
  type Product,
  type Shop,
  toRupees,
} from '@print-shop/contracts';
import { type Html, html } from './html.ts';
import type { PageContext } from './page.ts';
import { formatRupees, priceOf } from './price.ts';
import { type Texts, textsIn } from './texts.ts';

// What the first HTML shows has the place, the size and the classes of what the front end draws there, so that nothing
// moves when that takes over. Both style sheets take the classes from this folder too.

const STORED = /^(\/media\/products\/.+\/)\d+\.webp$/;
export const CARD_SIZES = '(min-width: 64rem) 270px, (min-width: 40rem) 33vw, 50vw';
export const GALLERY_SIZES = '(min-width: 64rem) 560px, 100vw';

/** The same stored picture in every width it is kept in; none for a picture from elsewhere. */
export function sourcesOf(src: string): string | undefined {
  const folder = STORED.exec(src)?.[1];
  return folder && PRODUCT_IMAGE_WIDTHS.map((width) => `${folder}${width}.webp ${width}w`).join(', ');
}

export function picture(src: string | undefined, alt: string, sizes: string, isFirst: boolean): Html {
  if (!src) return html`<div class="aspect-portrait w-full bg-paper-deep"></div>`;
  return html`<img src="${src}" srcset="${sourcesOf(src) ?? ''}" sizes="${sizes}" alt="${alt}" width="1280" height="1600" loading="${isFirst ? 'eager' : 'lazy'}" ${isFirst && html`fetchpriority="high"`} decoding="async" class="aspect-portrait w-full bg-paper-deep object-cover">`;
}

function price(product: Product): Html {
  const now = priceOf(product);
  return html`<span class="tabular font-bold">${formatRupees(now)}</span>${now < product.price && html` <s class="tabular font-normal text-ink-soft text-small">${formatRupees(product.price)}</s>`}`;
}

function productCard(product: Product, isFirst: boolean): Html {
  return html`<li><article class="group relative flex h-full flex-col">
<div class="relative overflow-hidden rounded bg-paper-deep">${picture(product.images[0], product.name, CARD_SIZES, isFirst)}</div>
<div class="flex grow flex-col gap-1 pt-3">
${product.category && html`<p class="text-caption text-ink-soft">${product.category}</p>`}
<h3 class="line-clamp-2 font-semibold leading-snug"><a href="/product/${product._id}">${product.name}</a></h3>
<p class="mt-auto pt-1 text-lead">${price(product)}</p>
<div class="mt-2 min-h-11"></div>
</div></article></li>`;
}

/** The first row of pictures is fetched at once, the rest when it comes near. */
export const shelf = (products: readonly Product[], firstRow = 2): Html =>
  html`<ul class="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">${products.map((product, index) => productCard(product, index < firstRow))}</ul>`;

export const priceLine = (product: Product, text: Texts): Html =>
  html`<p class="mt-4 text-title">${price(product)}</p><p class="text-ink-soft text-small">${text.taxes}</p>`;

const MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true" class="size-9" fill="none" stroke-width="6.4"><path d="M20.2 10.2A8.6 8.6 0 1 0 20.2 21.8" stroke="#00a3d3"></path><path d="M25 10.2A8.6 8.6 0 1 0 25 21.8" stroke="#e0247c"></path></svg>`;

const logo = (shop: Shop): Html => (shop.logo ? html`<img src="${shop.logo}" alt="" class="size-9">` : MARK);

/** The page around a screen: the board over the door, and the ways into the shop. */
export function frame({ shop, language }: PageContext, screen: Html): Html {
  const text = textsIn(language);
  const { street, city, state, postalCode } = shop.address;
  return html`<div class="flex min-h-dvh flex-col">
<aside class="bg-yellow text-stamp-ink"><div class="page flex min-h-9 items-center justify-between gap-2 font-medium text-caption sm:gap-4"><p class="min-w-0 grow truncate">${text.freeDelivery(`₹${toRupees(FREE_SHIPPING_ABOVE_PAISE)}`)}</p><a href="tel:${shop.phone.replaceAll(/[^\d+]/g, '')}" class="inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap hover:underline">${shop.phone}</a></div></aside>
<header class="on-board sticky top-0 z-30 bg-board text-board-ink"><div class="page flex h-16 items-center gap-2"><span class="tappable -ml-3 lg:hidden"></span><a href="/" class="mr-auto flex items-center gap-2 lg:mr-6">${logo(shop)}<span class="headline text-lead">${shop.name}</span></a></div></header>
<main class="grow"><div class="remote-storefront">${screen}</div></main>
<footer class="on-board bg-board text-board-ink text-small"><div class="page flex flex-wrap gap-x-6 gap-y-2 py-14"><a href="/" class="inline-flex min-h-9 items-center">${text.home}</a><a href="/explore" class="inline-flex min-h-9 items-center">${text.explore}</a>${Object.entries(text.pages).map(([path, { title }]) => html`<a href="${path}" class="inline-flex min-h-9 items-center">${title}</a>`)}<address class="w-full not-italic">${street}, ${city} ${postalCode}${state !== city && `, ${state}`}, ${shop.phone}, ${shop.email}</address></div></footer>
</div>`;
}
