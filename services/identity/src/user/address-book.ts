import { type Address, type AddressBody, MOST_ADDRESSES, type SavedAddress } from '@print-shop/contracts';
import { conflict, notFound } from '@print-shop/service-kit/errors';

/** One of a customer's addresses. The first of the list is the default. */
export interface KeptAddress extends Omit<AddressBody, 'isDefault'> {
  id: string;
}

export const NO_ADDRESS: Address = { street: '', city: '', state: '', country: '', pincode: '' };

/** Without these, an address is none: the form of a new account fills in the country alone. */
const PARTS = ['street', 'city', 'pincode'] as const;

/** The five parts that a profile has. */
export function partsOf(address: Address): Address {
  const { street, city, state, country, pincode } = address;
  return { street, city, state, country, pincode };
}

const isEmpty = (address: Address): boolean => PARTS.every((part) => address[part] === '');
const noSuchAddress = () =>
  notFound({ en: 'There is no such address.', hi: 'ऐसा कोई पता नहीं है।' }, 'address-not-found');

const inOrder = (rest: readonly KeptAddress[], one: KeptAddress, isDefault: boolean): KeptAddress[] =>
  isDefault ? [one, ...rest] : [...rest, one];

/** The list with one more. Throws conflict when it is full. */
export function withAdded(
  list: readonly KeptAddress[],
  { isDefault, ...address }: AddressBody,
  id: string,
): KeptAddress[] {
  if (list.length >= MOST_ADDRESSES) {
    throw conflict(
      {
        en: `You have ${MOST_ADDRESSES} addresses already. Please remove one first.`,
        hi: `आपके ${MOST_ADDRESSES} पते पहले से हैं। पहले कोई एक हटाइए।`,
      },
      'too-many-addresses',
    );
  }
  return inOrder(list, { ...address, id }, isDefault);
}

/** The list with one changed, in its place or, as the default, in front. Throws not-found. */
export function withChanged(
  list: readonly KeptAddress[],
  id: string,
  { isDefault, ...address }: AddressBody,
): KeptAddress[] {
  if (!list.some((one) => one.id === id)) throw noSuchAddress();
  const changed = { ...address, id };
  return isDefault ? inOrder(withRemoved(list, id), changed, true) : list.map((one) => (one.id === id ? changed : one));
}

/** The list without one. Throws not-found. */
export function withRemoved(list: readonly KeptAddress[], id: string): KeptAddress[] {
  const rest = list.filter((one) => one.id !== id);
  if (rest.length === list.length) throw noSuchAddress();
  return rest;
}

/**
 * The list after the address of the profile was changed, which is the default: its other fields stay. An emptied address is
 * removed, so that the next one becomes the default. `id` is for a first address.
 */
export function withDefault(list: readonly KeptAddress[], address: Address, id: string): KeptAddress[] {
  const [first, ...rest] = list;
  if (isEmpty(address)) return rest;
  return [{ ...(first ?? { id, name: '', phone: '', gstin: '', business: '' }), ...partsOf(address) }, ...rest];
}

/** A list, and the address of the profile that goes with it: the default one, or `otherwise` without any. */
export const bookOf = (
  addresses: KeptAddress[],
  otherwise: Address = NO_ADDRESS,
): { addresses: KeptAddress[]; address: Address } => ({ addresses, address: partsOf(addresses[0] ?? otherwise) });

export const toAddressList = (list: readonly KeptAddress[]): SavedAddress[] =>
  list.map(({ id, name, phone, street, city, state, country, pincode, gstin, business = '' }, index) => ({
    _id: id,
    name,
    phone,
    street,
    city,
    state,
    country,
    pincode,
    gstin,
    business,
    isDefault: index === 0,
  }));
