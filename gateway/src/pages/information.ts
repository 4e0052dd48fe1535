import { listProductTypes } from '@print-shop/contracts';
import { html } from './html.ts';
import { breadcrumbLd } from './json-ld.ts';
import type { PageContext, PageKind } from './page.ts';
import { type InformationPath, textsIn } from './texts.ts';

const SCREENS: Record<string, string> = {
  '/services': 'services-page',
  '/contact': 'contact-page',
  '/privacy': 'privacy-page',
};

const screenOf = (path: InformationPath): string =>
  SCREENS[path] ?? (path.startsWith('/services/') ? 'service-page' : 'policy-page');

/** Visit, call, write: what a contact page is looked up for. */
const ways = ({ shop }: PageContext) =>
  html`<p class="mt-6">${shop.address.street}, ${shop.address.city} ${shop.address.postalCode}</p><p><a href="tel:${shop.phone.replaceAll(/[^\d+]/g, '')}">${shop.phone}</a></p><p><a href="mailto:${shop.email}">${shop.email}</a></p>${shop.hours.map(({ days, time }) => html`<p>${days}: ${time}</p>`)}`;

/** Services, contact and policies: pages that read nothing of the catalog. */
export const informationPage = (path: InformationPath): PageKind => ({
  screen: screenOf(path),
  reads: [() => [listProductTypes.path]],
  render(context) {
    const { shop, language, publicUrl } = context;
    const text = textsIn(language);
    const { title, text: summary } = text.pages[path];
    const isService = path.startsWith('/services');
    const services = (Object.keys(text.pages) as InformationPath[]).filter((one) => one.startsWith('/services/'));
    return {
      status: 200,
      title: `${title} · ${shop.name}`,
      description: summary,
      canonical: path,
      type: 'website',
      jsonLd: [
        breadcrumbLd(
          [
            [text.home, '/'],
            ...(path.startsWith('/services/') ? [[text.services, '/services'] as const] : []),
            [title, path],
          ],
          publicUrl,
        ),
      ],
      body: html`<div class="page pt-10 pb-20 lg:pt-16"><h1 class="headline text-display">${title}</h1><p class="mt-4 measure text-ink-soft text-lead">${summary}</p>${isService && html`<ul class="mt-10 grid gap-4">${services.map((one) => html`<li><a href="${one}" class="font-semibold text-action">${text.pages[one].title}</a></li>`)}</ul>`}${path === '/contact' && ways(context)}</div>`,
    };
  },
});
