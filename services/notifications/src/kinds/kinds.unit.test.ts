import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CUSTOMER_KINDS, MESSAGE_KINDS, REQUIRED_KINDS } from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import type { MessageData } from '../message/message-data.ts';
import { createUnsubscribeLinks } from '../person/unsubscribe-link.ts';
import { paramsOf, shortText } from './short.ts';
import { words } from './words.ts';
import { mailWriter } from './write-mail.ts';

const personId = 'c0ffee00c0ffee00c0ffee01';
const to = 'asha@example.com';
const publicUrl = 'https://shop.example';
const write = mailWriter({
  getShopName: async () => 'Chhaap',
  publicUrl,
  links: createUnsubscribeLinks('k'.repeat(40), publicUrl),
  mailLinks: createMailLinks({ mail: 'k'.repeat(40) }),
  ownSentence: async (kind) => (kind === 'order-confirmed' ? 'We print within two days.' : ''),
});

const full: MessageData = {
  name: 'Asha',
  id: 'c0ffee00c0ffee00c0eeff99',
  totalPaise: 12_990_000,
  reason: 'No paper',
  status: 'Completed',
  lines: [{ name: 'Mug', quantity: 2 }],
  pieces: 24,
  who: 'Ravi',
  product: 'Mug',
  stock: 3,
  isPart: true,
  leftPaise: 99_900,
  refundDuePaise: 50_000,
  claim: { kind: 'misprinted', pieces: 2, remedy: 'refund' },
  quotes: ['Can you?', 'Please.'],
  moreQuotes: 2,
  files: 3,
  proof: { id: 'c0ffee00c0ffee00c0ffee97', name: 'Visiting cards', version: 2, answer: 'approved' },
  counts: {
    'new-order': 2,
    'customer-cancelled': 1,
    'customer-asked': 2,
    'customer-claimed': 1,
    'new-bulk-order': 1,
    'new-contact-message': 1,
    'low-stock': 3,
    'dead-letters': 1,
  },
};
const bare: MessageData = { name: '', id: 'c0ffee00c0ffee00c0ffee98' };
const kinds = MESSAGE_KINDS.flatMap((kind) => (['en', 'hi'] as const).map((language) => ({ kind, language })));

