import type { ClientRoute } from '@print-shop/contracts';
import { type CallInput, callForFile } from '@print-shop/web-kit';

/** Reads the file that the shop writes of a list, without these columns. */
export const readListFile = (
  route: ClientRoute,
  query: Record<string, string> | undefined,
  without: readonly string[],
): Promise<Blob> => callForFile(route, { query: { ...query, without: without.join(',') } } as CallInput<ClientRoute>);
