import type { ClientRoute } from '@print-shop/contracts';
import { LIST_REACH } from '@print-shop/contracts/client';
import { type CallInput, callWithTotal } from '@print-shop/web-kit';

/** Every list route answers this many rows at once. */
const limit = 100;

/**
 * Reads all rows of a list that match a query, page by page, at most `LIST_REACH`, and how many match. A row that moved to the
 * next page meanwhile is read once.
 */
export async function readAll<Row extends { _id: string }>(
  contract: ClientRoute,
  query: object,
): Promise<{ rows: Row[]; total: number }> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page++) {
    const input = { query: { ...query, page, limit } } as CallInput<ClientRoute>;
    const { data, total } = await callWithTotal(contract, input);
    const found = data as unknown as Row[];
    for (const row of found) rows.set(row._id, row);
    if (found.length < limit || (page + 1) * limit > LIST_REACH)
      return { rows: [...rows.values()], total: Math.max(total ?? 0, rows.size) };
  }
}
