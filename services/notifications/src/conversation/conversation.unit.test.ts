import type { Role } from '@print-shop/contracts';
import { beginningOf, type ConversationPart, mailTo, type StoredMessage } from './conversation.ts';
import { kindsFor, sideOf } from './who-may.ts';

const at = new Date('2026-01-02T03:04:05Z');
const message = (by: StoredMessage['by'], text: string, designs: string[] = []): StoredMessage => ({
  id: text,
  by,
  writerId: 'w',
  writer: 'W',
  text,
  designs,
  at,
});
const part = (messages: StoredMessage[], fields: Partial<ConversationPart> = {}): ConversationPart => ({
  id: 'c1',
  kind: 'order',
  userId: 'u1',
  name: 'Asha',
  isWaiting: true,
  lastAt: at,
  lastBy: 'customer',
  lastText: '',
  total: messages.length,
  from: 0,
  messages,
  unread: { customer: 0, shop: 0 },
  mailedTo: { customer: 0, shop: 0 },
  ...fields,
});
const asked = [message('customer', 'First'), message('shop', 'Yes'), message('customer', 'Second', ['a', 'b'])];

describe('the mail to a side that is away', () => {
  it('quotes what it has not read, and nothing of its own', () => {
    expect(mailTo('shop', part(asked, { unread: { customer: 0, shop: 2 } }))).toEqual({
      cause: 'c1 shop 3',
      texts: ['First', 'Second'],
      more: 0,
      files: 2,
    });
    expect(mailTo('shop', part(asked, { unread: { customer: 0, shop: 1 } }))).toMatchObject({ texts: ['Second'] });
    expect(mailTo('customer', part(asked, { unread: { customer: 1, shop: 0 } }))).toMatchObject({ texts: ['Yes'] });
  });

  it('is not written when all is read, or was told before', () => {
    expect(mailTo('shop', part(asked))).toBeUndefined();
    const told = { unread: { customer: 0, shop: 2 }, mailedTo: { customer: 0, shop: 3 } };
    expect(mailTo('shop', part(asked, told))).toBeUndefined();
    const toldFirst = { ...told, mailedTo: { customer: 0, shop: 1 } };
    expect(mailTo('shop', part(asked, toldFirst))).toMatchObject({ texts: ['Second'] });
  });

  it('quotes five, and counts the others, also in a part of a long conversation', () => {
    const many = Array.from({ length: 8 }, (_, n) => message('customer', `Text ${n}`));
    const long = { total: 100, from: 92, unread: { customer: 0, shop: 8 }, mailedTo: { customer: 0, shop: 93 } };
    expect(mailTo('shop', part(many, long))).toEqual({
      cause: 'c1 shop 100',
      texts: ['Text 3', 'Text 4', 'Text 5', 'Text 6', 'Text 7'],
      more: 2,
      files: 0,
    });
  });
});

it('cuts a text for lists between whole characters', () => {
  expect(beginningOf('🙂'.repeat(200))).toBe('🙂'.repeat(160));
  expect(beginningOf('short')).toBe('short');
});

describe('who may', () => {
  const own = { kind: 'order', userId: 'u1' } as const;
  const staff = (role: Role) => ({ id: 's1', isAdmin: true, role }) as Parameters<typeof sideOf>[0];
  const customer = (id: string) => ({ id, isAdmin: false }) as Parameters<typeof sideOf>[0];

  it('is the customer whose order it is, and staff who see such orders', () => {
    expect(sideOf(customer('u1'), own, true)).toBe('customer');
    for (const role of ['owner', 'manager', 'production'] as const) expect(sideOf(staff(role), own, true)).toBe('shop');
    expect(kindsFor(staff('production'))).toEqual(['order', 'bulk-order']);
  });

  it('is nobody else', () => {
    expect(() => sideOf(customer('u2'), own)).toThrow('This belongs to somebody else.');
    expect(() => sideOf(customer('u2'), { kind: 'bulk-order', userId: null })).toThrow('somebody else');
    expect(() => sideOf(staff('catalogue'), own)).toThrow('Your role does not allow this.');
    expect(kindsFor(staff('catalogue'))).toEqual([]);
    expect(kindsFor({})).toEqual([]);
  });
});
