import { uploadDesign } from '@print-shop/contracts/client';
import { type UploadOptions, uploadFile } from '@print-shop/web-kit/upload';
import type { QueryClient } from '@tanstack/react-query';
import { designName, designPicture } from './design-picture.ts';

/** An uploaded picture, and its size; a drawing has proportions only. */
export interface UploadedPicture {
  /** A link to it. */
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

/**
 * Stores a picture, and waits for its checks. Its size is read from what the shop stored: a browser cannot read every kind that
 * the shop takes.
 */
export async function uploadPicture(
  file: File,
  queries: QueryClient,
  options: UploadOptions,
): Promise<UploadedPicture> {
  const { url: design } = await uploadFile(uploadDesign, file, options);
  const size = await sizeOf(await queries.fetchQuery(designPicture(design)));
  return { design, size, isDrawing: designName(design).endsWith('.svg') };
}
