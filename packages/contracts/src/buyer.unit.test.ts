import { buyerInput, completeBuyerInput } from './buyer.ts';
import { billingLine, buyerAddressLine, isKnownBuyer, NO_BUYER, needsBillingAddress } from './no-buyer.ts';

const whole = {
  name: 'Sharma Sweets',
  gstin: '27AAPFU0939F1ZV',
  address: '12 MG Road',
  city: 'Mumbai',
  postalCode: '400001',
  state: 'Maharashtra',
};
const faultsOf = (buyer: object): string[] =>
  completeBuyerInput.safeParse(buyer).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a buyer', () => {
  it('is kept with GSTIN, PIN code and state as the returns have them', () => {
    const typed = { ...whole, gstin: ' 27aapfu0939f1zv ', postalCode: '400 001', state: 'the Maharashtra' };
    expect(completeBuyerInput.parse(typed)).toEqual(whole);
  });

  it('is nobody when nothing is said', () => {
    expect(completeBuyerInput.parse({})).toEqual(NO_BUYER);
    expect(isKnownBuyer(NO_BUYER)).toBe(false);
    expect(isKnownBuyer({ ...NO_BUYER, city: 'Pune' })).toBe(true);
  });

  it.each([
    [{ gstin: '27AAPFU0939F1ZW' }, 'gstin: Please check the GSTIN: it is not a valid number.'],
    [{ gstin: '28AAPFU0939F1ZV' }, 'gstin: Please check the GSTIN: it is not a valid number.'],
    [{ postalCode: '0400' }, 'postalCode: Please enter a PIN code of six digits.'],
    [{ state: 'Atlantis' }, 'state: Please choose a state of India.'],
    [{ name: '' }, 'name: Please enter the name of the business.'],
    [{ address: ' ' }, 'address: Please enter street and house number.'],
    [{ city: '' }, 'city: Please enter the city.'],
    [{ postalCode: '' }, 'postalCode: Please enter a PIN code of six digits.'],
  ])('with %j is refused, and told why', (part, fault) => {
    expect(faultsOf({ ...whole, ...part })).toEqual([fault]);
  });

  const elsewhere = { ...whole, gstin: '29AABCP1234Q1Z3' };
  const billingAddress = { address: '1 Brigade Road', city: 'Bengaluru', postalCode: '560 001' };

  it('in another state than the goods gives the address of the business, which agrees with the GSTIN', () => {
    expect(faultsOf(elsewhere)).toEqual([
      'billingAddress.address: This GSTIN is of another state. Please enter the address of the business there.',
    ]);
    expect(completeBuyerInput.parse({ ...elsewhere, billingAddress })).toEqual({
      ...elsewhere,
      billingAddress: { ...billingAddress, postalCode: '560001' },
    });
    expect(faultsOf({ ...elsewhere, billingAddress: { ...billingAddress, postalCode: '400001' } })).toEqual([
      'billingAddress.postalCode: This PIN code is in another state.',
    ]);
    expect(faultsOf({ ...elsewhere, gstin: '', billingAddress })).toEqual([
      'gstin: An invoice to another address needs a GSTIN.',
    ]);
    expect([elsewhere, whole, NO_BUYER, { ...elsewhere, gstin: '29AA' }].map(needsBillingAddress)).toEqual([
      ...[true, false, false, false],
    ]);
    expect([billingLine({ billingAddress }), billingLine(NO_BUYER)]).toEqual(['1 Brigade Road, Bengaluru 560 001', '']);
  });

  it('has a PIN code of its state', () => {
    expect(faultsOf({ ...whole, postalCode: '110001' })).toEqual(['postalCode: This PIN code is in another state.']);
    expect(faultsOf({ ...whole, postalCode: '999999' })).toEqual(['postalCode: There is no such PIN code.']);
  });

  it('who is a person needs an address only if there is a part of one', () => {
    expect(faultsOf({ name: 'Ravi' })).toEqual([]);
    expect(faultsOf({ city: 'Pune' })).toHaveLength(2);
  });

  it('may be known in part to staff, who leave the rest to the customer', () => {
    expect(buyerInput.parse({ gstin: whole.gstin })).toEqual({ ...NO_BUYER, gstin: whole.gstin });
  });
});

it.each([
  [whole, '12 MG Road, Mumbai 400001, Maharashtra'],
  [NO_BUYER, ''],
])('the address of %j in one line is %j', (buyer, line) => {
  expect(buyerAddressLine(buyer)).toBe(line);
});
