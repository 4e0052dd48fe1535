import { gstinState, isGstinOf, pinStates, placeFault, placeName } from './places.ts';

it.each([
  ['110001', ['07', '09']],
  ['411001', ['27']],
  ['160055', ['03', '04']],
  ['194101', ['38']],
  ['403001', ['30']],
  ['744101', ['35']],
  ['999999', []],
  ['100001', []],
])('the states of PIN code %s are %j', (pin, states) => {
  expect(pinStates(pin)).toEqual(states);
});

it.each([
  ['411001', 'Maharashtra', undefined],
  ['411 001', 'maharashtra', undefined],
  ['411001', '', undefined],
  ['', 'Delhi', undefined],
  ['110001', 'Karnataka', 'pin-elsewhere'],
  ['500001', 'Andhra Pradesh', 'pin-elsewhere'],
  ['100001', 'Delhi', 'no-such-pin'],
  ['999999', '', 'no-such-pin'],
  // An army post office is in no state.
  ['900056', 'Punjab', undefined],
  ['110001', 'Atlantis', 'no-such-state'],
  ['110001', 'Other Territory', undefined],
  ['abc', 'Delhi', undefined],
])('PIN code %j with state %j: %j', (postalCode, state, fault) => {
  expect(placeFault({ postalCode, state })).toBe(fault);
});

it.each([
  ['29AABCP1234Q1Z3', '', 'Delhi', false],
  ['29AABCP1234Q1Z3', '110001', '', false],
  ['29AABCP1234Q1Z3', '560001', '', true],
  ['29AABCP1234Q1Z3', '110001', 'Karnataka', true],
  ['29AABCP1234Q1Z3', '', '', true],
  ['9918USA29012OSC', '110001', '', true],
  ['', '110001', '', true],
  ['97AABCP1234Q1Z3', '110001', '', true],
])('GSTIN %s is of the state of %j, %j: %j', (gstin, postalCode, state, isThere) => {
  expect(isGstinOf(gstin, { postalCode, state })).toBe(isThere);
});

it('names places of supply, and the state of a GSTIN', () => {
  expect([placeName('27'), placeName('96'), placeName('x')]).toEqual(['Maharashtra', 'Other countries', '']);
  expect([gstinState('29AABCP1234Q1Z3'), gstinState('9918USA29012OSC')]).toEqual(['Karnataka', '']);
});
