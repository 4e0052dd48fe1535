import { z } from 'zod';
import { createCellReader } from './read-cells.ts';

const reader = (cells: Record<string, string>) => createCellReader({ row: 7, cells });

describe('the cells of a row', () => {
  it.each([
    ['1250', 1250],
    ['₹ 1,25,000.50', 125000.5],
    ['Rs. 450/-', 450],
    ['INR 99', 99],
    ['18 %', 18],
    ['120.00 Pcs', 120],
    ['12 Nos.', 12],
    ['-3', -3],
  ])('%s is a number', (cell, number) => {
    expect(reader({ price: cell }).number('price')).toBe(number);
  });

  it.each(['ten', '1.2.3', '1/2', '=1+1', '12,50', '1,2,3'])('%s is no number', (cell) => {
    const cells = reader({ price: cell });
    expect(cells.number('price')).toBeUndefined();
    expect(cells.faults).toMatchObject([
      { row: 7, field: 'price', message: { en: 'Write a number, like 1250 or 1250.50.' } },
    ]);
  });

  it('are percent, also as a workbook stores them', () => {
    const cells = reader({ a: '18', b: '18 %', c: '0.18', d: '0.07', e: '0', f: '0.5%', g: 'x' });
    const read = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'none'].map((field) => cells.percent(field));
    expect(read).toEqual([18, 18, 18, 7, 0, 0.5, undefined, undefined]);
    expect(cells.faults).toMatchObject([{ field: 'g' }]);
  });

  it('are yes or no in both languages', () => {
    const cells = reader({ a: 'Yes', b: 'नहीं', c: 'TRUE', d: 'maybe' });
    expect(['a', 'b', 'c', 'd'].map((field) => cells.yes(field))).toEqual([true, false, true, undefined]);
    expect(cells.faults).toMatchObject([{ field: 'd' }]);
  });

  it('are days, and a day that the calendar lacks is a fault', () => {
    const cells = reader({ a: '23/11/2026', b: '31/02/2026' });
    expect([cells.day('a'), cells.day('b')]).toEqual(['2026-11-23', undefined]);
    expect(cells.faults).toMatchObject([{ field: 'b' }]);
  });

  it('are lists with any sign between', () => {
    expect(reader({ a: 'S, M; L |XL\n XXL,' }).list('a')).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  });

  it('are missing without a column and where they are empty', () => {
    const cells = reader({ empty: '' });
    expect([cells.text('empty'), cells.number('gone'), cells.list('gone'), cells.day('empty')]).toEqual(
      Array(4).fill(undefined),
    );
    expect(cells.faults).toEqual([]);
  });

  it('have the faults of a schema, one for each field, as sentences', () => {
    const cells = reader({ price: 'x', name: '' });
    const price = cells.number('price');
    cells.read(z.object({ price: z.number(), name: z.string().min(1), size: z.array(z.enum(['S'])) }), {
      price,
      name: '',
      size: ['Q', 'R'],
    });
    expect(cells.faults.map(({ field }) => field)).toEqual(['price', 'name', 'size']);
    expect(cells.faults.every(({ message }) => /^[A-Z]/.test(message.en))).toBe(true);
  });
});
