import { html } from './html.ts';
import type { PageKind } from './page.ts';
import { textsIn } from './texts.ts';

/** Pages of one visitor, and the staff area: the shell alone, and nothing for a search engine to keep. */
export const privatePage: PageKind = {
  screen: '',
  reads: [],
  render: ({ shop }) => ({
    status: 200,
    title: shop.name,
    description: shop.line,
    canonical: null,
    type: 'website',
    jsonLd: [],
    body: html``,
  }),
};

/** Any address that is no page of the shop. */
export const unknownPage: PageKind = {
  screen: '',
  reads: [],
  render({ shop, language }) {
    const text = textsIn(language);
    return {
      status: 404,
      title: `${text.notFound} · ${shop.name}`,
      description: text.notFoundText,
      canonical: null,
      type: 'website',
      jsonLd: [],
      body: html`<div class="page section text-center"><h1 class="headline text-title">${text.notFound}</h1><p class="mt-3 text-ink-soft">${text.notFoundText}</p><p class="mt-6"><a href="/" class="font-semibold text-action underline">${text.returnHome}</a></p></div>`,
    };
  },
};
