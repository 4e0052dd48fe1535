import { LANGUAGES, type Language } from '@print-shop/i18n';
import { pictureSources } from '@print-shop/ui';
import type { FirstData, PageFiles, PageHead, Shop } from '@print-shop/web-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { breadcrumbLd } from './breadcrumb-ld.ts';
import { businessLd } from './business-ld.ts';
import { QUIET_SCRIPT, START_SCRIPT } from './start-script.ts';

export interface DocumentProps {
  head: PageHead;
  language: Language;
  shop: Shop;
  /** The opening hours in English, for search engines. */
  hours: Shop['hours'];
  publicUrl: string;
  files: PageFiles;
  firstData: FirstData;
  /** The drawn page; empty for one that is drawn in the browser. */
  root: string;
}

const NEEDS_SCRIPT: Record<Language, string> = {
  en: 'This shop needs JavaScript to take your order.',
  hi: 'ऑर्डर लेने के लिए इस दुकान को JavaScript चाहिए।',
};
const LOCALES: Record<Language, string> = { en: 'en_IN', hi: 'hi_IN' };

/** Content that is already HTML, CSS or script: React's output, built files, and the result of `json`. */
const raw = (content: string) => ({ dangerouslySetInnerHTML: { __html: content } });

/** JSON that no script element ends before its end. */
const json = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

const withLanguage = (address: string, language: Language): string => {
  if (language === 'en') return address;
  return `${address}${address.includes('?') ? '&' : '?'}language=${language}`;
};

/** Metadata for search engines: the canonical address, the languages and structured data. */
function ForEngines({
  head,
  language,
  shop,
  hours,
  publicUrl,
}: Pick<DocumentProps, 'head' | 'language' | 'shop' | 'hours' | 'publicUrl'>) {
  if (head.canonical === null) return <meta name="robots" content="noindex" />;
  const address = publicUrl + head.canonical;
  const structured = [
    businessLd({ ...shop, hours }, publicUrl),
    ...(head.crumbs ? [breadcrumbLd(head.crumbs, publicUrl)] : []),
    ...(head.jsonLd ?? []),
  ];
  return (
    <>
      <link rel="canonical" href={withLanguage(address, language)} />
      {(Object.keys(LANGUAGES) as Language[]).map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={withLanguage(address, one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:url" content={withLanguage(address, language)} />
      {structured.map((data) => (
        <script key={JSON.stringify(data)} type="application/ld+json" {...json(data)} />
      ))}
    </>
  );
}

function Document({ head, language, shop, hours, publicUrl, files, firstData, root }: DocumentProps) {
  const title = head.title ? `${head.title} · ${shop.name}` : `${shop.name}. ${shop.line}`;
  const { lead } = head;
  const announced = shop.announcement?.text.en;
  return (
    <html lang={language} data-announced={announced}>
      <head>
        <meta charSet="utf-8" />
        {shop.announcement && <script id="quiet" {...raw(QUIET_SCRIPT)} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#17150f" />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        <link rel="icon" href={shop.logo ?? '/favicon.svg'} />
        <link rel="apple-touch-icon" href={shop.logo ?? '/apple-touch-icon.png'} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {lead && (
          <link
            rel="preload"
            as="image"
            href={lead.src}
            imageSrcSet={pictureSources(lead.src)}
            imageSizes={lead.sizes}
            fetchPriority="high"
          />
        )}
        {(files.fonts[language] ?? []).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        {files.styles.map(({ href, text }) => (
          <style key={href} data-href={href} {...raw(text)} />
        ))}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:image" content={new URL(head.image ?? shop.logo ?? '/hero.webp', publicUrl).href} />
        <meta property="og:type" content={head.type ?? 'website'} />
        <meta property="og:locale" content={LOCALES[language]} />
        <meta property="og:site_name" content={shop.name} />
        <meta name="twitter:card" content="summary_large_image" />
        <ForEngines head={head} language={language} shop={shop} hours={hours} publicUrl={publicUrl} />
      </head>
      <body>
        <div id="root" {...raw(root)} />
        <noscript>{NEEDS_SCRIPT[language]}</noscript>
        <script type="application/json" id="first-data" {...json(firstData)} />
        <script type="application/json" id="scripts" {...json({ main: files.main, preload: files.preload })} />
        <script id="start" {...raw(START_SCRIPT)} />
      </body>
    </html>
  );
}

export const documentOf = (props: DocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
