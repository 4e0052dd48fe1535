import { uploadDesign as contract } from '@print-shop/contracts/client';
import { type UploadOptions, uploadFile } from '@print-shop/web-kit/upload';

/** Stores a customer's design for a type of product; answers the address under which it is kept. */
export const uploadDesign = async (file: File, productType: string, options: UploadOptions): Promise<string> =>
  (await uploadFile(contract, file, { ...options, fields: { productType } })).url;
