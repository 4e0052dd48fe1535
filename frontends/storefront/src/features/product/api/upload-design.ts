import { uploadDesign as contract } from '@print-shop/contracts/client';
import { type UploadOptions, uploadFile } from '@print-shop/web-kit';

/** Stores a customer's design; answers the address under which it is kept. */
export const uploadDesign = async (file: File, options: UploadOptions): Promise<string> =>
  (await uploadFile(contract, file, options)).url;
