import { randomUUID } from 'node:crypto';
import {
  confirmationAsked,
  quotationAnswered,
  quotationAsked,
  quotationCodeAsked,
  quotationEndsSoon,
  quotationReplied,
  quotationSent,
  userRegistered,
} from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import { openNotifications } from '../notifications.fixture.ts';

const KEY = 'a key of tests with thirty-two characters';
let shop: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  shop = await openNotifications({ settings: { MAIL_LINK_KEY: KEY } });
});
afterAll(() => shop.close());

describe('a quotation', () => {
  const quotation = () => ({
    quotationId: String(new Types.ObjectId()),
    number: 'Q-2026-0007',
    name: 'Ravi',
    language: 'en' as const,
    email: `ravi-${randomUUID()}@example.com`,
    totalPaise: 4000_00,
    validUntil: '2026-12-31',
  });
  const mailsTo = (email: string) => shop.server.to(email);

  it('is mailed once with a link that opens it, which is stored nowhere', async () => {
    const [sent, id] = [quotation(), randomUUID()];
    for (let times = 0; times < 2; times++) await shop.publish(quotationSent, sent, id);
    await eventually(() => expect(mailsTo(sent.email)).toHaveLength(1));
    const [mail] = mailsTo(sent.email);
    expect(mail?.subject).toBe('Your quotation Q-2026-0007');
    expect(mail?.text).toMatch(/₹4,000\.00/);
    expect(mail?.text).toContain('31 December 2026');
    const [, token = ''] = /quotation#token=([\w.-]+)/.exec(mail?.html ?? '') ?? [];
    const { quotationId, email } = sent;
    expect(createMailLinks({ mail: KEY }).readQuotation(token)).toEqual({ quotationId, email });
    const stored = async () => shop.models.messages.findOne({ about: quotationId }).lean();
    await eventually(async () => expect((await stored())?.state).toBe('sent'));
    expect(JSON.stringify(await stored())).not.toContain(token);
  });

  it('has a code for its acceptance, which is made as the mail is written and kept nowhere', async () => {
    const asked = { ...quotation(), nonce: randomUUID() };
    await shop.publish(quotationCodeAsked, asked);
    await eventually(() => expect(mailsTo(asked.email)).toHaveLength(1));
    const code = createMailLinks({ mail: KEY }).codeOf('quotation', asked.nonce) ?? '';
    expect(mailsTo(asked.email)[0]?.text).toContain(`Your code is ${code}.`);
    const stored = async () => shop.models.messages.findOne({ to: asked.email }).lean();
    await eventually(async () => expect((await stored())?.state).toBe('sent'));
    expect(JSON.stringify(await stored())).not.toContain(code);
  });

  it('that is accepted is told to staff who may see quotations, as questions are, and that one ends soon', async () => {
    const [userId, email] = [String(new Types.ObjectId()), `owner-${randomUUID()}@example.com`];
    await shop.publish(userRegistered, { userId, email, name: 'Meera', isAdmin: true, role: 'owner' });
    await eventually(async () => expect(await shop.models.people.countDocuments({ _id: userId })).toBe(1));
    await shop.publish(quotationAnswered, { ...quotation(), answer: 'accepted', by: 'Ravi Sharma', reason: '' });
    await eventually(() => expect(mailsTo(email)).toHaveLength(1));
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Quotation Q-2026-0007 was accepted');
    expect(mail?.text).toContain('Ravi Sharma has accepted it.');
    await shop.publish(quotationAsked, { ...quotation(), text: 'Is 170 gsm possible?' });
    await shop.publish(quotationEndsSoon, quotation());
    await eventually(() => expect(mailsTo(email)).toHaveLength(3));
    const texts = mailsTo(email).map(({ subject, text }) => `${subject} ${text}`);
    expect(texts).toContainEqual(
      expect.stringMatching(/Question about quotation Q-2026-0007[\s\S]*“Is 170 gsm possible\?”/),
    );
    expect(texts).toContainEqual(
      expect.stringMatching(/is about to expire without an answer[\s\S]*is valid until 31 December 2026/),
    );
  });

  it('has answers to its questions, mailed with the link', async () => {
    const asked = quotation();
    await shop.publish(quotationReplied, { ...asked, text: 'Yes, at the same price.' });
    await eventually(() => expect(mailsTo(asked.email)).toHaveLength(1));
    const [mail] = mailsTo(asked.email);
    expect(mail?.text).toContain('“Yes, at the same price.”');
    expect(mail?.html).toContain('/quotation#token=');
  });
});

describe('an address', () => {
  const aPerson = () => ({
    userId: String(new Types.ObjectId()),
    email: `asha-${randomUUID()}@example.com`,
    name: 'Asha',
  });
  const linkIn = (email: string, index: number) => {
    const [, token = ''] = /confirm-email#token=([\w.-]+)/.exec(shop.server.to(email)[index]?.html ?? '') ?? [];
    return createMailLinks({ mail: KEY }).readAddress(token);
  };

  it('is confirmed by the link of the welcome, and by that of the mail that was asked for', async () => {
    const person = aPerson();
    const { userId, email } = person;
    await shop.publish(userRegistered, { ...person, isAdmin: false });
    await eventually(() => expect(shop.server.to(email)).toHaveLength(1));
    expect(linkIn(email, 0)).toEqual({ userId, email });
    await shop.publish(confirmationAsked, { userId, language: 'hi' });
    await eventually(() => expect(shop.server.to(email)).toHaveLength(2));
    expect(linkIn(email, 1)).toEqual({ userId, email });
    expect(shop.server.to(email)[1]?.subject).toBe('अपने ईमेल की पुष्टि कीजिए');
  });

  it('that is confirmed already is welcomed without one', async () => {
    const person = aPerson();
    await shop.publish(userRegistered, { ...person, isAdmin: false, emailConfirmed: true });
    await eventually(() => expect(shop.server.to(person.email)).toHaveLength(1));
    expect(shop.server.to(person.email)[0]?.html).not.toContain('confirm-email');
  });
});
