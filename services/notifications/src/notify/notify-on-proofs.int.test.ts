import { randomUUID } from 'node:crypto';
import {
  changesRequested,
  mendingNeeded,
  proofApproved,
  proofCodeAsked,
  proofCommented,
  proofReminded,
  proofReplied,
  proofSent,
  userRegistered,
} from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { eventually } from '@print-shop/test-kit';
import jwt from 'jsonwebtoken';
import { Types } from 'mongoose';
import { openNotifications } from '../notifications.fixture.ts';

const KEY = 'a key of tests with thirty-two characters';
let shop: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  shop = await openNotifications({ settings: { MAIL_LINK_KEY: KEY } });
});
afterAll(() => shop.close());

const anId = () => String(new Types.ObjectId());
const proof = (language: 'en' | 'hi' = 'en') => ({
  proofId: anId(),
  orderId: anId(),
  isBulk: false,
  name: 'Visiting cards',
  quantity: 500,
  version: 2,
  customer: { userId: null, name: 'Asha', email: `asha-${randomUUID()}@example.com`, language },
});
const mailsTo = (email: string) => shop.server.to(email);

it('mails a proof once, in the language of its customer, with a link that opens it and is stored nowhere', async () => {
  const [sent, id] = [proof('hi'), randomUUID()];
  for (let times = 0; times < 2; times++) await shop.publish(proofSent, { ...sent, note: 'फ़ोन नंबर देख लीजिए' }, id);
  await eventually(() => expect(mailsTo(sent.customer.email)).toHaveLength(1));
  const [mail] = mailsTo(sent.customer.email);
  expect(mail?.subject).toBe('अपना प्रूफ़ जाँच लीजिए: Visiting cards');
  expect(mail?.text).toContain('फ़ोन नंबर देख लीजिए');
  const [, token = ''] = /\/proof#token=([\w.-]+)/.exec(mail?.html ?? '') ?? [];
  expect(createMailLinks({ mail: KEY }).readProof(token)).toEqual({ proofId: sent.proofId, isSignedIn: false });
  const { exp = 0, iat = 0 } = jwt.decode(token, { json: true }) ?? {};
  expect((exp - iat) / 86_400).toBe(30);
  const stored = async () => shop.models.messages.findOne({ about: sent.orderId }).lean();
  await eventually(async () => expect((await stored())?.state).toBe('sent'));
  expect(JSON.stringify(await stored())).not.toContain(token);
});

it('mails the code for an approval to the address that the account has now, and keeps it nowhere', async () => {
  const [userId, email] = [anId(), `moved-${randomUUID()}@example.com`];
  await shop.publish(userRegistered, { userId, email, name: 'Asha Verma', isAdmin: false });
  await eventually(async () => expect(await shop.models.people.countDocuments({ _id: userId })).toBe(1));
  const [ofAccount, ofGuest] = [proof(), proof('hi')];
  const nonce = randomUUID();
  await shop.publish(proofCodeAsked, { ...ofAccount, customer: { ...ofAccount.customer, userId }, nonce });
  await shop.publish(proofCodeAsked, { ...ofGuest, nonce });
  const code = createMailLinks({ mail: KEY }).codeOf('proof', nonce) ?? '';
  // The account is welcomed, too.
  const coded = () => mailsTo(email).filter(({ subject }) => subject === 'Your code for the proof of Visiting cards');
  await eventually(() => expect(coded()).toHaveLength(1));
  expect(coded()[0]?.text).toContain(`Your code is ${code}.`);
  expect(mailsTo(ofAccount.customer.email)).toEqual([]);
  await eventually(() => expect(mailsTo(ofGuest.customer.email)).toHaveLength(1));
  expect(mailsTo(ofGuest.customer.email)[0]?.text).toContain(`आपका कोड ${code} है।`);
  const stored = async () => shop.models.messages.findOne({ to: email, kind: 'proof-code' }).lean();
  await eventually(async () => expect((await stored())?.state).toBe('sent'));
  expect(JSON.stringify(await stored())).not.toContain(code);
});

it.each([
  ['a reminder', proofReminded, {}, 'Your proof waits for you: Visiting cards'],
  [
    'an answer of staff',
    proofReplied,
    { text: 'Yes, 170 gsm.' },
    'We have answered you about your proof: Visiting cards',
  ],
] as const)('mails %s', async (_, event, more, subject) => {
  const told = proof();
  await shop.publish(event, { ...told, ...more } as never);
  await eventually(() => expect(mailsTo(told.customer.email).map((mail) => mail.subject)).toEqual([subject]));
});

it('tells customers what is wrong with the file of their order, once', async () => {
  const [told, id] = [proof('hi'), randomUUID()];
  const faulty = { ...told, version: 0, faults: ['फ़ाइल 210 × 297 मिमी की है।'] };
  for (let times = 0; times < 2; times++) await shop.publish(mendingNeeded, faulty, id);
  await eventually(() => expect(mailsTo(told.customer.email)).toHaveLength(1));
  const [mail] = mailsTo(told.customer.email);
  expect(mail?.subject).toBe('आपकी फ़ाइल ठीक करनी होगी: Visiting cards');
  expect(mail?.text).toContain('• फ़ाइल 210 × 297 मिमी की है।');
});

it('tells staff who work on artwork of comments and answers, and the customer what they approved', async () => {
  const [userId, email] = [anId(), `press-${randomUUID()}@example.com`];
  await shop.publish(userRegistered, { userId, email, name: 'Meera', isAdmin: true, role: 'production' });
  await eventually(async () => expect(await shop.models.people.countDocuments({ _id: userId })).toBe(1));
  const told = proof();
  await shop.publish(proofCommented, { ...told, text: 'Is the logo sharp?' });
  await shop.publish(changesRequested, { ...told, text: 'The phone number is old.' });
  const approval = { lineId: anId(), fileId: anId(), sha256: 'ab'.repeat(32), approvedBy: 'Asha', isByPhone: false };
  await shop.publish(proofApproved, { ...told, ...approval });
  await eventually(() =>
    expect(
      mailsTo(email)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual([
      'Approved for printing: Visiting cards',
      'Changes requested: Visiting cards',
      'Comment on the proof: Visiting cards',
    ]),
  );
  expect(
    mailsTo(email)
      .map(({ text }) => text)
      .join(),
  ).toContain('“The phone number is old.”');
  await eventually(() =>
    expect(mailsTo(told.customer.email).map(({ subject }) => subject)).toEqual([
      'Approved for printing: Visiting cards',
    ]),
  );
});
