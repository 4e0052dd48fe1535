import { e164Of } from '@print-shop/contracts';
import { withBeginnings } from '@print-shop/service-kit';
import { idOf, nameOf, pick } from '@print-shop/test-kit/many-rows';
import { searchWords } from './user.ts';

const CITIES = 'Pune Mumbai Delhi Jaipur Chennai Kochi Indore Surat Lucknow Patna'.split(' ');

/** User `n` of `count`, like those of a shop after some years. */
export function aUser(n: number, count: number) {
  const { _id, at } = idOf(n, count);
  const name = nameOf(n);
  const phone = `9${String(100_000_000 + n)}`;
  const person = { name, email: `${name.toLowerCase().replace(' ', '.')}.${n}@example.com`, phone };
  const address = {
    street: `${1 + (n % 90)} MG Road`,
    city: pick(CITIES, n),
    state: 'Maharashtra',
    country: 'India',
    pincode: '411001',
  };
  const keys = { phoneKey: e164Of(phone), words: withBeginnings(searchWords(person)) };
  return {
    _id,
    ...person,
    ...keys,
    address,
    isAdmin: n % 500 === 0,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
    outbox: [],
  };
}