/** The pages of the storefront and of the staff area, from their route lists. */
const root = join(import.meta.dirname, '../../../..');
const pages = [
  ...[...readFileSync(join(root, 'frontends/storefront/src/app.tsx'), 'utf8').matchAll(/\['(\/[^']*)'/g)].map(
    (m) => m[1],
  ),
  ...[...readFileSync(join(root, 'frontends/admin/src/pages.ts'), 'utf8').matchAll(/path: '([a-z][^']*)'/g)].map(
    (match) => `/admin/${match[1]}`,
  ),
  '/admin',
];
const isPage = (path: string) => pages.some((page) => new RegExp(`^${page?.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));

describe.each(kinds)('$kind in $language', ({ kind, language }) => {
  it.each([
    ['all that is known', full],
    ['little known', bare],
  ])('is written with %s', async (_what, data) => {
    const { subject, text, html } = await write({ kind, language, data, personId, to });
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/undefined|NaN|\[object|null\b/);
      expect(part.trim()).not.toBe('');
    }
    expect(html).toContain(`lang="${language}"`);
    expect(html).not.toMatch(/<img|<script|url\(/i);
    expect(text).toContain('Chhaap');
  });

  it('leads to pages that exist', async () => {
    const { html } = await write({ kind, language, data: full, personId, to });
    const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => new URL(match[1] ?? ''));
    expect(links.length).toBeGreaterThan(0);
    for (const { origin, pathname } of links) {
      expect(origin).toBe(publicUrl);
      expect({ pathname, exists: isPage(pathname) }).toEqual({ pathname, exists: true });
    }
  });

  it('has a short form for phones without empty parts', () => {
    for (const data of [full, bare]) expect(paramsOf({ kind, language, data })).not.toContain('');
    expect(shortText({ kind, language, data: full })).not.toContain('undefined');
  });
});

it('tells phones the status of a bulk order in their language', () => {
  const message = { kind: 'bulk-order-status', data: { name: 'Asha', id: 'b1', status: 'In Production' } } as const;
  expect(paramsOf({ ...message, language: 'en' })).toContain('In Production');
  expect(paramsOf({ ...message, language: 'hi' })).toContain('काम चल रहा है');
  expect(shortText({ ...message, language: 'hi' })).toMatch(/: काम चल रहा है$/);
});

it('tells phones the amount of a refund and of a payment for a bulk order', () => {
  for (const kind of ['refund-sent', 'payment-received'] as const) {
    const data = { name: 'Asha', id: 'b1', paidPaise: 450_00 };
    expect(paramsOf({ kind, language: 'en', data })[2]).toBe('₹450.00');
    for (const language of ['en', 'hi'] as const)
      expect(words[language][kind].paragraphs(data).join(' ')).toContain('₹450.00');
  }
});

it('tells phones everything in one line', () => {
  const data = { name: 'Ravi\nKumar', id: 'b1', reason: 'Sold\t out,\r\n     sorry' };
  expect(paramsOf({ kind: 'order-cancelled', language: 'en', data })).toEqual([
    'Ravi Kumar',
    expect.any(String),
    'Sold out, sorry',
  ]);
  expect(paramsOf({ kind: 'order-cancelled', language: 'en', data: { ...data, name: ' \n ' } })[0]).toBe('-');
});

it("gives the shop's own reason in the language of its reader", () => {
  const data = { name: 'Asha', id: 'b1', reason: 'Not paid within 30 minutes.', reasonHi: '30 मिनट में पेमेंट नहीं हुआ।' };
  expect(paramsOf({ kind: 'order-cancelled', language: 'hi', data })[2]).toBe(data.reasonHi);
  expect(paramsOf({ kind: 'order-cancelled', language: 'en', data })[2]).toBe(data.reason);
  const { paragraphs } = words.hi['order-cancelled'];
  expect(paragraphs(data)).toContain(`कारण: ${data.reasonHi}`);
});

it('has Hindi that is Hindi', () => {
  for (const kind of MESSAGE_KINDS) expect(words.hi[kind].subject(full)).toMatch(/[\u0900-\u097f]/);
});

it('offers one click to turn a kind off, except where a law asks for the mail, and to staff', async () => {
  const offered: string[] = [];
  for (const kind of MESSAGE_KINDS) {
    const { unsubscribe } = await write({ kind, language: 'en', data: full, personId, to });
    if (unsubscribe) offered.push(kind);
  }
  expect(offered).toEqual(CUSTOMER_KINDS.filter((kind) => !REQUIRED_KINDS.includes(kind)));
});

it("has the shop's own sentence before the button", async () => {
  const { text } = await write({ kind: 'order-confirmed', language: 'en', data: full, personId, to });
  expect(text.indexOf('We print within two days.')).toBeLessThan(text.indexOf('See your order:'));
  expect(text).toContain('We print within two days.');
});

it('signs no link of a message that staff try', async () => {
  for (const kind of MESSAGE_KINDS) {
    const data = { ...full, isGuests: true, isTest: true };
    expect((await write({ kind, language: 'en', data, personId, to })).text).not.toMatch(/#token=\w/);
  }
});

it('counts one piece as one', async () => {
  const lines = [1, 2, 1000].map((quantity) => ({ name: `Mug ${quantity}`, quantity }));
  const { text } = await write({
    kind: 'order-confirmed',
    language: 'en',
    data: { ...full, lines },
    personId: null,
    to,
  });
  expect(text).toMatch(/Mug 1: 1 piece\n/);
  expect(text).toMatch(/Mug 2: 2 pieces\n/);
  expect(text).toMatch(/Mug 1000: 1,000 pieces\n/);
});

it.each([
  ['customer-claimed', { claim: { kind: 'misprinted', pieces: 1 } }, '1 piece is misprinted', '1 पीस ग़लत छपा है'],
  ['customer-claimed', { claim: { kind: 'wrong', pieces: 2 } }, '2 pieces are not what', '2 पीस ऑर्डर से अलग हैं'],
  ['customer-asked', { moreQuotes: 1, files: 2 }, '1 earlier message is', 'पहले का 1 मैसेज'],
  ['customer-asked', { moreQuotes: 1, files: 2 }, '2 files are attached', '2 फ़ाइलें हैं'],
  ['conversation-answered', { moreQuotes: 3, files: 1 }, '3 earlier messages are', 'पहले के 3 मैसेज'],
  ['digest', { counts: { 'new-order': 1, 'customer-claimed': 2 } }, '1 new order', '1 नया ऑर्डर'],
  ['digest', { counts: { 'new-order': 1, 'customer-claimed': 2 } }, '2 claims', '2 शिकायतें'],
  ['dead-letters', { queue: 'cart.products', waiting: 1 }, '1 event waits', '1 संदेश अटका है'],
  [
    'dead-letters',
    { work: { what: 'sending refunds', id: 'r1', tries: 8, reason: 'unknown status' } },
    'Sending refunds has failed 8 times for r1: unknown status',
    'यह काम 8 बार पूरा नहीं हो पाया: sending refunds, r1 (unknown status)',
  ],
] as const)('%s counts in both languages: %o', (kind, data, english, hindi) => {
  expect(words.en[kind].paragraphs({ name: '', ...data }).join('\n')).toContain(english);
  expect(words.hi[kind].paragraphs({ name: '', ...data }).join('\n')).toContain(hindi);
});

it('names an order as its page does', async () => {
  const { subject } = await write({ kind: 'order-confirmed', language: 'en', data: full, personId, to });
  expect(subject).toBe('Your order #EEFF99 is confirmed');
  const bulk = await write({ kind: 'bulk-order-received', language: 'hi', data: full, personId, to });
  expect(bulk.subject).toContain('#C0FFEE00');
});

it.each([
  ['welcome', 'en', 'because an account was opened'],
  ['welcome', 'hi', 'अकाउंट बनाया गया है'],
  ['order-confirmed', 'en', 'because it is about your order'],
] as const)('says in %s in %s why it was sent', async (kind, language, why) => {
  expect((await write({ kind, language, data: full, personId, to })).text).toContain(why);
});
