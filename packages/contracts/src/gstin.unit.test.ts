import { isGstin } from './gstin.ts';

describe('a GSTIN', () => {
  it.each([
    ...['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'],
    // An office that deducts tax at source, a body of the UN, a provider of online services, a non-resident.
    ...['27MUMP01234E1DB', '0717UNO00123UNZ', '9918USA29012OSC', '2717GBR00012NR1'],
  ])('may be %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it.each([
    ['with another check digit', '27AAPFU0939F1ZW'],
    ['with two letters changed about', '27APAFU0939F1ZV'],
    ['of no state', '39AAPFU0939F1ZV'],
    ['of a territory that was merged', '25AAPFU0939F1ZZ'],
    ['by the former code of a state', '28AAPFU0939F1ZT'],
    ['that is too short', '27AAPFU0939F1Z'],
    ['in small letters', '27aapfu0939f1zv'],
    ['with nothing', ''],
  ])('is none %s', (_, gstin) => {
    expect(isGstin(gstin)).toBe(false);
  });
});
