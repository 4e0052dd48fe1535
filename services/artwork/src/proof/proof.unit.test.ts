import { MOST_PROOF_NOTES, MOST_PROOF_VERSIONS } from '@print-shop/contracts';
import {
  answered,
  cancelled,
  fileState,
  isReminderDue,
  isSending,
  isUnread,
  moved,
  noted,
  type Proof,
  reopened,
  seen,
  versionState,
  withFile,
  withPieces,
  withSending,
  withVersion,
} from './proof.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = new Date('2026-11-24T10:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const aLine: Proof = {
  id: '1'.repeat(24),
  orderId: '2'.repeat(24),
  orderKind: 'order' as const,
  lineId: '3'.repeat(24),
  name: 'Visiting cards',
  productType: 'Business Cards',
  quantity: 500,
  details: '',
  fileId: null,
  design: '',
  state: 'to-proof',
  since: NOW,
  customer: { userId: null, name: 'Asha', email: 'asha@example.com', language: 'hi' },
  versions: [],
  notes: [],
  reminded: 0,
};
const aFile = (sha256 = 'ab'.repeat(32)) => ({
  fileId: '4'.repeat(24),
  fileName: 'card.pdf',
  sha256,
  pages: [{ widthMm: 90, heightMm: 54 }],
  findings: [],
  pictures: 1,
  note: '',
  by: 'Meera',
});
const approval = {
  answer: 'approved',
  by: 'customer',
  name: 'Asha',
  note: '',
  at: NOW,
  address: '203.0.113.7',
} as const;
const sent = withVersion(aLine, aFile(), NOW);

describe('sending a proof', () => {
  it('waits for the customer, with the fingerprint of the file', () => {
    expect(sent).toMatchObject({ state: 'waiting', since: NOW, fileId: '4'.repeat(24) });
    expect(sent.versions).toMatchObject([{ version: 1, sha256: 'ab'.repeat(32), sentAt: NOW, decision: null }]);
  });

  it('closes the open version: one is open at a time', () => {
    const again = withVersion(sent, aFile('cd'.repeat(32)), later(1));
    expect(again.versions.map((version) => versionState(again, version))).toEqual(['replaced', 'open']);
    expect(again.since).toEqual(later(1));
  });

  it('is refused once one is approved, or when there are too many', () => {
    expect(() => withVersion(answered(sent, 1, approval), aFile(), NOW)).toThrow(/approved already/);
    const many = { ...sent, versions: Array.from({ length: MOST_PROOF_VERSIONS }, () => sent.versions[0] as never) };
    expect(() => withVersion(many, aFile(), NOW)).toThrow(/too many versions/);
  });

  it('is on its way once at a time, until it is sent, was given up, or its order is cancelled', () => {
    const next = { fileId: '4'.repeat(24), fileName: 'card.pdf', note: '', by: { id: '6'.repeat(24) }, at: NOW };
    const making = withSending(aLine, next);
    expect(isSending(making)).toBe(true);
    expect(() => withSending(making, next)).toThrow(/being made already/);
    const fault = { en: 'Too large.', hi: 'बहुत बड़ी।' };
    const givenUp = { ...making, sending: { ...making.sending, fault } } as Proof;
    for (const over of [withVersion(making, aFile(), NOW), cancelled(making, NOW) as Proof, givenUp])
      expect(isSending(over)).toBe(false);
    expect(isSending(withSending(givenUp, next))).toBe(true);
  });
});

describe('an answer', () => {
  it('keeps who gave it, when, from where, and for which file', () =>
    expect(answered(sent, 1, approval).versions[0]?.decision).toEqual({ ...approval, sha256: 'ab'.repeat(32) }));

  it.each([
    ['approved', 'approved'],
    ['changes-asked', 'changes-asked'],
  ] as const)('%s makes the line %s', (answer, state) => {
    const proof = answered(sent, 1, { ...approval, answer });
    expect(proof.state).toBe(state);
    expect(versionState(proof, proof.versions[0] as never)).toBe(state);
  });

  it('to an older version is refused: nobody approves what is not printed', () => {
    const again = withVersion(sent, aFile('cd'.repeat(32)), later(1));
    expect(() => answered(again, 1, approval)).toThrow(/newer version/);
    expect(answered(again, 2, approval).versions[1]?.decision?.sha256).toBe('cd'.repeat(32));
  });

  it.each([0, 2, 99])('to version %i, which there is not, is refused', (version) =>
    expect(() => answered(sent, version, approval)).toThrow(/newer version/),
  );

  it('is given once', () =>
    expect(() => answered(answered(sent, 1, approval), 1, approval)).toThrow(/answered already/));

  it('that asked for changes leads to another version', () => {
    const asked = answered(sent, 1, { ...approval, answer: 'changes-asked', note: 'The phone number' });
    const again = withVersion(asked, aFile(), later(1));
    expect(again.versions.map((version) => versionState(again, version))).toEqual(['changes-asked', 'open']);
  });
});

describe('reminders', () => {
  it.each([
    ['not within a day', 0, 0.9, false],
    ['after a day', 0, 1, true],
    ['not again before three', 1, 2.9, false],
    ['after three days', 1, 3, true],
    ['never a third time', 2, 30, false],
  ])('come %s', (_, reminded, days, isDue) => expect(isReminderDue({ ...sent, reminded }, later(days))).toBe(isDue));

  it('come neither before a proof nor after an answer, and begin anew with a version', () => {
    expect(isReminderDue(aLine, later(5))).toBe(false);
    expect(isReminderDue(answered(sent, 1, approval), later(5))).toBe(false);
    expect(withVersion({ ...sent, reminded: 2 }, aFile(), NOW).reminded).toBe(0);
  });
});

