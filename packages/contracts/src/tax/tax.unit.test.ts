import { fc } from '@print-shop/test-kit/properties';
import { mainRate, supplyKind, type TaxMode, taxOn, taxParts } from './gst.ts';
import { GST_STATES, stateByCode, stateCodeOf } from './states.ts';
import { amountInWords } from './words.ts';

describe('tax on a line', () => {
  it.each<[TaxMode, number, number, object]>([
    ['added', 1000_00, 18, { taxablePaise: 1000_00, taxPaise: 180_00, totalPaise: 1180_00 }],
    ['included', 1180_00, 18, { taxablePaise: 1000_00, taxPaise: 180_00, totalPaise: 1180_00 }],
    ['included', 249_00, 5, { taxablePaise: 237_14, taxPaise: 11_86, totalPaise: 249_00 }],
    // 4.5 paise of each half are 5.
    ['added', 1_00, 9, { taxablePaise: 1_00, taxPaise: 10, totalPaise: 1_10 }],
    ['added', 999_99, 0, { taxablePaise: 999_99, taxPaise: 0, totalPaise: 999_99 }],
    ['none', 999_99, 18, { taxablePaise: 999_99, taxPaise: 0, totalPaise: 999_99 }],
    ['included', 0, 40, { taxablePaise: 0, taxPaise: 0, totalPaise: 0 }],
  ])('%s, %d paise at %d percent', (mode, amountPaise, rate, expected) => {
    expect(taxOn({ amountPaise, rate }, mode)).toEqual(expected);
  });

  it('is the same in all whatever the place of supply, and never more than what is paid', () => {
    const anAmount = fc.nat(10 ** 9);
    const aRate = fc.constantFrom(0, 5, 12, 18, 28, 40);
    const aMode = fc.constantFrom('included' as const, 'added' as const);
    fc.assert(
      fc.property(anAmount, aRate, aMode, (amountPaise, rate, mode) => {
        const { taxablePaise, taxPaise, totalPaise } = taxOn({ amountPaise, rate }, mode);
        expect(taxablePaise + taxPaise).toBe(totalPaise);
        expect(taxablePaise).toBeGreaterThanOrEqual(0);
        for (const kind of ['state', 'territory', 'between-states'] as const) {
          const { cgstPaise, sgstPaise, igstPaise } = taxParts(taxPaise, kind);
          expect(cgstPaise + sgstPaise + igstPaise).toBe(taxPaise);
          expect(cgstPaise).toBe(sgstPaise);
          expect(Number.isInteger(cgstPaise)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['27', '27', 'state'],
  ['27', '29', 'between-states'],
  ['07', '07', 'state'],
  ['04', '04', 'territory'],
  ['38', '04', 'between-states'],
])('a supply from %s to %s is of the kind %s', (from, to, kind) => {
  expect(supplyKind(from, to)).toBe(kind);
});

it('taxes the delivery as the dearest line, and as the higher rate of two that cost the same', () => {
  const line = (amountPaise: number, rate: number) => ({ amountPaise, rate });
  expect(mainRate([line(100, 5), line(900, 18), line(500, 40)])).toBe(18);
  expect(mainRate([line(100, 18), line(100, 5)])).toBe(18);
  expect(mainRate([line(100, 5), line(100, 18)])).toBe(18);
  expect(mainRate([])).toBe(0);
});

it.each([
  ['Maharashtra', '27'],
  [' tamil  nadu ', '33'],
  ['Orissa', '21'],
  ['The Dadra and Nagar Haveli and Daman and Diu', '26'],
  ['Bavaria', undefined],
  ['', undefined],
])('the state "%s" has the code %s', (name, code) => {
  expect(stateCodeOf(name)).toBe(code);
});

it('knows each state by one code', () => {
  expect(new Set(GST_STATES.map(({ code }) => code)).size).toBe(GST_STATES.length);
  expect(stateByCode('27')).toMatchObject({ name: 'Maharashtra', hasUtgst: false });
});

it.each([
  [0, 'Rupees Zero Only'],
  [1_00, 'Rupees One Only'],
  [50, 'Rupees Zero and Fifty Paise Only'],
  [21_05, 'Rupees Twenty-One and Five Paise Only'],
  [1_10_00, 'Rupees One Hundred Ten Only'],
  [12_34_567_50, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Fifty Paise Only'],
  [1_00_00_000_00, 'Rupees One Crore Only'],
  [
    123_45_67_890_00,
    'Rupees One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety Only',
  ],
])('spells %d paise as "%s"', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
