import { addAddress, changeAddress, findPlace, listAddresses, removeAddress } from '@print-shop/contracts';
import { findPlace as placeOfPin } from '@print-shop/pin-code';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import { notFound } from '@print-shop/service-kit/errors';
import { Types } from 'mongoose';
import { toAddressList, withAdded, withChanged, withRemoved } from '../user/address-book.ts';
import type { UserStore } from '../user/user.store.ts';
import type { AddressStore } from './address.store.ts';

export interface AddressRoutesDeps {
  users: UserStore;
  addresses: AddressStore;
}

/** Registers a customer's own addresses and the search for the place of a PIN code, before the routes with an id. */
export function addressRoutes(router: ContractRouter, { users, addresses }: AddressRoutesDeps): void {
  router
    .on(listAddresses, allow.signedIn, async ({ user }) => {
      const found = await users.find(user.id);
      if (!found)
        throw notFound({ en: 'This account does not exist any more.', hi: 'यह अकाउंट अब नहीं है।' }, 'user-not-found');
      return { status: 200, body: toAddressList(found.addresses) };
    })
    .on(addAddress, allow.signedIn, async ({ user, body }) => {
      const id = String(new Types.ObjectId());
      const list = await addresses.change(user.id, (before) => withAdded(before, body, id));
      return { status: 201, body: toAddressList(list) };
    })
    .on(changeAddress, allow.signedIn, async ({ user, params, body }) => {
      const list = await addresses.change(user.id, (before) => withChanged(before, params.id, body));
      return { status: 200, body: toAddressList(list) };
    })
    .on(removeAddress, allow.signedIn, async ({ user, params }) => {
      const list = await addresses.change(user.id, (before) => withRemoved(before, params.id));
      return { status: 200, body: toAddressList(list) };
    })
    .on(findPlace, allow.anyone, async ({ params: { pin } }) => {
      const place = placeOfPin(pin);
      if (!place) {
        throw notFound(
          { en: 'India Post lists no post office with this PIN code.', hi: 'इस पिन कोड का कोई डाकघर सूची में नहीं है।' },
          'pin-code-not-found',
        );
      }
      return { status: 200, body: { pin, ...place } };
    });
}
