import { refuseTooDear, refuseUnreachable } from './bulk-order-rules.ts';

const rules = { maxRupees: 500_000, isContactRequired: true };

it('takes the largest total, and asks for a call above it', () => {
  expect(() => refuseTooDear(500_000_00, rules)).not.toThrow();
  expect(() => refuseTooDear(500_000_01, rules)).toThrow(
    'Bulk orders on this page can come to ₹5,00,000 at most. Please call the shop for a larger order.',
  );
});

describe('a shop that insists on a name and a contact', () => {
  it.each([
    { name: '', phone: '', email: '' },
    { name: 'Asha', phone: '', email: '' },
    { name: '', phone: '98100 24680', email: 'asha@example.com' },
  ])('refuses a guest with %j', (contact) =>
    expect(() => refuseUnreachable(contact, true, rules)).toThrow(
      'Please enter your name, and a phone number or an email',
    ),
  );

  it('takes a guest with a name and either, and a customer, whom it knows', () => {
    expect(() => refuseUnreachable({ name: 'Asha', phone: '98100 24680', email: '' }, true, rules)).not.toThrow();
    expect(() => refuseUnreachable({ name: 'Asha', phone: '', email: 'asha@example.com' }, true, rules)).not.toThrow();
    expect(() => refuseUnreachable({ name: '', phone: '', email: '' }, false, rules)).not.toThrow();
  });
});

it('takes a guest without a name where the shop does not insist', () =>
  expect(() =>
    refuseUnreachable({ name: '', phone: '', email: '' }, true, { ...rules, isContactRequired: false }),
  ).not.toThrow());
