import { recordExport } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';

/** Records that a list with customers' data is exported. */
export const noteExport = (list: string): Promise<unknown> => call(recordExport, { body: { list } });
