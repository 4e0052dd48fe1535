import type { ClientRoute } from '@print-shop/contracts';
import { type CallInput, callForFile } from '@print-shop/web-kit';
import { useDownload } from './use-download.ts';

/** Saves the answer of a route as a file of that name. */
export const useExport = <Route extends ClientRoute>(
  contract: Route,
  input: CallInput<Route>,
  name: string,
  failed: string,
) => useDownload(async () => [name, await callForFile(contract, input)], failed);
