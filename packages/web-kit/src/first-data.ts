import type { Shop } from '@print-shop/contracts';

/** An answer of /api that came with the page. */
export interface FirstAnswer {
  body: unknown;
  /** `X-Total-Count` of a list. */
  total: number | null;
}

/** What the gateway puts into the page, so that its first screen asks for nothing. */
export interface FirstData {
  shop: Shop;
  /** Where the remotes are, by name. */
  remotes: Record<string, string>;
  /** By address, `/api/product?limit=200`. */
  answers: Record<string, FirstAnswer>;
}

const openedAt = Date.now();
let read: FirstData | null | undefined;

/** What came with the page; null when the page came from a development server. */
export function firstData(): FirstData | null {
  if (read === undefined) {
    const text = globalThis.document?.getElementById('first-data')?.textContent;
    read = text ? (JSON.parse(text) as FirstData) : null;
  }
  return read;
}

/** Query options that begin with the answer that came with the page, as old as the page is. */
export const startingWith = <Data>(url: string, toData: (answer: FirstAnswer) => Data) => ({
  initialData: (): Data | undefined => {
    const answer = firstData()?.answers[url];
    return answer && toData(answer);
  },
  initialDataUpdatedAt: openedAt,
});
