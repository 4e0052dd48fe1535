import { addToSeries, type Series } from './series.ts';

it('begins another series where the prefix has changed, also back, so that no series has a gap', () => {
  const series: Series[] = [];
  for (const number of ['INV/26-27/00007', 'INV/26-27/00008', 'CH/26-27/00009', 'INV/26-27/00010'])
    addToSeries(series, { kind: 'tax-invoice', number });
  addToSeries(series, { kind: 'credit-note', number: 'CN/26-27/00001' });
  expect(series.map(({ kind, from, to, documents }) => [kind, from, to, documents])).toEqual([
    ['tax-invoice', 'INV/26-27/00007', 'INV/26-27/00008', 2],
    ['tax-invoice', 'CH/26-27/00009', 'CH/26-27/00009', 1],
    ['tax-invoice', 'INV/26-27/00010', 'INV/26-27/00010', 1],
    ['credit-note', 'CN/26-27/00001', 'CN/26-27/00001', 1],
  ]);
});

it('begins another series where the shop has raised the count', () => {
  const series: Series[] = [];
  addToSeries(series, { kind: 'tax-invoice', number: 'INV/26-27/00001' });
  addToSeries(series, { kind: 'tax-invoice', number: 'INV/26-27/00341', opensSeries: true });
  addToSeries(series, { kind: 'tax-invoice', number: 'INV/26-27/00342' });
  expect(series.map(({ from, to, documents }) => [from, to, documents])).toEqual([
    ['INV/26-27/00001', 'INV/26-27/00001', 1],
    ['INV/26-27/00341', 'INV/26-27/00342', 2],
  ]);
});

it('keeps imported documents, which stand between those of the shop, in series of their own', () => {
  const series: Series[] = [];
  const importedAt = new Date();
  addToSeries(series, { kind: 'tax-invoice', number: 'OLD/26-27/00317', importedAt });
  addToSeries(series, { kind: 'tax-invoice', number: 'INV/26-27/00001' });
  addToSeries(series, { kind: 'tax-invoice', number: 'OLD/26-27/00318', importedAt });
  addToSeries(series, { kind: 'tax-invoice', number: 'INV/26-27/00002' });
  addToSeries(series, { kind: 'tax-invoice', number: '318', importedAt });
  expect(series.map(({ from, to, documents }) => [from, to, documents])).toEqual([
    ['OLD/26-27/00317', 'OLD/26-27/00318', 2],
    ['INV/26-27/00001', 'INV/26-27/00002', 2],
    ['318', '318', 1],
  ]);
});
