import { isContactOf, spelled } from './contact.ts';

const left = { email: 'Asha.Rao@example.com', phone: '+91 98100 24680' };

it.each([
  ['asha.rao@EXAMPLE.com', true],
  ['asha@example.com', false],
  ['9810024680', true],
  ['098100-24680', true],
  ['+91 98100 24680', true],
  ['24680', false],
  ['9810024681', false],
  ['', false],
])('%p is a contact of the order: %s', (given, is) => expect(isContactOf(left, given)).toBe(is));

it('is nobody’s where none was left', () => {
  expect(isContactOf({ email: '', phone: '' }, '')).toBe(false);
  expect(isContactOf({ email: '', phone: '123' }, '123')).toBe(false);
});

it('counts every spelling of a contact as one', () => {
  expect(spelled('+91 98100 24680')).toBe(spelled('09810024680'));
  expect(spelled('A@x.in')).toBe(spelled('a@X.in'));
});
