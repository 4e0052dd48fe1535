import { uploadDesign as contract } from '@print-shop/contracts';
import { uploadFile } from '@print-shop/web-kit';

/** Stores a customer's design; answers the address under which it is kept. */
export const uploadDesign = async (file: File, onProgress: (percent: number) => void): Promise<string> =>
  (await uploadFile(contract, file, { onProgress })).url;
