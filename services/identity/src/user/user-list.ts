import type { UserListQuery } from '@print-shop/contracts';
import {
  firstLetters,
  hasWordBeginning,
  indexOf,
  type ListOrder,
  newestFirst,
  oldestFirst,
  searchTermsOrPhone,
} from '@print-shop/service-kit';

/** Lists contain no tombstones. */
export const DELETED = { deletedAt: { $gt: new Date(0) } };
const orders: Record<UserListQuery['sort'], ListOrder> = {
  joined: oldestFirst,
  '-joined': newestFirst,
  name: { field: 'name', direction: 1 },
  '-name': { field: 'name', direction: -1 },
};

const ofRole = (role: UserListQuery['role']) => (role ? { isAdmin: role === 'admin' } : {});

export function toFilter({ search, role }: Omit<UserListQuery, 'sort'>) {
  const terms = searchTermsOrPhone(search ?? '');
  return {
    ...ofRole(role),
    ...(terms.length > 0 ? { $and: terms.map((term) => ({ words: hasWordBeginning(term) })) } : {}),
  };
}

/** How a list is read: admins are always few; nearly everybody is a customer. */
export function planOf({ search, role, sort }: UserListQuery) {
  const order = orders[sort];
  const letters = role === 'admin' ? undefined : firstLetters(searchTermsOrPhone(search ?? ''));
  const pinned = letters ?? ofRole(role);
  return { order, pinned, narrow: indexOf(pinned, order) };
}
