export const NOT_AN_IMAGE = 'Please upload an image file (JPEG, PNG, etc.).';
export const TOO_LARGE = 'File size too large. Please upload an image under 5MB.';
const MAX_BYTES = 5 * 1024 * 1024;

/** What is wrong with a design file, or null. Only the product page has a size limit of its own. */
export function designFault(file: File, hasLimit: boolean): string | null {
  if (!file.type.startsWith('image/')) return NOT_AN_IMAGE;
  if (hasLimit && file.size > MAX_BYTES) return TOO_LARGE;
  return null;
}
