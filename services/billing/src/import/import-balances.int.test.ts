import { type Account, billingSecurityEventRecorded, type EventData, type Import } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { createAccountStore } from '../account/account.store.ts';
import { testBilling } from '../billing.fixture.ts';
import { modelsOf } from '../models.ts';
import { balanceSource } from './import-balances.ts';

const { service, as, records, accountOf } = testBilling();
const exported: EventData<typeof billingSecurityEventRecorded>[] = [];

beforeAll(() =>
  service.parts.broker.listen({ events: [billingSecurityEventRecorded], handle: ({ data }) => exported.push(data) }),
);

const find = async (id: string): Promise<Import> => (await as('owner', 'get', `/api/imports/${id}`).expect(200)).body;
async function settled(id: string): Promise<Import> {
  await eventually(async () => expect((await find(id)).state).toMatch(/^(checked|done)$/));
  return find(id);
}
const check = async (lines: string[]): Promise<Import> => {
  const file = Buffer.from(lines.join('\n'));
  const sent = as('owner', 'post', '/api/imports/balances').attach('file', file, 'balances.csv');
  return settled((await sent.expect(202)).body._id);
};
async function importAll(lines: string[]): Promise<Import> {
  const { _id } = await check(lines);
  await as('owner', 'post', `/api/imports/${_id}/apply`).expect(202);
  return settled(_id);
}
const accounts = async (search: string): Promise<Account[]> =>
  (await as('owner', 'get', '/api/payments/accounts').query({ search }).expect(200)).body;

