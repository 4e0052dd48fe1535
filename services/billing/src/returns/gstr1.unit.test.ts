import { GSTR1_TABLES } from '@print-shop/contracts';
import { fc } from '@print-shop/test-kit/properties';
import type { Invoice } from '../invoice/invoice.ts';
import type { Amounts } from './amounts.ts';
import { aDocument } from './document.fixture.ts';
import { addDocument, type Gstr1, gstr1Json, newGstr1, settleAdvances } from './gstr1.ts';
import { columnsOf, rowsOf } from './gstr1-csv.ts';

const MUMBAI = '27AAPFU0939F1ZV';
const of = (...documents: readonly (Invoice | [note: Invoice, of: Invoice])[]): Gstr1 => {
  const gstr1 = newGstr1();
  for (const one of documents) {
    if (Array.isArray(one)) addDocument(gstr1, one[0], one[1].totals.totalPaise);
    else addDocument(gstr1, one);
  }
  return gstr1;
};
const json = (gstr1: Gstr1) =>
  gstr1Json(gstr1, { gstin: '07AABCC1234D1ZD', month: '2026-11' }) as Record<string, never>;

it('counts services in no unit, and no pieces for an allowance', () => {
  const gstr1 = newGstr1();
  const lines = [[1180, 18, '998391'] as const, [590, 18] as const];
  const sold = aDocument({ lines });
  const allowance = { kind: 'credit-note' as const, corrects: sold, part: { cause: 'claim:1' } };
  addDocument(gstr1, sold);
  for (let n = 0; n < 3; n++)
    addDocument(gstr1, aDocument({ lines: [[59, 18]], ...allowance }), sold.totals.totalPaise);
  expect(gstr1Json(gstr1, { gstin: sold.seller.gstin, month: '2026-11' })).toMatchObject({
    hsn: {
      hsn_b2c: [
        { hsn_sc: '998391', uqc: 'NA', qty: 0, txval: 1000 },
        { hsn_sc: '4911', uqc: 'PCS', qty: 2, txval: 350 },
      ],
    },
  });
});

describe('a worked month', () => {
  const business = aDocument({
    lines: [
      [1180, 18],
      [1050, 5],
    ],
    gstin: MUMBAI,
    placeOfSupply: '27',
  });
  const local = aDocument({ lines: [[590, 18]] });
  const far = aDocument({ lines: [[1180, 18]], placeOfSupply: '29' });
  const large = aDocument({ lines: [[2_36_000, 18]], placeOfSupply: '33' });
  const exempt = aDocument({ lines: [[500, 0, '4901']], kind: 'bill-of-supply' });
  const notes: [Invoice, Invoice][] = [
    [
      aDocument({ lines: [[118, 18]], gstin: MUMBAI, placeOfSupply: '27', kind: 'credit-note', corrects: business }),
      business,
    ],
    [aDocument({ lines: [[1180, 18]], placeOfSupply: '33', kind: 'credit-note', corrects: large }), large],
    [aDocument({ lines: [[118, 18]], placeOfSupply: '29', kind: 'credit-note', corrects: far }), far],
  ];
  const month = json(of(business, local, far, large, exempt, ...notes));

  it('names the taxpayer and the period', () =>
    expect(month).toMatchObject({ gstin: '07AABCC1234D1ZD', fp: '112026' }));

  it('has invoices to businesses one by one, a row for each rate', () =>
    expect(month.b2b).toEqual([
      {
        ctin: MUMBAI,
        inv: [
          {
            inum: business.number,
            idt: '24-11-2026',
            val: 2230,
            pos: '27',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [
              { num: 1, itm_det: { txval: 1000, rt: 18, iamt: 180, camt: 0, samt: 0, csamt: 0 } },
              { num: 2, itm_det: { txval: 1000, rt: 5, iamt: 50, camt: 0, samt: 0, csamt: 0 } },
            ],
          },
        ],
      },
    ]));

  it('names large invoices to other states, and sums up the rest less its credit notes', () => {
    expect(month.b2cl).toMatchObject([{ pos: '33', inv: [{ inum: large.number, val: 2_36_000 }] }]);
    expect(month.b2cs).toEqual([
      { sply_ty: 'INTRA', typ: 'OE', pos: '07', rt: 18, txval: 500, iamt: 0, camt: 45, samt: 45, csamt: 0 },
      { sply_ty: 'INTER', typ: 'OE', pos: '29', rt: 18, txval: 900, iamt: 162, camt: 0, samt: 0, csamt: 0 },
    ]);
  });

  it('has credit notes to businesses, and those about large invoices', () => {
    expect(month.cdnr).toMatchObject([
      { ctin: MUMBAI, nt: [{ ntty: 'C', nt_num: notes[0]?.[0].number, val: 118, pos: '27' }] },
    ]);
    expect(month.cdnur).toMatchObject([{ typ: 'B2CL', nt_num: notes[1]?.[0].number, val: 1180, pos: '33' }]);
  });

  it('has what bears no tax, goods by HSN, and the series of numbers', () => {
    expect(month.nil).toEqual({ inv: [{ sply_ty: 'INTRAB2C', nil_amt: 500, expt_amt: 0, ngsup_amt: 0 }] });
    expect(month.hsn).toMatchObject({
      hsn_b2b: [
        { num: 1, hsn_sc: '4911', uqc: 'PCS', rt: 18, qty: 0, txval: 900, iamt: 162 },
        { num: 2, hsn_sc: '4911', rt: 5, qty: 2, txval: 1000, iamt: 50 },
      ],
      hsn_b2c: [
        { hsn_sc: '4911', rt: 18 },
        { hsn_sc: '4901', rt: 0, txval: 500 },
      ],
    });
    expect(month.doc_issue).toMatchObject({
      doc_det: [
        {
          doc_num: 1,
          docs: [
            { num: 1, from: business.number, to: large.number, totnum: 4, cancel: 0, net_issue: 4 },
            { num: 2, totnum: 1 },
          ],
        },
        { doc_num: 5, docs: [{ totnum: 3 }] },
      ],
    });
  });
});

