import type { Conversation } from '@print-shop/contracts';
import { firstUnread, merge } from './merge.ts';

const messageOf = (number: number, by: 'customer' | 'shop' = 'customer') => ({
  number,
  id: `m${number}`,
  by,
  writer: '',
  text: '',
  designs: [],
  at: '2026-01-15T06:30:00.000Z',
});
const partOf = (from: number, to: number, fields: Partial<Conversation> = {}): Conversation => ({
  _id: '1',
  kind: 'order',
  customer: '',
  side: 'customer',
  total: to + 1,
  unread: 0,
  isWaiting: false,
  messages: Array.from({ length: to - from + 1 }, (_, n) => messageOf(from + n)),
  ...fields,
});
const numbers = ({ messages }: Conversation) => messages.map(({ number }) => number);

it('joins newer and older pages, each message once', () => {
  expect(numbers(merge(undefined, partOf(3, 5)))).toEqual([3, 4, 5]);
  expect(numbers(merge(partOf(3, 5), partOf(4, 7)))).toEqual([3, 4, 5, 6, 7]);
  expect(numbers(merge(partOf(3, 5), partOf(0, 2)))).toEqual([0, 1, 2, 3, 4, 5]);
});

it('lets go of messages before a gap, which are asked for again', () => {
  expect(numbers(merge(partOf(0, 5), partOf(40, 42)))).toEqual([40, 41, 42]);
});

it('knows an empty conversation, and takes the marks of the page', () => {
  expect(merge(undefined, partOf(0, -1))).toMatchObject({ messages: [], total: 0 });
  expect(merge(partOf(0, 1, { unread: 2 }), partOf(0, 1, { unread: 0 }))).toMatchObject({ unread: 0 });
});

it('finds the first message that is not read', () => {
  const messages = [messageOf(0, 'shop'), messageOf(1), messageOf(2, 'shop'), messageOf(3), messageOf(4, 'shop')];
  expect(firstUnread(partOf(0, 4, { messages, unread: 2 }))).toBe(2);
  expect(firstUnread(partOf(0, 4, { messages, unread: 0 }))).toBeUndefined();
  expect(firstUnread(partOf(0, 4, { messages, unread: 9 }))).toBeUndefined();
});
