import {
  listBulkOrders,
  listInvoices,
  listOrders,
  listProducts,
  listQuotations,
  listUsers,
  orderNumber,
} from '@print-shop/contracts/client';
import { isDevanagari, latinSpellings } from '@print-shop/devanagari';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { call, roleOf, useUser } from '@print-shop/web-kit';
import { useQueries } from '@tanstack/react-query';
import { mayOpen } from '../../navigation.ts';

const limit = 5;
const SHORTEST_SEARCH = 2;

interface Found {
  id: string;
  title: string;
  detail: string;
  to: string;
}
/** The page of the staff area that lists what is found. */
type FoundOn = 'orders' | 'bulkOrders' | 'users' | 'productList' | 'invoices' | 'quotations';
export interface FoundGroup {
  page: FoundOn;
  found: readonly Found[];
}

type Find = (search: string, signal: AbortSignal) => Promise<Found[]>;

const SOURCES: readonly (readonly [page: FoundOn, find: Find])[] = [
  [
    'orders',
    async (search, signal) =>
      (await call(listOrders, { query: { search, limit } }, { signal })).map(
        ({ _id, customer, createdAt, totalPrice }) => ({
          id: _id,
          title: `#${orderNumber(_id)}`,
          detail: [customer.name || customer.email, formatDate(createdAt), formatRupees(totalPrice)].join(' · '),
          to: `/admin/orders/${_id}`,
        }),
      ),
  ],
  [
    'bulkOrders',
    async (search, signal) =>
      (await call(listBulkOrders, { query: { search, limit } }, { signal })).map(
        ({ _id, name, email, createdAt, totalPrice }) => ({
          id: _id,
          title: `#${orderNumber(_id, 'bulk-order')}`,
          detail: [name || email, formatDate(createdAt), formatRupees(totalPrice)].filter(Boolean).join(' · '),
          to: `/admin/bulk-orders?search=${_id}`,
        }),
      ),
  ],
  [
    'users',
    async (search, signal) =>
      (await call(listUsers, { query: { search, limit } }, { signal })).map(({ _id, name, email, phone }) => ({
        id: _id,
        title: name || email,
        detail: [email, phone].filter(Boolean).join(' · '),
        to: `/admin/users?search=${encodeURIComponent(email)}`,
      })),
  ],
  [
    'productList',
    async (search, signal) =>
      (await call(listProducts, { query: { search, limit } }, { signal })).map(({ _id, name, type, price }) => ({
        id: _id,
        title: name,
        detail: [type, formatRupees(price)].join(' · '),
        to: `/admin/product-list?search=${encodeURIComponent(name)}`,
      })),
  ],
  [
    'invoices',
    async (search, signal) =>
      (await call(listInvoices, { query: { search, limit } }, { signal })).map(
        ({ _id, number, buyer, issuedAt, totals }) => ({
          id: _id,
          title: number,
          detail: [buyer.name, formatDate(issuedAt), formatRupees(totals.total)].join(' · '),
          to: `/admin/invoices?search=${encodeURIComponent(number)}`,
        }),
      ),
  ],
  [
    'quotations',
    async (search, signal) =>
      (await call(listQuotations, { query: { search, limit } }, { signal })).map(
        ({ _id, number, customerName, grandTotal }) => ({
          id: _id,
          title: number,
          detail: [customerName, formatRupees(grandTotal)].join(' · '),
          to: `/admin/quotations/${_id}`,
        }),
      ),
  ],
];

/** Finds each thing once by any spelling of the search. Most names are stored in Latin letters. */
async function findSpelled(find: Find, search: string, signal: AbortSignal): Promise<Found[]> {
  const spellings = isDevanagari(search) ? [search, ...latinSpellings(search)] : [search];
  const found = (await Promise.all(spellings.map((spelling) => find(spelling, signal)))).flat();
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, limit);
}

/** Searches everything that the role may see; nothing for a single letter. */
export function useFound(search: string) {
  const role = roleOf(useUser());
  const sources = SOURCES.filter(([page]) => mayOpen(role, page));
  const answers = useQueries({
    queries: sources.map(([page, find]) => ({
      queryKey: ['found', page, search],
      queryFn: ({ signal }: { signal: AbortSignal }) => findSpelled(find, search, signal),
      enabled: search.length >= SHORTEST_SEARCH,
    })),
  });
  return {
    groups: sources.map(([page], at): FoundGroup => ({ page, found: answers[at]?.data ?? [] })),
    isSearching: answers.some(({ isFetching }) => isFetching),
    hasFailed: answers.some(({ isError }) => isError),
  };
}
