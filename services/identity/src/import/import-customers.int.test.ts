import { type Import, userRegistered } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';

let identity: Identity;
let token: string;
const registered: { email: string; isImported?: true | undefined }[] = [];

beforeAll(async () => {
  identity = await openIdentity();
  const owner = await identity.users.findOne({ email: admin.email }).lean();
  token = await identity.tokens.issue({ ...admin, id: String(owner?._id), isAdmin: true, role: 'owner' });
  await identity.broker.listen({ events: [userRegistered], handle: ({ data }) => registered.push(data) });
});
afterAll(() => identity.close());

const as = (method: 'get' | 'post', path: string) =>
  request(identity.server)[method](path).set('Authorization', `Bearer ${token}`);
const find = async (id: string): Promise<Import> => (await as('get', `/api/imports/${id}`).expect(200)).body;
async function settled(id: string): Promise<Import> {
  await eventually(async () => expect((await find(id)).state).toMatch(/^(checked|done)$/));
  return find(id);
}
const check = async (lines: string[]): Promise<Import> => {
  const file = Buffer.from(lines.join('\n'));
  const { body } = await as('post', '/api/imports/customers').attach('file', file, 'customers.csv').expect(202);
  return settled(body._id);
};
async function importAll(lines: string[]): Promise<Import> {
  const { _id } = await check(lines);
  await as('post', `/api/imports/${_id}/apply`).expect(202);
  return settled(_id);
}
const userOf = (email: string) => identity.users.findOne({ email }).lean();

const HEAD = 'Customer,Email,Mobile,Address,City,State,PIN,Company,GSTIN';

describe('an import of customers', () => {
  it('opens accounts without a password, with an address and a GSTIN, and says that nobody is to be welcomed', async () => {
    const done = await importAll([
      HEAD,
      'Asha Verma, Asha.Verma@Example.com ,98765 43210,14 MG Road,Pune,Maharashtra,411 001,Verma Textiles,27AAPFU0939F1ZV',
      'Ravi,ravi@example.org,,,,,,,',
    ]);
    expect(done).toMatchObject({ good: 2, created: 2, faults: [] });
    const asha = await userOf('asha.verma@example.com');
    const address = { street: '14 MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' };
    expect(asha).toMatchObject({ name: 'Asha Verma', phoneKey: '+919876543210', isAdmin: false, address });
    expect(asha?.addresses).toMatchObject([{ ...address, business: 'Verma Textiles', gstin: '27AAPFU0939F1ZV' }]);
    expect([asha?.passwordHash, asha?.emailConfirmedAt, asha?.consent]).toEqual([undefined, undefined, undefined]);
    await eventually(() => expect(registered.filter(({ isImported }) => isImported)).toHaveLength(2));
  });

  it('leaves an account as it is that is there already, and changes nothing the second time', async () => {
    await identity.store.create({ name: 'Meera', email: 'meera@example.com', phone: '98200 12345' });
    const lines = [
      'Name,Email,Phone',
      'Meera Shah,MEERA@example.com,98200 99999',
      'Kiran,kiran@example.com,98200 11111',
    ];
    expect(await importAll(lines)).toMatchObject({ created: 1, unchanged: 1, faultCount: 0 });
    expect(await userOf('meera@example.com')).toMatchObject({ name: 'Meera', phone: '98200 12345' });
    expect(await importAll(lines)).toMatchObject({ created: 0, unchanged: 2, faultCount: 0 });
  });

  it('says what is wrong with a row, by its column', async () => {
    await identity.store.create({ name: 'Lata', email: 'lata@example.com', phone: '98111 00001' });
    const { faults } = await check([
      HEAD,
      'No mail,,,,,,,,',
      'Bad,not-an-address,12,,,,,,',
      'Of Lata,other@example.com,+91 98111 00001,,,,,,',
      'Twice,twice@example.com,98111 00002,,,,,,',
      'Same phone,same@example.com,98111 00002,,,,,,',
      'TWICE,Twice@example.com,,,,,,,',
      'Half,half@example.com,,14 MG Road,,,,,',
      'Number,number@example.com,,,,,,,27AAPFU0939F1ZV',
      'Wrong,wrong@example.com,,1 Road,Pune,Maharashtra,411001,Firm,27AAPFU0939F1ZX',
    ]);
    expect(faults.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Email'],
      [3, 'Email'],
      [3, 'Mobile'],
      [4, 'Mobile'],
      [6, 'Mobile'],
      [7, ''],
      [8, 'City'],
      [8, 'PIN'],
      [9, 'GSTIN'],
      [10, 'GSTIN'],
    ]);
  });

  it('says what to do for a customer without an email', async () => {
    const { faults } = await check(['Name,Email,Phone', 'Phone only,,98111 00009']);
    expect(faults).toMatchObject([{ row: 2, column: 'Email' }]);
    expect(faults[0]?.message).toBe(
      'A customer signs in with an email, so an account needs one. Ask for it, or delete the row. Past orders and opening balances need no account.',
    );
  });

  it('keeps no row of a person who has deleted their account', async () => {
    const lines = [
      'Name,Email,Phone',
      'Gone,gone@example.com,98222 00001',
      'Gone again,other@example.com,+91-98222-00001',
      'Natasha,begone@example.com,98222 00002',
    ];
    await importAll(lines.slice(0, 2));
    const { _id, faults } = await check(lines);
    expect(faults.length).toBeGreaterThan(0);
    const user = await identity.store.findAccount({ email: 'gone@example.com' });
    const own = identity.tokens.issue({ ...admin, ...user?.user, id: String(user?.user.id), isAdmin: false });
    const { server } = identity;
    await request(server).delete('/api/users/profile').set('Authorization', `Bearer ${own}`).expect(200);
    const rows = JSON.stringify(await identity.importRows.find().lean());
    expect(rows).not.toMatch(/Gone|[^e]gone@|98222.00001/);
    expect(rows).toContain('Natasha');
    // Looked at again, the rows say why they are empty.
    const mapping = { name: 'Name', email: 'Email', phone: 'Phone' };
    await request(server)
      .put(`/api/imports/${_id}/mapping`)
      .set('Authorization', `Bearer ${token}`)
      .send({ mapping })
      .expect(202);
    const again = await settled(_id);
    expect(again).toMatchObject({ good: 1 });
    expect(again.faults.map(({ row }) => row)).toEqual([2, 3]);
    expect(again.faults[0]?.message).toContain('has deleted their account');
  });

  it('never makes staff, and never changes them', async () => {
    expect(
      await importAll(['Name,Email,Role', `Mallory,${admin.email},owner`, 'Eve,eve@example.com,owner']),
    ).toMatchObject({
      created: 1,
      unchanged: 1,
    });
    expect(await userOf('eve@example.com')).toMatchObject({ isAdmin: false });
    expect((await userOf(admin.email))?.name).toBe(admin.name);
  });

  it('exports the same columns, and records who has taken them along', async () => {
    await importAll(['Name,Email,Phone', '=1+1,formula@example.com,98333 00001']);
    const { text } = await as('get', '/api/imports/exports/customers.csv').expect(200);
    expect(text).toContain(`"'=1+1","formula@example.com","98333 00001"`);
    expect(text).not.toContain(admin.email);
    const again = await check(text.trim().split('\r\n'));
    expect(again).toMatchObject({ created: 0, changed: 0, faultCount: 0 });
    expect(await identity.security.findOne({ kind: 'exported', detail: 'customers' }).lean()).toMatchObject({
      account: { name: admin.name },
    });
  });
});
