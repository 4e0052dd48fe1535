import type { OrderKind } from '../order/order-kind.ts';
import { printFileName } from './print-file-name.ts';

const line = {
  _id: '1'.repeat(24),
  orderId: `${'0'.repeat(18)}c0ffee`,
  orderKind: 'order' as OrderKind,
  name: 'Visiting cards, matt',
};
const version = { sha256: 'ab'.repeat(32), sourceSha256: 'cd'.repeat(32), fileName: 'card.tif' };

it.each([
  ['of an order', {}, {}, 'abababab-C0FFEE-Visiting-cards-matt.pdf'],
  [
    'of a bulk order',
    { orderId: `c0ffee12${'0'.repeat(16)}`, orderKind: 'bulk-order' as const },
    {},
    'abababab-C0FFEE12-Visiting-cards-matt.pdf',
  ],
  ['of no order', { orderId: null }, {}, 'abababab-111111-Visiting-cards-matt.pdf'],
  ['in Devanagari', { name: 'विज़िटिंग कार्ड' }, {}, 'abababab-C0FFEE-विज़िटिंग-कार्ड.pdf'],
  ['of before there were print files', {}, { sourceSha256: null }, 'abababab-C0FFEE-Visiting-cards-matt-card.tif'],
])('names the print file of a line %s', (_, ofLine, ofVersion, name) =>
  expect(printFileName({ ...line, ...ofLine }, { ...version, ...ofVersion })).toBe(name),
);