it('names no invoice to a business that bears no tax', () => {
  const untaxed = aDocument({ lines: [[100, 0]], gstin: MUMBAI, placeOfSupply: '27' });
  const { b2b, nil } = of(untaxed);
  expect(b2b).toEqual([]);
  expect([...nil]).toEqual([['INTRB2B', { nilPaise: 100_00, exemptPaise: 0 }]]);
});

it('has advances for services as the portal reads them', () => {
  const gstr1 = of(aDocument({ lines: [[1180, 18, '998391']], kind: 'receipt-voucher', placeOfSupply: '27' }));
  settleAdvances(gstr1, [aDocument({ lines: [[590, 18, '998391']], kind: 'receipt-voucher' })]);
  expect(json(gstr1)).toMatchObject({
    at: [{ pos: '27', sply_ty: 'INTER', itms: [{ rt: 18, ad_amt: 1000, iamt: 180, camt: 0, samt: 0, csamt: 0 }] }],
    txpd: [{ pos: '07', sply_ty: 'INTRA', itms: [{ rt: 18, ad_amt: 500, iamt: 0, camt: 45, samt: 45, csamt: 0 }] }],
  });
});

it.each([
  ['of exactly a lakh', 1_00_000, '27', 0],
  ['above it', 1_00_000.01, '27', 1],
  ['above it in the same state', 5_00_000, '07', 0],
])('an invoice %s is in b2cl: %s %s %i', (_, rupees, placeOfSupply, count) =>
  expect(of(aDocument({ lines: [[rupees, 18]], placeOfSupply })).b2cl).toHaveLength(count),
);

it('loses and adds nothing, to the paisa, whatever is issued', () => {
  const FIELDS = ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const;
  const newSum = () => ({ taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 });
  const add = (sum: Amounts, amounts: Amounts, sign: number) => {
    for (const field of FIELDS) sum[field] += sign * amounts[field];
  };
  const aLine = fc.tuple(
    fc.nat(3_00_000).map((rupees) => rupees / 7),
    fc.constantFrom(0, 5, 18, 40),
  );
  const anInvoice = fc.record({
    lines: fc.array(aLine, { minLength: 1, maxLength: 4 }),
    placeOfSupply: fc.constantFrom('07', '27', '29', '33'),
    gstin: fc.constantFrom('', MUMBAI),
    isCredited: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anInvoice, { minLength: 1, maxLength: 12 }), (invoices) => {
      const want = newSum();
      const documents = invoices.flatMap(({ isCredited, ...given }): (Invoice | [Invoice, Invoice])[] => {
        const invoice = aDocument(given);
        add(want, invoice.totals, 1);
        if (!isCredited) return [invoice];
        const note = aDocument({ ...given, kind: 'credit-note', corrects: invoice });
        add(want, note.totals, -1);
        return [invoice, [note, invoice]];
      });
      const { b2b, b2cl, b2cs, cdnr, cdnur, nil, hsn } = of(...documents);
      const sum = newSum();
      for (const one of [...b2b, ...b2cl]) for (const amounts of one.rates.values()) add(sum, amounts, 1);
      for (const one of [...cdnr, ...cdnur]) for (const amounts of one.rates.values()) add(sum, amounts, -1);
      for (const amounts of b2cs.values()) add(sum, amounts, 1);
      for (const { nilPaise, exemptPaise } of nil.values()) sum.taxablePaise += nilPaise + exemptPaise;
      expect(sum).toEqual(want);
      const byHsn = newSum();
      for (const row of [...hsn.b2b.values(), ...hsn.b2c.values()]) add(byHsn, row, 1);
      expect(byHsn).toEqual(want);
    }),
    { numRuns: 300 },
  );
});

