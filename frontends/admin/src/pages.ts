import type { Permission } from '@print-shop/contracts';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';

export interface StaffPage {
  /** Relative to /admin. */
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** The page is for roles that have one of these; without it, for every member of staff. */
  permissions?: readonly Permission[];
  /** The name of the list that it belongs to. */
  parent?: string;
}

/** Every page of the staff area. The routes, the sidebar, the palette and the breadcrumbs are made of it. */
export const PAGES = {
  today: { path: 'today', load: () => import('./features/today/today-page.tsx') },
  quotation: {
    path: '',
    load: () => import('./features/quotation/quotation-page.tsx'),
    permissions: ['quotations'],
  },
  quotations: {
    path: 'quotations',
    load: () => import('./features/quotations/quotations-page.tsx'),
    permissions: ['quotations'],
  },
  savedQuotation: {
    path: 'quotations/:id',
    load: () => import('./features/quotations/saved-quotation-page.tsx'),
    permissions: ['quotations'],
    parent: 'quotations',
  },
  addPrices: {
    path: 'price-add',
    load: () => import('./features/price-add/price-add-page.tsx'),
    permissions: ['prices:write'],
  },
  coupons: {
    path: 'coupons',
    load: () => import('./features/coupons/coupons-page.tsx'),
    permissions: ['prices:write'],
  },
  payments: {
    path: 'payments',
    load: () => import('./features/payments/payments-page.tsx'),
    permissions: ['payments:read'],
  },
  openingBalance: {
    path: 'payments/opening/:id',
    load: () => import('./features/payments/opening-balance-page.tsx'),
    permissions: ['payments:read'],
    parent: 'payments',
  },
  reconciliation: {
    path: 'payments/reconciliation',
    load: () => import('./features/reconciliation/reconciliation-page.tsx'),
    permissions: ['payments:read'],
  },
  invoices: {
    path: 'invoices',
    load: () => import('./features/invoices/invoices-page.tsx'),
    permissions: ['invoices:read'],
  },
  revenue: {
    path: 'revenue',
    load: () => import('./features/revenue/revenue-page.tsx'),
    permissions: ['invoices:read'],
  },
  returns: {
    path: 'returns',
    load: () => import('./features/returns/returns-page.tsx'),
    permissions: ['invoices:read'],
  },
  tax: { path: 'tax', load: () => import('./features/tax/tax-page.tsx'), permissions: ['invoices:read'] },
  orders: {
    path: 'orders',
    load: () => import('./features/orders/orders-page.tsx'),
    permissions: ['orders:read'],
  },
  order: {
    path: 'orders/:id',
    load: () => import('./features/orders/order-page.tsx'),
    permissions: ['orders:read'],
    parent: 'orders',
  },
  bulkOrders: {
    path: 'bulk-orders',
    load: () => import('./features/bulk-orders/bulk-orders-page.tsx'),
    permissions: ['bulk-orders:read'],
  },
  products: {
    path: 'products',
    load: () => import('./features/add-product/add-product-page.tsx'),
    permissions: ['catalogue:write'],
  },
  printAreas: {
    path: 'print-areas',
    load: () => import('./features/print-areas/products-page.tsx'),
    permissions: ['catalogue:write'],
  },
  printAreasOfProduct: {
    path: 'print-areas/:id',
    load: () => import('./features/print-areas/print-areas-page.tsx'),
    permissions: ['catalogue:write'],
    parent: 'printAreas',
  },
  users: { path: 'users', load: () => import('./features/users/users-page.tsx'), permissions: ['customers:read'] },
  productTypes: {
    path: 'product-type',
    load: () => import('./features/product-types/product-types-page.tsx'),
    permissions: ['catalogue:write'],
  },
  productList: {
    path: 'product-list',
    load: () => import('./features/product-list/product-list-page.tsx'),
    permissions: ['catalogue:write'],
  },
  prices: {
    path: 'manage',
    load: () => import('./features/manage/manage-page.tsx'),
    permissions: ['prices:write', 'catalogue:write'],
  },
  profile: { path: 'profile', load: () => import('./features/profile/profile-page.tsx') },
  settings: { path: 'settings', load: () => import('./features/settings/settings-page.tsx') },
  settingsSection: {
    path: 'settings/:section',
    load: () => import('./features/settings/settings-page.tsx'),
    parent: 'settings',
  },
  colors: {
    path: 'product-colors',
    load: () => import('./features/product-colors/product-colors-page.tsx'),
    permissions: ['catalogue:write'],
  },
  synonyms: {
    path: 'synonyms',
    load: () => import('./features/synonyms/synonyms-page.tsx'),
    permissions: ['catalogue:write'],
  },
  artwork: {
    path: 'artwork',
    load: () => import('./features/artwork/artwork-page.tsx'),
    permissions: ['artwork:read'],
  },
  printProfiles: {
    path: 'artwork/profiles',
    load: () => import('./features/print-profiles/print-profiles-page.tsx'),
    permissions: ['catalogue:write'],
  },
  proof: {
    path: 'artwork/:id',
    load: () => import('./features/artwork/proof-page.tsx'),
    permissions: ['artwork:read'],
    parent: 'artwork',
  },
  conversations: {
    path: 'conversations',
    load: () => import('./features/conversations/conversations-page.tsx'),
    permissions: ['orders:read'],
  },
  conversation: {
    path: 'conversations/:id',
    load: () => import('./features/conversations/conversation-page.tsx'),
    permissions: ['orders:read'],
    parent: 'conversations',
  },
  reviews: {
    path: 'reviews',
    load: () => import('./features/reviews/reviews-page.tsx'),
    permissions: ['reviews:write'],
  },
  changes: {
    path: 'changes',
    load: () => import('./features/changes/changes-page.tsx'),
    permissions: ['changes:read'],
  },
  imports: {
    path: 'imports',
    load: () => import('./features/imports/imports-page.tsx'),
    permissions: ['catalogue:write', 'imports'],
  },
  import: {
    path: 'imports/:id',
    load: () => import('./features/imports/import-page.tsx'),
    permissions: ['catalogue:write', 'imports'],
    parent: 'imports',
  },
  staff: { path: 'staff', load: () => import('./features/staff/staff-page.tsx'), permissions: ['staff:manage'] },
  security: {
    path: 'security',
    load: () => import('./features/security/security-page.tsx'),
    permissions: ['security:read'],
  },
  messages: {
    path: 'messages',
    load: () => import('./features/messages/messages-page.tsx'),
    permissions: ['messages:read'],
  },
  failedMessages: {
    path: 'messages/failed',
    load: () => import('./features/failed-messages/failed-messages-page.tsx'),
    permissions: ['messages:read'],
  },
  messageTexts: {
    path: 'messages/texts',
    load: () => import('./features/message-kinds/message-kinds-page.tsx'),
    permissions: ['messages:write'],
  },
} as const satisfies Record<string, StaffPage>;

export type PageName = keyof typeof PAGES;

export const pageOf = (name: PageName): StaffPage => PAGES[name];

/** The address of a page without parameters. */
export const addressOf = (name: PageName): string => `/admin/${pageOf(name).path}`.replace(/\/$/, '');

/** The name of the page at an address; `undefined` for none. */
export function pageAt(pathname: string): PageName | undefined {
  const names = Object.keys(PAGES) as PageName[];
  const address = pathname.replace(/(.)\/+$/, '$1');
  return (
    names.find((name) => addressOf(name) === address) ??
    names.find((name) => matchPath(`/admin/${pageOf(name).path}`, address) !== null)
  );
}
