/** The product type's name in lower case with hyphens for spaces, as in the menus' links. */
const toSlug = (type: string): string => type.toLowerCase().trim().replaceAll(/\s+/g, '-');

/** Whether an address means this type: its slug, one word of it, or its beginning (`banners` for Banners & Signage). */
export const matchesSlug = (type: string, slug: string): boolean =>
  toSlug(type) === slug || toSlug(type).split('-').includes(slug) || toSlug(type).startsWith(`${slug}-`);
