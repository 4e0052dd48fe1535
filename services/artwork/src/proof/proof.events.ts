import {
  artworkChangeRecorded,
  changeRecord,
  changesRequested,
  type EventData,
  kindFields,
  mendingNeeded,
  proofApproved,
  proofCodeAsked,
  proofCommented,
  proofMoved,
  proofReminded,
  proofReplied,
  proofSeen,
  proofSent,
  type Writer,
} from '@print-shop/contracts';
import { outboxEntry } from '@print-shop/messaging';
import type { ArtworkFile } from '../file/file.ts';
import { sentenceOf } from '../preflight/index.ts';
import { type Decision, newest, type Proof } from './proof.ts';

/** The author of an action that the link of a proof allows, in records of changes. */
const CUSTOMER = 'customer';

const eventOf = ({ id: proofId, orderId, orderKind, lineId, name, quantity, versions, customer }: Proof) => ({
  proofId,
  orderId,
  ...kindFields(orderKind),
  lineId,
  name,
  quantity,
  customer,
  version: versions.length,
});

/** The record of what staff or the customer did. It cannot be changed later, so it does not get the customer's name. */
const recordOf = (proof: Proof, action: string, by: Writer, after: object, at: Date) =>
  outboxEntry(
    artworkChangeRecorded,
    changeRecord(by, { kind: 'proof', id: proof.id, label: proof.name, action, after }, at),
  );

/** The record of what the customer did: by their account, or the proof whose link they have; neither name nor words of theirs. */
const customerRecord = (proof: Proof, action: string, at: Date) =>
  recordOf(proof, action, { id: proof.customer.userId ?? proof.id, name: CUSTOMER }, printOf(proof), at);

/** Which version something is about, and the fingerprint of its file. A field `version` would not be recorded. */
function printOf(proof: Proof) {
  const { version: proofVersion, sha256 } = newest(proof) ?? { version: 0, sha256: '' };
  return { proofVersion, sha256 };
}

export const openedEvents = (proof: Proof, by: Writer, at: Date) => [recordOf(proof, 'created', by, {}, at)];

export function sentEvents(proof: Proof, by: Writer, at: Date) {
  const { note, fileName } = newest(proof) ?? { note: '', fileName: '' };
  const told = outboxEntry(proofSent, { ...eventOf(proof), note, by: by.name ?? '' });
  return [told, recordOf(proof, 'sent', by, { ...printOf(proof), fileName }, at)];
}

/** The event of an answer; `staff` is the member who took it by phone. */
export function answeredEvents(
  proof: Proof,
  { answer, name: approvedBy, note: text, at }: Omit<Decision, 'sha256'>,
  staff?: Writer,
) {
  const { fileId = '', sha256 = '' } = newest(proof) ?? {};
  if (answer === 'changes-asked')
    return [
      outboxEntry(changesRequested, { ...eventOf(proof), text }),
      customerRecord(proof, 'asked for changes of', at),
    ];
  const isByPhone = staff !== undefined;
  const heard = staff ? { by: staff.name ?? '', note: text } : {};
  const approved = { ...eventOf(proof), fileId, sha256, approvedBy, isByPhone, ...heard };
  return [
    outboxEntry(proofApproved, approved),
    staff
      ? recordOf(proof, 'approved by phone', staff, { ...printOf(proof), note: text }, at)
      : customerRecord(proof, 'approved', at),
  ];
}

/** Faults that a message names; the page of the file has all. */
const MOST_FAULTS = 5;

/** The events of a line whose file has faults that must be mended; none for others. */
export function checkedEvents(proof: Proof, { findings, refusal }: Pick<ArtworkFile, 'findings' | 'refusal'>) {
  if (proof.state !== 'needs-mending') return [];
  const { language } = proof.customer;
  const must = findings.filter(({ level }) => level === 'must').map((finding) => sentenceOf(finding, language));
  const faults = [...new Set(refusal ? [refusal.reason[language]] : must)];
  return [outboxEntry(mendingNeeded, { ...eventOf(proof), faults: faults.slice(0, MOST_FAULTS) })];
}

export const commentedEvents = (proof: Proof, text: string, at: Date) => [
  outboxEntry(proofCommented, { ...eventOf(proof), text }),
  customerRecord(proof, 'commented on', at),
];
export const repliedEvents = (proof: Proof, text: string, by: Writer, at: Date) => [
  outboxEntry(proofReplied, { ...eventOf(proof), text, by: by.name ?? '' }),
  recordOf(proof, 'answered', by, { ...printOf(proof), text }, at),
];
export const codeAskedEvent = (proof: Proof, nonce: string) =>
  outboxEntry(proofCodeAsked, { ...eventOf(proof), nonce });
export const seenEvents = (proof: Proof) => [outboxEntry(proofSeen, eventOf(proof))];
export const remindedEvents = (proof: Proof) => [outboxEntry(proofReminded, eventOf(proof))];

/** A proof of a quotation is that of an order's line now, with all that has happened to it before. */
export const movedEvents = (proof: Proof) => [outboxEntry(proofMoved, { ...eventOf(proof), steps: stepsOf(proof) })];

type Step = EventData<typeof proofMoved>['steps'][number];

function stepsOf({ versions, notes }: Proof): Step[] {
  const steps = versions.flatMap(({ version, by, note, sentAt, seenAt, decision }): Step[] => [
    { event: 'proof-sent', at: sentAt.toISOString(), by: by || 'shop', note, version },
    ...(seenAt ? [{ event: 'proof-seen', at: seenAt.toISOString(), by: 'customer', note: '', version } as const] : []),
    ...(decision ? [{ ...answerOf(decision), at: decision.at.toISOString(), version }] : []),
  ]);
  const said = notes.map(
    ({ by, name, text, at, version }): Step => ({
      event: by === 'customer' ? 'proof-commented' : 'proof-replied',
      at: at.toISOString(),
      by: by === 'customer' ? by : name || 'shop',
      note: text,
      version,
    }),
  );
  return [...steps, ...said].sort((a, b) => a.at.localeCompare(b.at));
}

/** An answer as a step. An approval by phone has the caller's name. */
function answerOf({ answer, by, name, note }: Decision): Pick<Step, 'event' | 'by' | 'note'> {
  if (answer === 'changes-asked') return { event: 'proof-changes-asked', by: 'customer', note };
  if (by === 'customer') return { event: 'proof-approved', by, note: name };
  return { event: 'proof-approved-by-phone', by: 'shop', note: [name, note].filter(Boolean).join(': ') };
}
