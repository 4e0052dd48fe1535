import type { PageAnswers, Shop } from '@print-shop/contracts';

/** An answer of /api that came with the page. */
export type FirstAnswer = PageAnswers[string];

/** What came with the page, so that its first screen asks for nothing. */
export interface FirstData {
  shop: Shop;
  /** Where the remotes are, by name. */
  remotes: Record<string, string>;
  /** By address, `/api/product?limit=200`: what is there (200), and what is not (404). */
  answers: Record<string, FirstAnswer>;
  /** When they were read, in milliseconds since the epoch. */
  readAt: number;
  /** Whether the page brought its frame alone; its screen is drawn once the browser knows who is there. */
  isFrameOnly: boolean;
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

/** Does what cannot be interrupted, like drawing a page on a server, with data of its own. */
export function withFirstData<Result>(data: FirstData, work: () => Result): Result {
  read = data;
  try {
    return work();
  } finally {
    read = null;
  }
}

/** Query options that begin with the good answer that came with the page, as old as it is; `missing` is what a 404 means. */
export const startingWith = <Data>(url: string, toData: (answer: FirstAnswer) => Data, missing?: Data) => ({
  initialData: (): Data | undefined => {
    const answer = firstData()?.answers[url];
    return answer?.status === 404 ? missing : answer && toData(answer);
  },
  // By two clocks: one that runs ahead must not keep an answer fresh for longer.
  initialDataUpdatedAt: () => Math.min(firstData()?.readAt ?? openedAt, openedAt),
});
