import { entryKey, type PriceEntry, priceLabel, sectionFields, toPricing } from './price.ts';

const entry = (fields: Partial<PriceEntry>): PriceEntry => ({
  id: 'a'.repeat(24),
  section: 'design',
  type: 'Logo',
  size: '',
  gsm: null,
  isBothSide: false,
  pricePaise: 1500_00,
  description: '',
  version: 1,
  ...fields,
});

it('is the same price only where everything that the section asks for is the same', () => {
  const paper = entry({ section: 'paper', type: 'Art card', size: 'A4', gsm: 300 });
  const keys = [paper, { ...paper, gsm: 250 }, { ...paper, size: 'A3' }, { ...paper, type: 'Matt' }].map(entryKey);
  expect(new Set(keys).size).toBe(4);
  expect(entryKey({ ...paper, type: 'ART CARD', size: 'a4', isBothSide: true })).toBe(keys[0]);
  const printing = entry({ section: 'printing', size: 'A4' });
  expect(entryKey({ ...printing, isBothSide: true })).not.toBe(entryKey(printing));
});

it('keeps of an entry only what its section has', () => {
  const full = { size: 'A4', gsm: 90, isBothSide: true };
  expect(sectionFields(entry(full))).toMatchObject({ size: '', gsm: null, isBothSide: false });
  expect(sectionFields(entry({ ...full, section: 'paper' }))).toMatchObject({
    size: 'A4',
    gsm: 90,
    isBothSide: false,
  });
  expect(sectionFields(entry({ ...full, section: 'printing' }))).toMatchObject({
    size: 'A4',
    gsm: null,
    isBothSide: true,
  });
});

it('groups cards by type name, and leaves an empty description out', () => {
  expect(
    toPricing([entry({}), entry({ section: 'binding', type: 'Spiral', description: 'Up to 100 sheets' })]),
  ).toEqual({
    design: { Logo: { _id: 'a'.repeat(24), price: 1500, version: 1 } },
    binding: { Spiral: { _id: 'a'.repeat(24), price: 1500, description: 'Up to 100 sheets', version: 1 } },
    lamination: {},
    printing: [],
    paper: [],
  });
});

it('lists what belongs together, whichever was added first', () => {
  const paper = (type: string, gsm: number, size: string) => entry({ section: 'paper', type, gsm, size });
  const { paper: listed } = toPricing([
    ...[paper('Matt', 300, 'A4'), paper('Art card', 90, 'A4'), paper('Matt', 90, 'A4'), paper('Matt', 300, 'A3')],
    ...[paper('Matt', 300, '8 ft'), paper('Matt', 300, '12 ft')],
  ]);
  expect(listed.map(({ type, gsm, size }) => `${type} ${gsm} ${size}`)).toEqual([
    ...['Matt 90 A4', 'Matt 300 8 ft', 'Matt 300 12 ft', 'Matt 300 A3', 'Matt 300 A4', 'Art card 90 A4'],
  ]);
});

it.each([
  [{ section: 'paper', type: 'Art card', size: 'A4', gsm: 300 }, 'paper: Art card · 300 gsm · A4'],
  [{ section: 'printing', type: 'Digital', size: 'A3' }, 'printing: Digital · A3 · single side'],
  [{ section: 'binding', type: 'Spiral' }, 'binding: Spiral'],
] as const)('calls %j by all that tells it from others', (fields, label) => {
  expect(priceLabel(entry(fields))).toBe(label);
});
