import type { Role } from '@print-shop/contracts';
import { may } from '@print-shop/contracts/client';
import { type PageName, pageOf } from '../pages.ts';

interface PageGroup {
  name: GroupName;
  pages: readonly PageName[];
}
export type GroupName = 'today' | 'sales' | 'artwork' | 'money' | 'customers' | 'catalogue' | 'settings';

/** The pages of the sidebar, in groups by work. */
const GROUPS: readonly PageGroup[] = [
  { name: 'today', pages: ['today'] },
  { name: 'sales', pages: ['orders', 'bulkOrders', 'quotation', 'quotations', 'coupons'] },
  { name: 'artwork', pages: ['artwork', 'printProfiles'] },
  { name: 'money', pages: ['payments', 'reconciliation', 'invoices', 'returns', 'revenue'] },
  { name: 'customers', pages: ['users', 'conversations', 'reviews', 'messages', 'failedMessages'] },
  {
    name: 'catalogue',
    pages: ['products', 'productList', 'productTypes', 'colors', 'printAreas', 'synonyms', 'addPrices', 'prices'],
  },
  { name: 'settings', pages: ['settings', 'tax', 'messageTexts', 'imports', 'staff', 'security', 'changes'] },
];

export function mayOpen(role: Role | undefined, name: PageName): boolean {
  const { permissions } = pageOf(name);
  return permissions === undefined || permissions.some((permission) => may(role, permission));
}

/** Returns the groups with the pages that a role may open, without empty groups. */
export const groupsFor = (role: Role | undefined): PageGroup[] =>
  GROUPS.map(({ name, pages }) => ({ name, pages: pages.filter((page) => mayOpen(role, page)) })).filter(
    ({ pages }) => pages.length > 0,
  );

/** Returns every page that a role may open without choosing anything first: those of the sidebar, and the person's own. */
export const pagesFor = (role: Role | undefined): PageName[] => [
  ...groupsFor(role).flatMap(({ pages }) => pages),
  'profile',
];

/** Returns the page of the sidebar that a page belongs to: its list, or itself. */
export const entryOf = (name: PageName): PageName => (pageOf(name).parent as PageName | undefined) ?? name;

/** Returns the group that a page stands in; `undefined` for pages outside the sidebar, such as the profile. */
export const groupOf = (name: PageName): GroupName | undefined =>
  GROUPS.find(({ pages }) => pages.includes(entryOf(name)))?.name;
