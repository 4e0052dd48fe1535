import type { PageAnswers, Shop } from '@print-shop/contracts';

/** An answer of /api that came with the page. */
export type FirstAnswer = PageAnswers[string];

/** The data that came with the page, so that its first screen needs no request. */
export interface FirstData {
  shop: Shop;
  /** Addresses of the remotes by name. */
  remotes: Record<string, string>;
  /** Answers by address, like `/api/product?limit=200`: existing objects (200) and missing ones (404). */
  answers: Record<string, FirstAnswer>;
  /** When the answers were read, in milliseconds since the epoch. */
  readAt: number;
  /** Whether the page came with its frame only; the browser draws the screen once it knows the user. */
  isFrameOnly: boolean;
}

const openedAt = Date.now();
let read: FirstData | null | undefined;

/** The data that came with the page; null when the page came from a development server. */
export function firstData(): FirstData | null {
  if (read === undefined) {
    const text = globalThis.document?.getElementById('first-data')?.textContent;
    read = text ? (JSON.parse(text) as FirstData) : null;
  }
  return read;
}

/** Runs synchronous work, like drawing a page on a server, with the given data. */
export function withFirstData<Result>(data: FirstData, work: () => Result): Result {
  read = data;
  try {
    return work();
  } finally {
    read = null;
  }
}

/** Query options whose initial data is the answer that came with the page, with its age; `missing` is the data for a 404. */
export const startingWith = <Data>(url: string, toData: (answer: FirstAnswer) => Data, missing?: Data) => ({
  initialData: (): Data | undefined => {
    const answer = firstData()?.answers[url];
    return answer?.status === 404 ? missing : answer && toData(answer);
  },
  // Two clocks are involved: a server clock that is ahead must not keep an answer fresh for longer.
  initialDataUpdatedAt: () => Math.min(firstData()?.readAt ?? openedAt, openedAt),
});
