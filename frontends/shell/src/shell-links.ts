/** The services the shop offers, as the menus list them. */
export const SERVICE_LINKS = [
  { to: '/services/printing', label: 'Printing Services', detail: 'Offset, digital, packaging, stickers' },
  { to: '/services/design', label: 'Designing Services', detail: 'Logos, brochures, packaging, animation' },
  { to: '/services/ledboard', label: 'Flex & LED Boards', detail: 'Glow signs, neon, acrylic, standees' },
  { to: '/services/advertising', label: 'Advertising Services', detail: 'Print, outdoor and digital campaigns' },
] as const;

/** Shown in the Products menu when the product types cannot be read. */
export const FALLBACK_PRODUCTS = [
  { to: '/products/business-cards', label: 'Business Cards', detail: '' },
  { to: '/products/banners', label: 'Banners & Signage', detail: '' },
  { to: '/products/brochures', label: 'Brochures & Flyers', detail: '' },
  { to: '/products/promotional', label: 'Promotional Items', detail: '' },
  { to: '/products/stationery', label: 'Stationery', detail: '' },
] as const;

export interface MenuLink {
  to: string;
  label: string;
  detail: string;
}
