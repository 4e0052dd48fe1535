import type { DrawReply, DrawRequest, PageAnswers } from '@print-shop/contracts';
import type { Language } from '@print-shop/i18n';
import type { ComponentType } from 'react';
import type { RemoteProps } from './remote-context.tsx';
import type { Shop } from './shop.ts';

export type Crumb = readonly [name: string, path: string];

/** The head of a page, for search engines and for browsers before any script runs. */
export interface PageHead {
  status: 200 | 404 | 410;
  /** Put before the shop's name; without it the title is the shop's name and tagline. */
  title?: string | undefined;
  description: string;
  /** Path of the canonical address; `null` for pages that search engines should not index. */
  canonical: string | null;
  type?: 'website' | 'product';
  /** The picture for link previews. */
  image?: string | undefined;
  /** The main picture, which is loaded before everything else. */
  lead?: { src: string; sizes: string } | undefined;
  /** Breadcrumbs from the home page. */
  crumbs?: readonly Crumb[];
  /** More structured data (schema.org). */
  jsonLd?: readonly object[];
}

export interface PageContext {
  /** The shop in the page's language. */
  shop: Shop;
  /** Origin of the shop, without a trailing slash. */
  publicUrl: string;
  language: Language;
  answers: PageAnswers;
}

export interface Page {
  /** Addresses of /api that the page needs, given the answers so far; called again until no new address comes. */
  reads?: (answers: PageAnswers) => readonly string[];
  /** `undefined` when a required answer is missing; the browser then draws the page. */
  head: (context: PageContext) => PageHead | undefined;
}

interface PageAddress {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** A kind of page, declared beside its component. Only the renderer includes it. */
export interface PageKind {
  /** The query parameters that change the page. */
  query?: readonly string[];
  at: (address: PageAddress) => Page;
}

/** The exports of a remote's renderer, for the host's renderer. */
export interface RemoteRenderer {
  default: ComponentType<RemoteProps>;
  preload: (path: string) => Promise<unknown> | undefined;
  pages: {
    /**
     * The page at a path: the name of its screen's module, under which `first-load.json` lists its files, and its kind.
     * Private pages have no `kind`: only their frame is drawn.
     */
    find: (path: string) => { screen: string; params: PageAddress['params']; kind: PageKind | undefined };
    /** Paths of the fixed pages, for search engines. */
    addresses: readonly string[];
  };
}

/** The built files that a page starts with. */
export interface PageFiles {
  /** Scripts that run at once, in order. */
  main: readonly string[];
  /** Scripts that are needed soon. */
  preload: readonly string[];
  /** Styles that are inlined into the page, so that it paints without loading them. */
  styles: readonly { href: string; text: string }[];
  /** By language. */
  fonts: Readonly<Record<string, readonly string[]>>;
}

export interface RendererDeps {
  /** The files of a page by the name of its screen; without a name, those of the shell's own pages. */
  files: (screen?: string) => PageFiles;
  /** Addresses of the remotes by name. */
  remotes: Record<string, string>;
  /** `undefined` while its server does not answer. */
  storefront: () => RemoteRenderer | undefined;
}

export interface HostRenderer {
  /** The renderer first returns the addresses that a page needs, and with their answers, the page. */
  createRenderer: (deps: RendererDeps) => (request: DrawRequest) => Promise<DrawReply>;
  /** Modules that remotes' renderers share with the host, by package name. */
  shared: Record<string, unknown>;
}

/** The body of a successful answer. */
export const bodyOf = <Body>(answers: PageAnswers, url: string): Body | undefined => {
  const answer = answers[url];
  return answer?.status === 200 ? (answer.body as Body) : undefined;
};
