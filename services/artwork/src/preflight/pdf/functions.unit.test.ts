import { type PDFContext, PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import { calculatorOf } from './calculator.ts';
import { functionOf } from './functions.ts';

let context: PDFContext;
beforeAll(async () => {
  ({ context } = await PDFDocument.create());
});

/** A table with the given entries for each input, a byte for each output. */
const table = (sizes: number[], outputs: number, bytes: number[]): PDFObject =>
  context.stream(Uint8Array.from(bytes), {
    FunctionType: 0,
    BitsPerSample: 8,
    Size: sizes,
    Domain: sizes.flatMap(() => [0, 1]),
    Range: Array.from({ length: outputs }, () => [0, 1]).flat(),
  });

describe('a table', () => {
  it('of two inputs is interpolated between four entries, the first input fastest', () => {
    const at = functionOf(table([2, 2], 1, [0, 255, 0, 255]), 2);
    expect([at?.([0, 1]), at?.([1, 0]), at?.([0.25, 0.5])]).toEqual([[0], [1], [expect.closeTo(0.25, 5)]]);
    const other = functionOf(table([2, 2], 1, [0, 0, 255, 255]), 2);
    expect([other?.([1, 0]), other?.([0, 1])]).toEqual([[0], [1]]);
  });

  it('may have a single entry for an input', () => {
    const at = functionOf(table([3, 1], 2, [0, 255, 51, 204, 255, 0]), 2);
    expect(at?.([0.5, 0.7])).toEqual([expect.closeTo(0.2, 5), expect.closeTo(0.8, 5)]);
    expect(at?.([1, 1])).toEqual([1, 0]);
  });

  it('is none with another number of inputs, or with entries that are missing', () => {
    expect(functionOf(table([2, 2], 1, [0, 255, 0, 255]), 1)).toBeUndefined();
    expect(functionOf(table([2, 2], 1, [0, 255]), 2)).toBeUndefined();
  });
});

describe('a calculator', () => {
  it.each<[string, number[], number[]]>([
    ['{ 0 0 }', [0.5], [0.5, 0, 0]],
    ['{ dup 0.5 mul exch 2 div }', [0.8], [0.4, 0.4]],
    ['{ 1 exch sub }', [0.25], [0.75]],
    ['{ dup 0.5 gt { pop 1 } { pop 0 } ifelse }', [0.6], [1]],
    ['{ dup 0.5 gt { pop 1 } if }', [0.4], [0.4]],
    ['{ 3 1 roll }', [1, 2, 3], [3, 1, 2]],
    ['{ 3 -1 roll }', [1, 2, 3], [2, 3, 1]],
    ['{ 2 copy add }', [1, 2], [1, 2, 3]],
    ['{ 1 index }', [7, 8], [7, 8, 7]],
    ['{ 360 mul sin 2 div exch 360 mul sin 2 div add }', [0.25, 0.25], [1]],
    ['{ % a comment\n 2 exp sqrt neg abs }', [3], [3]],
    ['{ true { 4 } if }', [], [4]],
  ])('%s makes of %p %p', (program, inputs, outputs) => {
    const found = calculatorOf(program)?.(inputs);
    expect(found?.map((n) => Number(n.toFixed(6)))).toEqual(outputs);
  });

  it.each(['', '0.5 mul', '{ dup', '{ constructor }', '{ system }', '{'.repeat(30)])('%j is no program', (program) => {
    expect(calculatorOf(program)).toBeUndefined();
  });

  it.each(['{ add add add }', '{ 9 index }', '{ if }', '{ 1 if }', '{ 9 3 roll }', `{ ${'dup '.repeat(300)} }`])(
    '%j fails, and ends',
    (program) => {
      expect(calculatorOf(program)?.([1])).toBeUndefined();
    },
  );

  it('is limited to the range of its outputs', () => {
    const program = context.stream('{ 5 mul dup -1 mul }', { FunctionType: 4, Domain: [0, 1], Range: [0, 1, 0, 1] });
    expect(functionOf(program, 1)?.([0.9])).toEqual([1, 0]);
  });
});
