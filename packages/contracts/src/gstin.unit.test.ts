import { isGstin } from './gstin.ts';

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('may be %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it.each([
    ['with another check digit', '27AAPFU0939F1ZW'],
    ['with two letters changed about', '27APAFU0939F1ZV'],
    ['of no state', '39AAPFU0939F1ZV'],
    ['that is too short', '27AAPFU0939F1Z'],
    ['in small letters', '27aapfu0939f1zv'],
    ['with nothing', ''],
  ])('is none %s', (_, gstin) => {
    expect(isGstin(gstin)).toBe(false);
  });
});
