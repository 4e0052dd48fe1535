import type { Import } from '@print-shop/contracts';
import { anId } from '@print-shop/web-kit/testing';

/** An import for tests: checked, with two good rows and a bad one. */
export const anImport = (part: Partial<Import> = {}): Import => ({
  _id: `products-${anId(1)}`,
  kind: 'products',
  state: 'checked',
  fileName: 'list.csv',
  createdAt: '2026-11-21T10:00:00.000Z',
  createdBy: 'Asha Rao',
  columns: ['Item', 'Rate', 'Remarks'],
  mapping: { name: 'Item' },
  fields: [
    { field: 'name', title: 'Name', about: 'As customers read it.', isRequired: true },
    { field: 'price', title: 'Price', about: 'In rupees.', isRequired: false },
  ],
  rows: 3,
  handled: 3,
  good: 2,
  created: 1,
  changed: 1,
  unchanged: 0,
  faultCount: 1,
  faults: [{ row: 4, column: 'Rate', message: '"abc" is not a price.' }],
  ...part,
});
