export interface MenuLink {
  to: string;
  label: string;
  detail: string;
}

/** The services of a shop that has not set its own, in the order of the menus. */
export const SERVICES = ['printing', 'design', 'ledboard', 'advertising'] as const;

/** The entries of the Products menu when the product types cannot be read. */
export const FALLBACK_PRODUCTS = ['business-cards', 'banners', 'brochures', 'promotional', 'stationery'] as const;
