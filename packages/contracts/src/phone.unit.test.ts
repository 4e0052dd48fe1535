import { e164Of, isPhone } from './phone.ts';

describe('a telephone number', () => {
  it.each([
    '98765 43210',
    '+91 98765 43210',
    '0091 98765 43210',
    '919876543210',
    '09876543210',
    '(011) 2345-6780',
    '+91 11 2345 6780',
    '0120 412 3456',
    '+1 212 555 0100',
    '+971 50 123 4567',
    '(+91) 98765 43210',
    '\u202a+91 98765 43210\u202c',
    '1800 123 4567',
  ])('may be %s', (phone) => {
    expect(isPhone(phone)).toBe(true);
  });

  it.each([
    ['that has too few digits', '98765 4321'],
    ['that has too many', '98765 432100'],
    ['that lacks its area code', '2345 6780'],
    ['that begins with nothing but zeros', '00000 00000'],
    ['with +91 and too few digits', '+91 20 1234'],
    ['with +91 and eight digits', '+91 2012 3456'],
    ['with +91 and eight digits that begin as those of services', '+91 1234 5678'],
    ['of another country with too few digits', '+44 20 7946'],
    ['with an extension', '98765 43210 ext. 5'],
    ['of no country', '+0 123 456 7890'],
    ['with letters', '98765 CALL1'],
    ['with nothing', ''],
  ])('is none %s', (_, phone) => {
    expect(isPhone(phone)).toBe(false);
  });
});

it.each([
  ['98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['+91 (98765) 43210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['0091 98765 43210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['(+91) 98765-43210', '+919876543210'],
  ['\u202a98765 43210\u202c', '+919876543210'],
  ['', undefined],
])('has one spelling: %j is %j', (phone, spelling) => {
  expect(e164Of(phone)).toBe(spelling);
});