describe('a cancelled line', () => {
  const over = cancelled(sent, later(1)) as Proof;
  const note = { version: 1, by: 'customer', name: '', text: 'Bigger?', pin: null, at: NOW } as const;

  it('is over: nothing is answered, said or sent any more, and nobody is reminded', () => {
    expect(over).toMatchObject({ state: 'cancelled', since: later(1) });
    expect(over.versions.map((version) => versionState(over, version))).toEqual(['cancelled']);
    for (const change of [
      () => answered(over, 1, approval),
      () => noted(over, note),
      () => withVersion(over, aFile(), NOW),
    ])
      expect(change).toThrow(/order was cancelled/);
    expect([seen(over, NOW), isReminderDue(over, later(5))]).toEqual([undefined, false]);
    expect(withFile({ ...over, versions: [] }, { id: 'x', state: 'checked', findings: [] })).toBeUndefined();
  });

  it('is cancelled once, and keeps what was answered', () => {
    expect(cancelled(over, later(2))).toBeUndefined();
    const approved = cancelled(answered(sent, 1, approval), later(1)) as Proof;
    expect(versionState(approved, approved.versions[0] as never)).toBe('approved');
  });

  it.each([
    ['without a version', aLine, 'to-proof'],
    ['that waited', sent, 'waiting'],
    ['that was approved', answered(sent, 1, approval), 'approved'],
  ] as const)('%s goes on where it was', (_, before, state) => {
    expect(reopened(cancelled(before, later(1)) as Proof, later(2))).toMatchObject({ state, since: later(2) });
    expect(reopened(before, later(2))).toBeUndefined();
  });
});

it('has as many pieces as its bulk order, unless they were approved or quoted by themselves', () => {
  const pieces = { quantity: 40, details: 'M Black × 40' };
  const design = { ...sent, orderKind: 'bulk-order' as const, lineId: 'design' };
  expect(withPieces(design, pieces)).toEqual({ ...design, ...pieces });
  for (const fixed of [sent, { ...design, lineId: '' }, answered(design, 1, approval)])
    expect(withPieces(fixed, pieces)).toBe(fixed);
});

it('is seen once', () => {
  const opened = seen(sent, later(1));
  expect(opened?.versions[0]?.seenAt).toEqual(later(1));
  expect(seen(opened as Proof, later(2))).toBeUndefined();
  expect(seen(aLine, NOW)).toBeUndefined();
});

it('says whether the customer wrote last, and takes no more comments than a screen shows', () => {
  const note = { version: 1, by: 'customer', name: '', text: 'Bigger, please', pin: null, at: NOW } as const;
  const asked = noted(sent, note);
  expect(isUnread(asked)).toBe(true);
  expect(isUnread(noted(asked, { ...note, by: 'staff', name: 'Meera' }))).toBe(false);
  expect(() => noted({ ...sent, notes: Array(MOST_PROOF_NOTES).fill(note) }, note)).toThrow(/too many comments/);
});

it.each([
  ['must', 'needs-mending'],
  ['should', 'to-proof'],
  ['note', 'to-proof'],
] as const)('a file with a finding of level %s makes the line %s', (level, state) =>
  expect(fileState([{ code: 'no-bleed', level, page: 1, box: null, values: {} }])).toBe(state),
);

describe('a proof of a quotation', () => {
  const order = { orderId: '5'.repeat(24), orderKind: 'order' as const };
  const userId = '6'.repeat(24);
  const lines = ['Design', 'Cards', 'Cards'].map((name, at) => ({ id: String(at), name }));
  const ofLine = (line: number, name: string): Proof => ({
    ...sent,
    orderId: null,
    lineId: '',
    quotation: { id: '4'.repeat(24), line, name },
  });

  it.each([
    ['of that number and name', 2, 'Cards', '2'],
    ['of its name, where a revision has moved it', 0, 'Cards', '1'],
    ['of none, where a revision has taken it out', 0, 'Flyers', ''],
  ] as const)('becomes that of the line %s', (_, line, name, lineId) => {
    const before = ofLine(line, name);
    const customer = { ...before.customer, userId };
    expect(moved(before, { ...order, userId, lines })).toEqual({ ...before, ...order, lineId, customer });
  });

  it('stays with the order that it has, and others are not touched', () => {
    expect(moved({ ...ofLine(0, 'Design'), orderId: '7'.repeat(24) }, { ...order, userId, lines })).toBeUndefined();
    expect(moved({ ...sent, orderId: null }, { ...order, userId, lines })).toBeUndefined();
  });
});

describe('the file of a line', () => {
  const file: Parameters<typeof withFile>[1] = { id: '5'.repeat(24), state: 'checked', findings: [] };
  const must = { code: 'no-bleed', level: 'must', page: 1, box: null, values: {} } as const;

  it('says what the line waits for', () => {
    expect(withFile(aLine, { ...file, state: 'checking' })).toMatchObject({ fileId: file.id, state: 'to-proof' });
    expect(withFile(aLine, { ...file, findings: [must] })).toMatchObject({ state: 'needs-mending' });
    expect(withFile(aLine, { ...file, state: 'refused' })).toMatchObject({ state: 'needs-mending' });
  });

  it('changes nothing that is known, sent, cancelled, or of another file', () => {
    expect(withFile({ ...aLine, fileId: file.id }, file)).toBeUndefined();
    expect(withFile({ ...aLine, fileId: '6'.repeat(24) }, file)).toBeUndefined();
    expect(withFile({ ...aLine, state: 'cancelled' }, file)).toBeUndefined();
    expect(withFile(sent, file)).toBeUndefined();
  });
});
