import {
  changesRequested,
  proofApproved,
  proofCommented,
  proofMoved,
  proofReminded,
  proofSent,
} from './proof-events.ts';
import { proofStepsOf, shownProofStep } from './proof-steps.ts';

const [proofId, lineId, occurredAt] = ['0'.repeat(24), '1'.repeat(24), '2026-01-15T06:30:00.000Z'];
const data = {
  proofId,
  orderId: '2'.repeat(24),
  isBulk: false,
  lineId,
  name: 'Visiting cards',
  quantity: 500,
  version: 2,
  customer: { userId: null, name: 'Asha', email: 'asha@example.com', language: 'en' as const },
};
const stepsOf = (key: string, more: object) =>
  proofStepsOf({ id: 'event', key, occurredAt, data: { ...data, ...more } as never });
const approved = { fileId: proofId, sha256: 'ab', approvedBy: 'Asha Verma' };

it.each([
  ['a sent one', proofSent, { note: 'Look at it', by: 'Meera' }, ['proof-sent', 'Meera', 'Look at it']],
  ['one that was sent before names were told', proofSent, { note: '' }, ['proof-sent', 'shop', '']],
  ['a reminder', proofReminded, {}, ['proof-reminded', 'shop', '']],
  ['changes', changesRequested, { text: 'Bigger' }, ['proof-changes-asked', 'customer', 'Bigger']],
  ['an approval', proofApproved, { ...approved, isByPhone: false }, ['proof-approved', 'customer', 'Asha Verma']],
  [
    'an approval by phone',
    proofApproved,
    { ...approved, isByPhone: true, by: 'Meera', note: 'Called at noon' },
    ['proof-approved-by-phone', 'Meera', 'Asha Verma: Called at noon'],
  ],
] as const)('makes a step of %s', (_, { key }, more, [event, by, note]) => {
  const said = { lineId, proofId, version: 2, key: 'event', at: new Date(occurredAt) };
  expect(stepsOf(key, more)).toEqual([{ ...said, event, by, note }]);
});

it('has the beginning of a long comment', () => {
  expect(stepsOf(proofCommented.key, { text: 'a'.repeat(900) })[0]?.note).toBe(`${'a'.repeat(199)}…`);
});

it('keeps what has happened before a proof was that of an order, each under a key of its own', () => {
  const before = { by: 'Meera', note: '', version: 1, at: '2026-01-10T06:30:00.000Z' };
  const steps = stepsOf(proofMoved.key, {
    steps: [
      { ...before, event: 'proof-sent' },
      { ...before, event: 'proof-approved', by: 'customer' },
    ],
  });
  expect(steps.map(({ key, event, at }) => [key, event, at.toISOString()])).toEqual([
    ['event:0', 'proof-sent', before.at],
    ['event:1', 'proof-approved', before.at],
  ]);
});

it('shows customers neither names of staff nor what staff note about a call', () => {
  const [phone] = stepsOf(proofApproved.key, { ...approved, isByPhone: true, by: 'Meera', note: 'Angry' });
  const [sent] = stepsOf(proofSent.key, { note: 'Look at it', by: 'Meera' });
  if (!phone || !sent) throw new Error('no steps');
  expect(shownProofStep(phone, false)).toMatchObject({ by: 'shop', note: '', proof: { id: proofId, version: 2 } });
  expect(shownProofStep(phone, true)).toMatchObject({ by: 'Meera', note: 'Asha Verma: Angry' });
  expect(shownProofStep(sent, false)).toMatchObject({ by: 'shop', note: 'Look at it' });
});
