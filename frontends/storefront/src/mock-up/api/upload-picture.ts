import { uploadDesign } from '@print-shop/contracts/client';
import { type UploadOptions, uploadFile } from '@print-shop/web-kit/upload';

/** An uploaded picture, and its size; a drawing has proportions only. */
export interface UploadedPicture {
  design: string;
  size: { width: number; height: number };
  isDrawing: boolean;
}

/** The size of a stored picture in pixels, as this browser reads it. */
async function sizeOf(address: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return { width: image.naturalWidth || 100, height: image.naturalHeight || 100 };
}

/** Stores a picture. Its size is read from what the shop stored: a browser cannot read every kind that the shop takes. */
export async function uploadPicture(file: File, options: UploadOptions): Promise<UploadedPicture> {
  const { url } = await uploadFile(uploadDesign, file, options);
  return { design: url, size: await sizeOf(url), isDrawing: url.endsWith('.svg') };
}
