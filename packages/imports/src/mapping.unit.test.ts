import { columnsKey, guessMapping, knownMapping, mapRows } from './mapping.ts';
import type { ImportField } from './source.ts';

const field = (name: string, en: string, hi: string, aliases: string[] = []): ImportField => ({
  field: name,
  title: { en, hi },
  about: { en: '', hi: '' },
  aliases,
  example: '',
});
const fields = [
  field('name', 'Name', 'नाम', ['Item name']),
  field('price', 'Price', 'दाम', ['MRP']),
  field('hsn', 'HSN', 'HSN'),
];

describe('the mapping of columns', () => {
  it('is guessed by titles in both languages, names of fields and other known titles', () => {
    expect(guessMapping(fields, ['ITEM-NAME', 'दाम', 'Colour'])).toEqual({ name: 'ITEM-NAME', price: 'दाम' });
    expect(guessMapping(fields, ['name', 'M.R.P.', 'hsn '])).toEqual({ name: 'name', price: 'M.R.P.', hsn: 'hsn ' });
  });

  it('gives each column to one field', () => {
    expect(guessMapping([field('a', 'Name', ''), field('b', 'Name', '')], ['Name'])).toEqual({ a: 'Name' });
  });

  it('leaves out what the file or the list does not have', () => {
    expect(knownMapping({ name: 'Item', price: 'Gone', other: 'Item' }, fields, ['Item'])).toEqual({ name: 'Item' });
  });

  it('is that of the same columns in another spelling, and of a file to mend', () => {
    expect(knownMapping({ name: 'Item name' }, fields, ['ITEM-NAME'])).toEqual({ name: 'ITEM-NAME' });
    for (const title of ['To correct', 'To mend', 'क्या ठीक करना है'])
      expect(columnsKey(['Name', title])).toBe(columnsKey(['Name']));
  });

  it('is remembered for the same columns in any order', () => {
    expect(columnsKey(['Name', 'Price'])).toBe(columnsKey([' price', 'NAME']));
    expect(columnsKey(['Name', 'Price'])).not.toBe(columnsKey(['Name', 'Cost']));
  });

  it('gives the cells of a row their fields; those without a column are missing', () => {
    const rows = [
      { row: 2, cells: ['10', 'Mug'] },
      { row: 3, cells: ['20'] },
    ];
    expect(mapRows(rows, ['Price', 'Name'], { name: 'Name' })).toEqual([
      { row: 2, cells: { name: 'Mug' } },
      { row: 3, cells: { name: '' } },
    ]);
  });
});
