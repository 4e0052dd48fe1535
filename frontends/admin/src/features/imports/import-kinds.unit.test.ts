import { MAX_IMPORT_TABLE_BYTES, MAX_IMPORT_ZIP_BYTES } from '@print-shop/contracts/client';
import { acceptFor, fileFault, keyOf, kindsFor } from './import-kinds.ts';

const ID = '65f0a1b2c3d4e5f6a7b8c9d0';

it.each([
  ['owner', ['products', 'customers', 'balances', 'orders']],
  ['manager', ['products', 'customers', 'balances', 'orders']],
  ['catalogue', ['products']],
  ['production', []],
  [undefined, []],
] as const)('the role %s may import %s', (role, kinds) => {
  expect(kindsFor(role)).toEqual(kinds);
});

it('an address names an import by its kind and number, and nothing else', () => {
  expect(keyOf(`products-${ID}`)).toEqual({ kind: 'products', id: ID });
  expect(keyOf(`orders-${ID}`)).toEqual({ kind: 'orders', id: ID });
  for (const other of [
    '',
    'products',
    ID,
    `coupons-${ID}`,
    `products-${ID}0`,
    `products-${ID.slice(1)}`,
    `a products-${ID}`,
  ])
    expect(keyOf(other)).toBeUndefined();
});

it('takes tables, and an archive with pictures for products only', () => {
  expect(acceptFor('products')).toBe('.csv,.xlsx,.zip');
  expect(acceptFor('orders')).toBe('.csv,.xlsx');
  for (const name of ['a.csv', 'A.XLSX', 'a.b.zip']) expect(fileFault({ name, size: 1 }, 'products')).toBeUndefined();
  for (const name of ['a.zip', 'a.xls', 'csv', 'a.csv.exe'])
    expect(fileFault({ name, size: 1 }, 'customers')).toBe('other-kind');
});

it('a file has something in it, and has a largest size of its own kind', () => {
  expect(fileFault({ name: 'a.csv', size: 0 }, 'orders')).toBe('empty');
  expect(fileFault({ name: 'a.csv', size: MAX_IMPORT_TABLE_BYTES }, 'orders')).toBeUndefined();
  expect(fileFault({ name: 'a.xlsx', size: MAX_IMPORT_TABLE_BYTES + 1 }, 'orders')).toBe('large-table');
  expect(fileFault({ name: 'a.zip', size: MAX_IMPORT_ZIP_BYTES }, 'products')).toBeUndefined();
  expect(fileFault({ name: 'a.zip', size: MAX_IMPORT_ZIP_BYTES + 1 }, 'products')).toBe('large-archive');
});
