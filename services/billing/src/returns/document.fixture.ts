import { supplyKind, taxOn, taxParts } from '@print-shop/contracts';
import { type Invoice, type InvoiceLine, totalsOf } from '../invoice/invoice.ts';
import { shop } from '../shop.fixture.ts';

/** The demo shop, which is in Delhi. */
const SELLER = {
  name: shop.name,
  gstin: shop.gstin,
  stateCode: '07',
  address: '14, Chawri Bazar Road, Delhi, Delhi 110006',
};
let count = 0;

interface DocumentOptions {
  /** Lines as rupees with the tax, rate in percent and HSN. */
  lines: readonly (readonly [rupees: number, rate: number, hsn?: string])[];
  gstin?: string;
  placeOfSupply?: string;
  kind?: Invoice['kind'];
  corrects?: Invoice;
  part?: Partial<Invoice>;
}

export function aDocument({
  lines,
  gstin = '',
  placeOfSupply = '07',
  kind = 'tax-invoice',
  ...rest
}: DocumentOptions): Invoice {
  count++;
  const all: InvoiceLine[] = lines.map(([rupees, rate, hsn = '4911']) => {
    const { taxablePaise, taxPaise, totalPaise } = taxOn({ amountPaise: Math.round(rupees * 100), rate }, 'included');
    return {
      name: 'Visiting cards',
      hsn,
      quantity: 2,
      unit: 'PCS',
      rate,
      taxablePaise,
      totalPaise,
      ...taxParts(taxPaise, supplyKind(SELLER.stateCode, placeOfSupply)),
      ...(rate === 0 ? { supply: 'nil' as const } : {}),
    };
  });
  const { corrects, part } = rest;
  return {
    id: String(count),
    kind,
    orderId: 'a'.repeat(24),
    cause: 'order',
    orderKind: 'order',
    userId: null,
    email: '',
    number: `${kind === 'credit-note' ? 'CN' : 'INV'}/26-27/${String(count).padStart(5, '0')}`,
    issuedAt: new Date('2026-11-23T20:00:00Z'),
    seller: SELLER,
    buyer: {
      name: gstin ? 'Rao & Sons' : 'Asha',
      gstin,
      stateCode: placeOfSupply,
      address: '12 Hill Road, Mumbai 400050',
    },
    placeOfSupply,
    lines: all,
    totals: totalsOf(all),
    reason: '',
    ...(corrects ? { corrects: { id: corrects.id, number: corrects.number, issuedAt: corrects.issuedAt } } : {}),
    ...part,
  };
}
