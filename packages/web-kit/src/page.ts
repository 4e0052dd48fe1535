import type { DrawReply, DrawRequest, PageAnswers, Shop } from '@print-shop/contracts';
import type { Language } from '@print-shop/i18n';
import type { ComponentType } from 'react';
import type { RemoteProps } from './remote-context.tsx';

/** A step on the way to a page: its name and its path. */
export type Crumb = readonly [name: string, path: string];

/** What a page says of itself to search engines, and to a browser before any of its script runs. */
export interface PageHead {
  status: 200 | 404 | 410;
  /** Before the shop's name; without it the shop's name and line are the title. */
  title?: string | undefined;
  description: string;
  /** Path of the address under which search engines should know it; `null` for pages they should not. */
  canonical: string | null;
  type?: 'website' | 'product';
  /** The picture that others show beside a link to it. */
  image?: string | undefined;
  /** The picture that a visitor looks at first: fetched before anything else. */
  lead?: { src: string; sizes: string } | undefined;
  /** The way from the home page. */
  crumbs?: readonly Crumb[];
  /** More structured data (schema.org). */
  jsonLd?: readonly object[];
}

export interface PageContext {
  /** The shop as the page's language says it. */
  shop: Shop;
  /** Origin of the shop, without a slash at its end. */
  publicUrl: string;
  language: Language;
  answers: PageAnswers;
}

/** One page at one address. */
export interface Page {
  /** Addresses of /api that it needs, as far as the answers so far tell; asked again until nothing new is needed. */
  reads?: (answers: PageAnswers) => readonly string[];
  /** `undefined` where an answer is missing without which nothing can be said: the page is then drawn in the browser. */
  head: (context: PageContext) => PageHead | undefined;
}

/** What is in the address of a page. */
interface PageAddress {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** A kind of page, declared beside its component; it is part of the renderer alone. */
export interface PageKind {
  /** The parameters of the address that change what the page says. */
  query?: readonly string[];
  at: (address: PageAddress) => Page;
}

/** What a remote's renderer exports, for the host's to draw. */
export interface RemoteRenderer {
  default: ComponentType<RemoteProps>;
  /** Loads the screen that answers a path. */
  preload: (path: string) => Promise<unknown> | undefined;
  pages: {
    /**
     * The page that answers a path: the name of its screen's module, under which `first-load.json` lists its files, and what is
     * said of it; no `kind` for one that is a visitor's own, of which the frame alone is drawn.
     */
    find: (path: string) => { screen: string; params: PageAddress['params']; kind: PageKind | undefined };
    /** Paths of the pages that have one address each, for search engines. */
    addresses: readonly string[];
  };
}

/** The built files that a page begins with. */
export interface PageFiles {
  /** Those that run, in their order. */
  main: readonly string[];
  /** Those that run soon. */
  preload: readonly string[];
  /** They go into the page, so that it paints without asking for them. */
  styles: readonly { href: string; text: string }[];
  /** By language. */
  fonts: Readonly<Record<string, readonly string[]>>;
}

export interface RendererDeps {
  /** The files of a page by the name of its screen, without one for the shell's own. */
  files: (screen?: string) => PageFiles;
  /** Where the remotes are, by name. */
  remotes: Record<string, string>;
  /** `undefined` while its server does not answer. */
  storefront: () => RemoteRenderer | undefined;
}

/** What the host's renderer exports. */
export interface HostRenderer {
  /** Says first what must be read for a page, and then, given the answers, what it looks like. */
  createRenderer: (deps: RendererDeps) => (request: DrawRequest) => Promise<DrawReply>;
  /** What remotes' renderers take from it, by the name of the package. */
  shared: Record<string, unknown>;
}

/** The body of a good answer. */
export const bodyOf = <Body>(answers: PageAnswers, url: string): Body | undefined => {
  const answer = answers[url];
  return answer?.status === 200 ? (answer.body as Body) : undefined;
};
