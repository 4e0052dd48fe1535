import {
  createProductColor,
  getCart,
  getContactSetting,
  getMessagePreferences,
  getUser,
  listBulkOrders,
  listFavorites,
  listOrders,
  listProofs,
  listTaxRules,
  logout,
  type RouteContract,
  routesByService,
  setStaffRole,
  setStaffStatus,
  upsertPrice,
} from '@print-shop/contracts';
import { ask, type CallOptions, call, signedIn } from './api.ts';
import { newCustomer } from './customers.ts';
import { adminToken } from './mini-catalogue.ts';
import { newStaff } from './new-staff.ts';

const nobody = '65f0c0ffee65f0c0ffee65f0';

/** A call to each service that only a valid token of staff gets through; some then say that there is no such thing. */
const doors: Record<string, [RouteContract, CallOptions]> = {
  identity: [getUser, { params: { id: 'user.id' } }],
  catalog: [createProductColor, { body: { name: '' } }],
  cart: [getCart, { params: { userId: nobody } }],
  ordering: [listOrders, {}],
  'bulk-order': [listBulkOrders, {}],
  favorites: [listFavorites, { params: { userId: nobody } }],
  pricing: [upsertPrice, { body: {} }],
  notifications: [getMessagePreferences, {}],
  billing: [listTaxRules, {}],
  artwork: [listProofs, {}],
  shop: [getContactSetting, {}],
};

async function statuses(token: string): Promise<Record<string, string>> {
  const entries = Object.entries(doors).map(async ([service, [contract, options]]) => {
    const { status } = await call(contract, { ...options, token });
    return [service, status === 401 ? 'refused' : 'known'] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
const everywhere = (answer: string) => Object.fromEntries(Object.keys(doors).map((service) => [service, answer]));

describe('signing out', () => {
  it('closes the door of every service to the token, at once, and only to this one', async () => {
    expect(Object.keys(doors).sort()).toEqual(Object.keys(routesByService).sort());
    const [token, other] = [await adminToken(), await adminToken()];
    expect(await statuses(token)).toEqual(everywhere('known'));
    await ask(logout, { token });
    expect(await statuses(token)).toEqual(everywhere('refused'));
    expect(await statuses(other)).toEqual(everywhere('known'));
  });

  it('does not trouble anybody else, nor the next session of the same customer', async () => {
    const [customer, neighbour] = [await newCustomer(), await newCustomer()];
    await ask(logout, { token: customer.token });
    const own = { params: { id: 'user.id' } };
    expect((await call(getUser, { ...own, token: customer.token })).body).toMatchObject({ code: 'invalid-token' });
    expect(await ask(getUser, { ...own, token: neighbour.token })).toMatchObject({ _id: neighbour.id });
  });
});

describe.each([
  ['gets another role', setStaffRole, { role: 'production' }],
  ['is disabled', setStaffStatus, { status: 'disabled' }],
] as const)('a member of staff who %s', (_what, change, body) => {
  it('is signed out of every service at the next request', async () => {
    const { user, token } = await signedIn(await newStaff('manager'));
    expect(await statuses(token)).toEqual(everywhere('known'));
    await ask(change, { token: await adminToken(), params: { id: user._id }, body });
    expect(await statuses(token)).toEqual(everywhere('refused'));
  });
});