it.each(GSTR1_TABLES)('writes the table %s with columns that the offline tool knows', (table) => {
  const invoice = aDocument({
    lines: [
      [1180, 18],
      [100, 0],
    ],
    gstin: MUMBAI,
    placeOfSupply: '27',
  });
  const large = aDocument({ lines: [[2_36_000, 18]], placeOfSupply: '33' });
  const abroad = aDocument({ lines: [[1180, 18]], placeOfSupply: '96' });
  const note = (about: Invoice) =>
    aDocument({
      lines: [[118, 18]],
      gstin: about.buyer.gstin,
      placeOfSupply: about.placeOfSupply,
      kind: 'credit-note',
      corrects: about,
    });
  const service = (kind: Invoice['kind'], orderId: string) =>
    aDocument({ lines: [[1180, 18, '998391']], kind, part: { orderId } });
  const gstr1 = of(
    ...[invoice, large, abroad, aDocument({ lines: [[100, 18]] }), service('receipt-voucher', 'new')],
    ...[[note(invoice), invoice] satisfies [Invoice, Invoice], [note(large), large] satisfies [Invoice, Invoice]],
  );
  settleAdvances(gstr1, [service('receipt-voucher', 'old')]);
  const rows = rowsOf(gstr1, table);
  expect(rows.length).toBeGreaterThan(0);
  const columns = columnsOf(table);
  const known = Object.keys(columns);
  // An export has no place of supply there.
  const asked = rows.flatMap((row) => Object.keys(row)).filter((name) => table !== 'exp' || name !== 'Place Of Supply');
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  const written = known.map((name) => columns[name]?.(rows[0] ?? {}));
  expect(written.filter((text) => text !== '').length).toBeGreaterThan(3);
});

it('has what leaves India as exports with the tax paid, whoever ordered it', () => {
  const abroad = [
    aDocument({ lines: [[2_36_000, 18]], placeOfSupply: '96' }),
    aDocument({ lines: [[1180, 18]], placeOfSupply: '96', gstin: MUMBAI }),
  ] as const;
  const back = aDocument({ lines: [[118, 18]], placeOfSupply: '96', kind: 'credit-note', corrects: abroad[0] });
  const month = json(of(...abroad, [back, abroad[0]]));
  expect(month).toMatchObject({
    b2b: [],
    b2cl: [],
    b2cs: [],
    cdnr: [],
    exp: [
      {
        exp_typ: 'WPAY',
        inv: [
          { inum: abroad[0].number, val: 2_36_000, itms: [{ txval: 2_00_000, rt: 18, iamt: 36_000, csamt: 0 }] },
          { inum: abroad[1].number, itms: [{ txval: 1000 }] },
        ],
      },
    ],
    cdnur: [{ typ: 'EXPWP', nt_num: back.number, val: 118 }],
  });
});

it('writes advances with their place, rate and amount', () => {
  const gstr1 = of(aDocument({ lines: [[1180, 18, '998391']], kind: 'receipt-voucher', placeOfSupply: '27' }));
  settleAdvances(gstr1, [aDocument({ lines: [[590, 18, '998391']], kind: 'receipt-voucher' })]);
  const row = { 'Place Of Supply': '27-Maharashtra', Rate: 18, 'Cess Amount': 0 };
  expect(rowsOf(gstr1, 'at')).toEqual([{ ...row, 'Gross Advance Received': 1000 }]);
  expect(rowsOf(gstr1, 'atadj')).toEqual([{ ...row, 'Place Of Supply': '07-Delhi', 'Gross Advance Adjusted': 500 }]);
});

it('writes days, units and values as the offline tool does', () => {
  const sold = aDocument({ lines: [[1180, 18]], gstin: MUMBAI, placeOfSupply: '27' });
  const gstr1 = of(sold);
  const csv = (table: 'b2b' | 'hsn-b2b') =>
    Object.entries(columnsOf(table)).map(([name, read]) => [name, read(rowsOf(gstr1, table)[0] ?? {})]);
  expect(csv('b2b')).toEqual([
    ['GSTIN/UIN of Recipient', MUMBAI],
    ['Receiver Name', 'Rao & Sons'],
    ['Invoice Number', sold.number],
    ['Invoice date', '24-Nov-2026'],
    ['Invoice Value', '1180'],
    ['Place Of Supply', '27-Maharashtra'],
    ['Reverse Charge', 'N'],
    ['Applicable % of Tax Rate', ''],
    ['Invoice Type', 'Regular B2B'],
    ['E-Commerce GSTIN', ''],
    ['Rate', '18'],
    ['Taxable Value', '1000'],
    ['Cess Amount', '0'],
  ]);
  expect(csv('hsn-b2b').slice(0, 7)).toEqual([
    ['HSN', '4911'],
    ['Description', 'Visiting cards'],
    ['UQC', 'PCS-PIECES'],
    ['Total Quantity', '2'],
    ['Total Value', '1180'],
    ['Rate', '18'],
    ['Taxable Value', '1000'],
  ]);
});

it('lists the documents of a series from the first to the last, none of them cancelled', () => {
  const [first, last] = [aDocument({ lines: [[118, 18]] }), aDocument({ lines: [[236, 18]] })];
  expect(rowsOf(of(first, last), 'docs')).toEqual([
    {
      'Nature of Document': 'Invoices for outward supply',
      'Sr. No. From': first.number,
      'Sr. No. To': last.number,
      'Total Number': 2,
      Cancelled: 0,
    },
  ]);
});
