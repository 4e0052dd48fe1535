import { advanceTables, newAdvances, noteAdvance } from './advances.ts';
import { aDocument } from './document.fixture.ts';

const DESIGN = '998391';
const ORDER = 'b'.repeat(24);
const inOrder = (orderId = ORDER) => ({ part: { orderId } });
/** An advance of ₹1,180 for a service at 18 %, unless told otherwise. */
const advance = (options: Partial<Parameters<typeof aDocument>[0]> = {}) =>
  aDocument({ lines: [[1180, 18, DESIGN]], kind: 'receipt-voucher', ...inOrder(), ...options });
const refundOf = (corrects: ReturnType<typeof advance>, rupees = 1180) =>
  aDocument({ lines: [[rupees, 18, DESIGN]], kind: 'refund-voucher', corrects, ...inOrder() });
const invoiceOf = (orderId = ORDER) => aDocument({ lines: [[2360, 18, DESIGN]], ...inOrder(orderId) });

const tables = (month: readonly ReturnType<typeof advance>[], earlier: readonly ReturnType<typeof advance>[] = []) => {
  const advances = newAdvances();
  for (const document of month) noteAdvance(advances, document);
  const { received, adjusted } = advanceTables(advances, earlier);
  return { invoiced: [...advances.invoiced], received: [...received.values()], adjusted: [...adjusted.values()] };
};
const row = (rupees: number, placeOfSupply = '07') => ({
  placeOfSupply,
  rate: 18,
  supply: placeOfSupply === '07' ? 'INTRA' : 'INTER',
  taxablePaise: rupees * 100,
  ...(placeOfSupply === '07'
    ? { igstPaise: 0, cgstPaise: rupees * 9, sgstPaise: rupees * 9 }
    : { igstPaise: rupees * 18, cgstPaise: 0, sgstPaise: 0 }),
});

describe('advances for services', () => {
  it('are in 11A without their tax, summed by place and rate', () =>
    expect(tables([advance(), advance({ placeOfSupply: '27' }), advance()])).toMatchObject({
      received: [row(2000), row(1000, '27')],
      adjusted: [],
    }));

  it('count only the services of a voucher: goods bear no tax on advances', () => {
    const mixed = advance({
      lines: [
        [1180, 18, DESIGN],
        [590, 18, '4911'],
      ],
    });
    expect(tables([mixed]).received).toEqual([row(1000)]);
    expect(tables([advance({ lines: [[590, 18, '4911']] })]).received).toEqual([]);
  });

  it('are in neither table when the invoice comes in the same month', () =>
    expect(tables([advance(), invoiceOf()])).toEqual({ invoiced: [ORDER], received: [], adjusted: [] }));

  it('are settled by the invoice of their order, also where the service was cancelled before it', () => {
    const invoice = aDocument({ lines: [[590, 18, '4911']], ...inOrder() });
    expect(tables([advance(), invoice])).toMatchObject({ invoiced: [ORDER], received: [] });
    expect(tables([invoice], [advance()])).toMatchObject({ invoiced: [ORDER], adjusted: [row(1000)] });
  });

  it('are in 11B in the month of the invoice, when they came before', () =>
    expect(tables([invoiceOf()], [advance()])).toMatchObject({ received: [], adjusted: [row(1000)] }));

  it('are in 11B without what had been refunded before that month', () => {
    const paid = advance();
    expect(tables([invoiceOf()], [paid, refundOf(paid, 590)]).adjusted).toEqual([row(500)]);
  });

  it('lose what is refunded in the same month', () => {
    const paid = advance();
    expect(tables([paid, refundOf(paid, 590)])).toMatchObject({ received: [row(500)], adjusted: [] });
    expect(tables([paid, refundOf(paid)])).toMatchObject({ received: [], adjusted: [] });
  });

  it('are in 11B when they are refunded in a later month', () =>
    expect(tables([refundOf(advance())])).toMatchObject({ received: [], adjusted: [row(1000)] }));

  it('of an order are not settled by the invoice of another', () =>
    expect(tables([advance(), invoiceOf('c'.repeat(24))])).toMatchObject({ received: [row(1000)] }));
});