describe('an import of opening balances', () => {
  it('makes accounts of what is owed either way, in the outstanding sums by their age, with a record', async () => {
    const done = await importAll([
      'Party Name,Email,Bill No,Date,Pending Amount',
      'Asha Verma,asha@example.com,B-17,14/08/2026,"4,500.50"',
      'Ravi Traders,,B-18,20/08/2026,-250',
    ]);
    expect(done).toMatchObject({ created: 2, faults: [] });
    const [owed] = await accounts('B-17');
    expect(owed).toMatchObject({
      opening: { reference: 'B-17' },
      customer: { name: 'Asha Verma', email: 'asha@example.com' },
      state: 'open',
      due: 4500.5,
      balance: 4500.5,
      placedAt: '2026-08-14T06:30:00.000Z',
    });
    expect((await accounts('B-18'))[0]).toMatchObject({ state: 'refund-due', balance: -250 });
    const { body } = await as('owner', 'get', '/api/payments/outstanding').expect(200);
    expect(body).toMatchObject({ owed: 4500.5 });
    const rows = await as('owner', 'get', '/api/payments/outstanding.csv').expect(200);
    expect(rows.text).toContain('Asha Verma');
    await eventually(() =>
      expect(records.filter(({ action }) => action === 'imported').map(({ label }) => label)).toEqual(
        expect.arrayContaining(['Opening balance B-17', 'Opening balance B-18']),
      ),
    );
  });

  it('takes payments, for which nothing is invoiced', async () => {
    await importAll(['Customer,Reference,Date,Amount', 'Meera,C-1,14/08/2026,900']);
    const [owed] = await accounts('C-1');
    const order = owed?._id ?? '';
    await as('owner', 'post', `/api/payments/accounts/${order}/entries`)
      .send({ kind: 'payment', amount: 900, way: 'bank' })
      .expect(200);
    expect(await accountOf(order)).toMatchObject({ state: 'settled', balance: 0 });
    expect((await as('owner', 'get', `/api/invoices/order/${order}`).expect(200)).body).toEqual([]);
    await as('owner', 'post', `/api/invoices/order/${order}/proforma`).expect(404);
  });

  it('changes nothing the second time, also after a payment, nor by its own export', async () => {
    const lines = ['Customer,Reference,Date,Amount', 'Kiran,D-1,14/08/2026,100'];
    await importAll(lines);
    const [owed] = await accounts('D-1');
    await as('owner', 'post', `/api/payments/accounts/${owed?._id}/entries`)
      .send({ kind: 'payment', amount: 40, way: 'cash' })
      .expect(200);
    expect(await importAll(lines)).toMatchObject({ created: 0, unchanged: 1, faultCount: 0 });
    expect((await accounts('D-1'))[0]?.balance).toBe(60);
    const { text } = await as('owner', 'get', '/api/imports/exports/balances.csv').expect(200);
    expect(await check(text.trim().split('\r\n'))).toMatchObject({ created: 0, changed: 0, faultCount: 0 });
    expect(await check(['Customer,Reference,Date,Amount', 'Kiran,D-1,14/08/2026,200'])).toMatchObject({
      faults: [{ row: 2, column: 'Amount' }],
    });
  });

  it('records who takes all balances along', async () => {
    await as('owner', 'get', '/api/imports/exports/balances.csv').set('User-Agent', 'Spreadsheet/1.0').expect(200);
    await eventually(() =>
      expect(exported.filter(({ from }) => from.userAgent === 'Spreadsheet/1.0')).toMatchObject([
        {
          kind: 'exported',
          account: { id: callers.owner.id },
          from: { address: expect.stringMatching(/127\.0\.0\.1$/) },
          detail: 'opening balances',
        },
      ]),
    );
  });

  it('is no second time the same bill, whatever else of the row has changed', async () => {
    await importAll(['Customer,Reference,Date,Amount', 'Hotel Shivneri,F-1,14/08/2026,4500 Dr']);
    const again = (row: string) => check(['Customer,Email,Reference,Date,Amount', row]);
    expect(await again('hotel  shivneri,stay@example.com,f-1,14/08/2026,4500')).toMatchObject({ unchanged: 1 });
    const later = await again('Hotel Shivneri,,F-1,15/08/2026,4500');
    expect(later).toMatchObject({ good: 0, faults: [{ row: 2, column: 'Amount' }] });
    expect(await accounts('F-1')).toHaveLength(1);
  });

  it('is stored once where two imports bring it with other dates at the same moment', async () => {
    const relay = { nudge: async () => {}, sweep: async () => {}, close: async () => {} };
    const { plan } = balanceSource({ accounts: createAccountStore(modelsOf(service.parts.mongo).accounts, relay) });
    const pictures = { fingerprint: () => undefined, withFile: () => Promise.reject(new Error('none')) };
    const context = { importId: 'i', by: { id: callers.owner.id, name: 'Meera' }, pictures };
    const planOf = async (date: string) => {
      const cells = { customer: 'Sita', reference: 'H-1', date, amount: '100' };
      const [planned] = await plan([[{ row: 2, cells }]], context);
      if (!planned || !('apply' in planned)) throw new Error('it is not planned');
      return planned;
    };
    const [first, second] = [await planOf('14/08/2026'), await planOf('15/08/2026')];
    await first.apply();
    await expect(second.apply()).rejects.toThrow(/duplicate key/i);
    expect(await accounts('H-1')).toHaveLength(1);
  });

  it('reads amounts as books write them', async () => {
    const rows = [
      'A,G-1,14/08/2026,"1,250.50 Dr"',
      'B,G-2,14/08/2026,250 Cr',
      'C,G-3,14/08/2026,(75)',
      'D,G-4,14/08/2026,"12,50"',
    ];
    const done = await importAll(['Customer,Reference,Date,Amount', ...rows]);
    expect(done.faults.map(({ row }) => row)).toEqual([5]);
    const balanceOf = async (bill: string) => (await accounts(bill))[0]?.balance;
    expect([await balanceOf('G-1'), await balanceOf('G-2'), await balanceOf('G-3')]).toEqual([1250.5, -250, -75]);
  });

  it('says what is wrong with a row', async () => {
    const { faults } = await check([
      'Customer,Reference,Date,Amount',
      ',E-1,14/08/2026,1',
      'A,E-2,14/08/2026,0',
      'A,E-3,,1',
      'A,E-4,14/08/2999,1',
      'A,E-5,14/08/2026,1.005',
      'A,E-6,14/08/2026,',
      'A,E-7,14/08/2026,5',
      'a ,E-7,14/08/2026,6',
    ]);
    expect(faults.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Customer'],
      [3, 'Amount'],
      [4, 'Date'],
      [5, 'Date'],
      [6, 'Amount'],
      [7, 'Amount'],
      [9, ''],
    ]);
  });
});
