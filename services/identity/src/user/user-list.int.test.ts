import request from 'supertest';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';

let identity: Identity;
let token: string;
beforeAll(async () => {
  identity = await openIdentity();
  const owner = await identity.users.findOne({ email: admin.email }).lean();
  token = await identity.tokens.issue({ ...admin, id: String(owner?._id), isAdmin: true, role: 'owner' });
  const address = { street: '22 MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' };
  await identity.store.create({ name: 'Asha Rao', email: 'asha@example.com', phone: '98765 43210', address });
  await identity.store.create({ name: '=Ravi Kumar', email: 'ravi@example.com' });
  await identity.store.create({ name: 'Meera Shah', email: 'meera@example.com', role: 'manager' });
});
afterAll(() => identity.close());

const get = (path: string) => request(identity.server).get(`/api/users${path}`).set('Authorization', `Bearer ${token}`);
const names = async (query: string) => {
  const { body, headers } = await get(query);
  expect(headers['x-total-count']).toBe(String(body.length));
  return body.map(({ name }: { name: string }) => name);
};

describe('the list of users', () => {
  it.each([
    ['', ['Meera Shah', '=Ravi Kumar', 'Asha Rao', 'Owner']],
    ['?sort=joined', ['Owner', 'Asha Rao', '=Ravi Kumar', 'Meera Shah']],
    ['?sort=name', ['=Ravi Kumar', 'Asha Rao', 'Meera Shah', 'Owner']],
    ['?sort=-name', ['Owner', 'Meera Shah', 'Asha Rao', '=Ravi Kumar']],
    ['?role=admin', ['Meera Shah', 'Owner']],
    ['?role=customer', ['=Ravi Kumar', 'Asha Rao']],
    ['?search=meera%40example', ['Meera Shah']],
    ['?search=rao%20ash', ['Asha Rao']],
    ['?search=%2B91%2098765-43210', ['Asha Rao']],
    ['?search=%2B91%2098765-43211', []],
    ['?search=9876543210', ['Asha Rao']],
    ['?search=asha&role=admin', []],
  ])('answers %s', async (query, expected) => expect(await names(query)).toEqual(expected));

  it.each(['?sort=passwordHash', '?role=owner', '?page=201&limit=50'])('refuses %s', async (query) =>
    expect((await get(query)).status).toBe(400),
  );
});

describe('the export of users', () => {
  it('is a CSV file of all that match, in their order, that no spreadsheet calculates', async () => {
    const { headers, text } = await get('/export.csv?role=customer&sort=name');
    expect(headers['content-disposition']).toBe('attachment; filename=users.csv');
    const joined = expect.stringMatching(/^"\d{4}-\d{2}-\d{2}"$/);
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFF"Name","Email","Phone","Address","Status","Joined Date"');
    expect(lines.map((line) => line.split(/,(?=")/))).toEqual([
      [`"'=Ravi Kumar"`, '"ravi@example.com"', '""', '"N/A"', '"User"', joined],
      [
        '"Asha Rao"',
        '"asha@example.com"',
        '"98765 43210"',
        '"22 MG Road, Pune, Maharashtra, India - 411001"',
        '"User"',
        joined,
      ],
    ]);
  });

  it('leaves out columns, but not all', async () => {
    const { text } = await get('/export.csv?without=phone,address,joined&search=asha');
    expect(text.split('\r\n')[0]).toBe('\uFEFF"Name","Email","Status"');
    for (const without of ['role', 'name,email,phone,address,status,joined'])
      expect((await get(`/export.csv?without=${without}`)).status).toBe(400);
  });

  it('may be of nobody', async () =>
    expect((await get('/export.csv?search=nobody')).text.split('\r\n')).toHaveLength(2));
});
