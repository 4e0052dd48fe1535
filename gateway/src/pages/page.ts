import type { Shop } from '@print-shop/contracts';
import type { Html } from './html.ts';

export type Language = 'en' | 'hi';

/** An answer of /api as a page uses it. */
export interface ApiAnswer {
  status: number;
  body: unknown;
  total: number | null;
}

export interface PageContext {
  shop: Shop;
  /** Origin of the shop, without a slash at its end. */
  publicUrl: string;
  language: Language;
  /** What was read for the page, by address; what could not be read is missing. */
  answers: ReadonlyMap<string, ApiAnswer>;
}

/** The picture that a visitor looks at first: fetched before anything else. */
export interface LeadPicture {
  src: string;
  sizes: string;
}

/** Everything the gateway says about one address, before any script runs. */
export interface Page {
  status: 200 | 404;
  title: string;
  description: string;
  /** Path of the address under which search engines should know it; none for pages they should not. */
  canonical: string | null;
  type: 'website' | 'product';
  image?: string;
  lead?: LeadPicture;
  jsonLd: readonly object[];
  body: Html;
}

/** One kind of page: what it reads, and what it says when that was read. */
export interface PageKind {
  /** Name of the storefront's screen, whose code is sent along. */
  screen: string;
  /** Addresses that can be read at once, and then those that follow from the answers. */
  reads: readonly ((answers: ReadonlyMap<string, ApiAnswer>) => readonly string[])[];
  render(context: PageContext): Page;
}

/** A list route's address as the front ends write it: what is empty is left out. */
export function apiUrl(path: string, query: Record<string, string | number | undefined> = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** The body of a good answer. */
export const bodyOf = <Body>(answers: ReadonlyMap<string, ApiAnswer>, url: string): Body | undefined => {
  const answer = answers.get(url);
  return answer?.status === 200 ? (answer.body as Body) : undefined;
};
