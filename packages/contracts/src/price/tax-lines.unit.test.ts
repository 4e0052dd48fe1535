import { priceOne } from './price-lines.ts';
import { taxByRate, taxLines } from './tax-lines.ts';

const line = (paise: number, percent: number, quantity = 1) => ({ paise, quantity, rate: { percent } });
/** Apparel: 5 %, above ₹2,500 a piece 18 %. */
const apparel = { percent: 5, above: { pricePaise: 2_500_00, percent: 18 } };

it('takes the tax out of each line and out of the delivery, which bears that of the dearest line before tax', () => {
  // ₹1,050 at 5 % are ₹1,000 before tax, ₹1,170 at 18 % only ₹991.53.
  const taxed = taxLines([line(1_050_00, 5), line(1_170_00, 18)], 99_00, 'included');
  expect(taxed.lines.map(({ taxPaise }) => taxPaise)).toEqual([50_00, 178_48]);
  expect(taxed.delivery).toEqual({ taxablePaise: 94_28, taxPaise: 4_72, totalPaise: 99_00, rate: 5 });
  expect(taxByRate([...taxed.lines, taxed.delivery])).toEqual([
    { rate: 5, taxPaise: 54_72 },
    { rate: 18, taxPaise: 178_48 },
  ]);
});

it('adds the tax where prices do not have it', () => {
  const { lines, delivery } = taxLines([line(1_000_00, 18)], 100_00, 'added');
  expect([...lines, delivery].map(({ totalPaise }) => totalPaise)).toEqual([1_180_00, 118_00]);
});

it('taxes a piece by what is paid for it: a discount can lower the rate', () => {
  const shirts = { quantity: 2, rate: apparel };
  const rates = [5_400_00, 5_250_00].map((paise) => taxLines([{ ...shirts, paise }], 0, 'included').lines[0]?.rate);
  expect(rates).toEqual([18, 5]);
});

it('says nothing of what bears no tax', () => {
  const taxed = taxLines([line(250_00, 0)], 99_00, 'included');
  expect(taxByRate([...taxed.lines, taxed.delivery])).toEqual([]);
  expect(taxLines([], 0, 'included').delivery.totalPaise).toBe(0);
  expect(taxByRate([{ ...taxed.delivery, rate: 5, taxPaise: 1 }])).toEqual([{ rate: 5, taxPaise: 1 }]);
});

it('is a part of the price of a product whose rate is known', () => {
  const mug = { pricePaise: 249_00, happyHourDiscount: 0 };
  expect(priceOne({ ...mug, taxRate: { percent: 5 } }, 2, new Date(0)).tax).toEqual({
    taxablePaise: 474_28,
    taxPaise: 23_72,
    totalPaise: 498_00,
    rate: 5,
  });
  expect(priceOne(mug, 2, new Date(0))).not.toHaveProperty('tax');
});

it('sorts the tax by its rate, whatever line comes first', () => {
  const { lines } = taxLines([line(1_180_00, 18), line(1_050_00, 5)], 0, 'included');
  expect(taxByRate(lines).map(({ rate }) => rate)).toEqual([5, 18]);
});
