import { CUSTOMER_KINDS, REQUIRED_KINDS } from '@print-shop/contracts';
import { channelsFor, NO_CHOICES, timeOf, wants } from './choices.ts';

describe('a customer without choices', () => {
  it('gets every kind by email and nothing on the phone', () => {
    for (const kind of CUSTOMER_KINDS) {
      expect(channelsFor(NO_CHOICES, kind, ['email', 'whatsapp', 'sms'])).toEqual(['email']);
    }
  });
});

describe('a customer', () => {
  const choices = { ...NO_CHOICES, channels: { 'order-delivered/email': false, 'order-delivered/sms': true } };

  it('is told by the channels they chose, where the shop has them', () => {
    expect(channelsFor(choices, 'order-delivered', ['email', 'sms'])).toEqual(['sms']);
    expect(channelsFor(choices, 'order-delivered', ['email'])).toEqual([]);
  });

  it('cannot turn off the mails that a law asks for', () => {
    const off = Object.fromEntries(CUSTOMER_KINDS.map((kind) => [`${kind}/email`, false]));
    const stillSent = CUSTOMER_KINDS.filter((kind) => wants({ ...NO_CHOICES, channels: off }, kind, 'email'));
    expect(stillSent.toSorted()).toEqual([...REQUIRED_KINDS].sort());
  });
});

describe('a member of staff', () => {
  it('hears only of what their role may see', () => {
    expect(timeOf(NO_CHOICES, 'new-order', 'catalogue')).toBeUndefined();
    expect(timeOf(NO_CHOICES, 'low-stock', 'catalogue')).toBe('digest');
    expect(timeOf(NO_CHOICES, 'new-order', undefined)).toBeUndefined();
  });

  it('chooses when', () => {
    expect(timeOf({ ...NO_CHOICES, staff: { 'new-order': 'off' } }, 'new-order', 'manager')).toBe('off');
  });
});
