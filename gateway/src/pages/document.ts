import { Html, html, jsonText } from './html.ts';
import { businessLd } from './json-ld.ts';
import type { Page, PageContext } from './page.ts';
import { frame, sourcesOf } from './parts.ts';
import { START_SCRIPT } from './start-script.ts';

/** What the page needs of the built front ends. */
export interface PageAssets {
  /** The shell's page as built, with its script. */
  template: string;
  scripts: readonly string[];
  /** Style sheets by address: they go into the page, so that it paints without asking for them. */
  styles: readonly { href: string; text: string }[];
  fonts: readonly string[];
  /** Where the remotes are, by name. */
  remotes: Record<string, string>;
}

const LOCALES = { en: 'en_IN', hi: 'hi_IN' };

function leadLink({ lead }: Page): Html | false {
  if (!lead) return false;
  const sources = sourcesOf(lead.src);
  return html`<link rel="preload" as="image" href="${lead.src}" ${sources && html`imagesrcset="${sources}" imagesizes="${lead.sizes}"`} fetchpriority="high">`;
}

function head(page: Page, { shop, publicUrl, language }: PageContext, assets: PageAssets): Html {
  const image = new URL(page.image ?? shop.logo ?? '/hero.webp', publicUrl).href;
  const jsonLd = page.canonical === null ? [] : [businessLd(shop, publicUrl), ...page.jsonLd];
  return html`<title>${page.title}</title>
<meta name="description" content="${page.description}">
${page.canonical === null ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${publicUrl}${page.canonical}"><meta property="og:url" content="${publicUrl}${page.canonical}">`}
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:image" content="${image}">
<meta property="og:type" content="${page.type}">
<meta property="og:locale" content="${LOCALES[language]}">
<meta property="og:site_name" content="${shop.name}">
<meta name="twitter:card" content="summary_large_image">
${leadLink(page)}
${assets.fonts.map((font) => html`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)}
${assets.styles.map(({ href, text }) => html`<style data-href="${href}">${new Html(text)}</style>`)}
${jsonLd.map((data) => html`<script type="application/ld+json">${jsonText(data)}</script>`)}
`;
}

/** What the first screen would ask for: the shop, the remotes, and the good answers that were read for this page. */
const firstData = ({ shop, answers }: PageContext, { remotes }: PageAssets): Html =>
  jsonText({
    shop,
    remotes,
    answers: Object.fromEntries(
      [...answers].filter(([, { status }]) => status === 200).map(([url, { body, total }]) => [url, { body, total }]),
    ),
  });

/** How the build of the shell asks for its scripts. */
const TEMPLATE_SCRIPT = /<script defer(?:="[^"]*")? src="?([^"\s>]+)"?><\/script>/g;

/** The whole page: the shell's, with what is known of this address in its head, its body and its first data. */
export function documentOf(page: Page, context: PageContext, assets: PageAssets): string {
  const screen = page.body.text === '' ? html`` : frame(context, page.body);
  const main = [...assets.template.matchAll(TEMPLATE_SCRIPT)].flatMap(([, src]) => src ?? []);
  const root = html`<div id="root">${screen}</div>
<script type="application/json" id="first-data">${firstData(context, assets)}</script>
<script type="application/json" id="scripts">${jsonText({ main, preload: assets.scripts })}</script>
<script id="start">${new Html(START_SCRIPT)}</script>`;
  return assets.template
    .replaceAll(TEMPLATE_SCRIPT, '')
    .replace(/<link rel="?icon"?[^>]*>/, (icon) =>
      context.shop.logo ? html`<link rel="icon" href="${context.shop.logo}">`.text : icon,
    )
    .replace(/<html lang="?[\w-]*"?/, () => `<html lang="${context.language}"`)
    .replace(/<title>[^<]*<\/title>/, () => head(page, context, assets).text)
    .replace(/<div id="?root"?><\/div>/, () => root.text);
}
