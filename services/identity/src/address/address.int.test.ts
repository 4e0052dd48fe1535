import type { SavedAddress } from '@print-shop/contracts';
import request from 'supertest';
import { type Identity, openIdentity } from '../identity.fixture.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const HOME = { street: '14 Ring Road', city: 'Delhi', state: 'Delhi', country: 'India', pincode: '110 024' };
const SHOP = {
  street: '2 FC Road',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411004',
  name: 'Ravi Sweets',
  phone: '020 2567 1234',
  gstin: '27aapfu0939f1zv',
  business: 'Ravi Sweets',
};

let count = 0;
/** A new customer, signed in. */
async function newCustomer(fields: object = {}) {
  const email = `customer-${++count}@example.com`;
  const body = { name: 'Ravi', email, password: 'correct horse', ...fields };
  const { body: user } = await request(identity.server).post('/api/users/register').send(body);
  const signedIn = await request(identity.server)
    .post('/api/users/login')
    .send({ login: email, password: body.password });
  const { token } = signedIn.body;
  const call = (method: 'get' | 'post' | 'put' | 'delete', path = '', sent?: object) =>
    request(identity.server)[method](`/api/users${path}`).set('Authorization', `Bearer ${token}`).send(sent);
  const list = async (): Promise<SavedAddress[]> => (await call('get', '/addresses')).body;
  return { id: user._id as string, call, list };
}

const streets = (list: SavedAddress[]) => list.map(({ street }) => street);

describe('the addresses of a customer', () => {
  it('begin with the one of the profile, and the first is the default', async () => {
    const { call, list } = await newCustomer({ address: { ...HOME, pincode: '110024' } });
    const added = await call('post', '/addresses', SHOP);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject([
      { street: '14 Ring Road', isDefault: true },
      { ...SHOP, gstin: '27AAPFU0939F1ZV', isDefault: false },
    ]);
    expect(await list()).toEqual(added.body);
  });

  it('are kept with a PIN code of six digits', async () => {
    const { call } = await newCustomer();
    const { body } = await call('post', '/addresses', HOME);
    expect(body).toMatchObject([{ pincode: '110024', isDefault: true }]);
    expect((await call('get', '/user.id')).body.address).toEqual({ ...HOME, pincode: '110024' });
  });

  it.each([
    ['no street', { street: ' ' }],
    ['a PIN code of five digits', { pincode: '11002' }],
    ['a telephone number that is none', { phone: '12345' }],
    ['a GSTIN with another check digit', { gstin: '27AAPFU0939F1ZW' }],
    ['a GSTIN of another state', { gstin: '29AABCP1234Q1Z3' }],
    ['a GSTIN of nobody', { business: '' }],
    ['a PIN code of another state', { pincode: '110001' }],
    ['a state that is none', { state: 'XYZ' }],
  ])('are refused with %s', async (_what, wrong) => {
    const { call, list } = await newCustomer();
    expect((await call('post', '/addresses', { ...SHOP, ...wrong })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('may be abroad, where a postal code is what it is', async () => {
    const { call } = await newCustomer();
    const abroad = { ...HOME, country: 'Nepal', city: 'Kathmandu', state: 'Bagmati', pincode: '44600' };
    expect((await call('post', '/addresses', abroad)).body).toMatchObject([{ pincode: '44600' }]);
  });

  it('change one by one, and another becomes the default', async () => {
    const { call, list } = await newCustomer({ address: HOME });
    const [, shop] = (await call('post', '/addresses', SHOP)).body;
    await call('put', `/addresses/${shop._id}`, { ...SHOP, street: '3 FC Road', isDefault: true });
    expect(streets(await list())).toEqual(['3 FC Road', '14 Ring Road']);
    expect((await call('get', '/user.id')).body.address).toMatchObject({ street: '3 FC Road', city: 'Pune' });
  });

  it('go one by one; after the default, the next one is', async () => {
    const { call, list } = await newCustomer({ address: HOME });
    await call('post', '/addresses', SHOP);
    const [home] = await list();
    expect((await call('delete', `/addresses/${home?._id}`)).status).toBe(200);
    expect(await list()).toMatchObject([{ street: '2 FC Road', isDefault: true }]);
    expect((await call('get', '/user.id')).body.address).toMatchObject({ street: '2 FC Road' });
    expect((await call('delete', `/addresses/${home?._id}`)).status).toBe(404);
  });

  it("follow the profile's address, and keep what only they have", async () => {
    const { call, list } = await newCustomer();
    await call('post', '/addresses', SHOP);
    await call('put', '/profile', { address: { ...HOME, street: '9 Park Street' } });
    expect(await list()).toMatchObject([{ street: '9 Park Street', gstin: '27AAPFU0939F1ZV' }]);
    await call('put', '/profile', { address: { street: '', city: '', state: '', country: '', pincode: '' } });
    expect(await list()).toEqual([]);
  });

  it('are none where a profile has nothing but a country', async () => {
    const { call, list } = await newCustomer({ address: { country: 'India' } });
    expect(await list()).toEqual([]);
    await call('put', '/profile', { address: { street: '', city: '', state: '', country: 'Nepal', pincode: '' } });
    expect((await call('get', '/user.id')).body.address).toMatchObject({ country: 'Nepal' });
    expect(await list()).toEqual([]);
  });

  it('are all kept when several are added at once', async () => {
    const { call, list } = await newCustomer();
    const all = ['1', '2', '3', '4', '5'].map((number) => `${number} MG Road`);
    const answers = await Promise.all(all.map((street) => call('post', '/addresses', { ...SHOP, street })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(streets(await list()).toSorted()).toEqual(all);
  });

  it('are 20 at most', async () => {
    const { id, call } = await newCustomer();
    const addresses = Array.from({ length: 20 }, (_, index) => ({ ...SHOP, id: String(index) }));
    await identity.users.updateOne({ _id: id }, { $set: { addresses, address: SHOP } });
    const res = await call('post', '/addresses', HOME);
    expect(res.status).toBe(409);
    expect(res.body.code).toBe('too-many-addresses');
  });

  it("are nobody else's", async () => {
    const [one, two] = [await newCustomer(), await newCustomer()];
    const [own] = (await one.call('post', '/addresses', SHOP)).body;
    expect((await two.call('put', `/addresses/${own._id}`, HOME)).status).toBe(404);
    expect((await two.call('delete', `/addresses/${own._id}`)).status).toBe(404);
    expect(await one.list()).toMatchObject([{ street: '2 FC Road' }]);
  });

  it('leave nothing behind when the account is deleted', async () => {
    const { id, call } = await newCustomer();
    await call('post', '/addresses', SHOP);
    expect((await call('delete', '/profile', { currentPassword: 'correct horse' })).status).toBe(200);
    const tombstone = await identity.users.findById(id).lean();
    expect(JSON.stringify(tombstone)).not.toMatch(/FC Road|27AAPFU|2567/);
  });
});

describe('GET /api/users/pin-codes/:pin', () => {
  it('answers where it is, to anyone', async () => {
    const res = await request(identity.server).get('/api/users/pin-codes/411004');
    expect(res.body).toEqual({ pin: '411004', city: 'Pune', state: 'Maharashtra' });
  });

  it.each([
    ['100000', 404],
    ['41100', 400],
    ['delhi1', 400],
  ])('answers %s with %i', async (pin, status) => {
    expect((await request(identity.server).get(`/api/users/pin-codes/${pin}`)).status).toBe(status);
  });
});
