import type { Envelope, EventData } from '../event.ts';
import type { ProofStepKind } from './proof-choices.ts';
import {
  changesRequested,
  proofApproved,
  proofCommented,
  proofMoved,
  proofReminded,
  proofReplied,
  proofSeen,
  proofSent,
} from './proof-events.ts';

export interface ProofStep {
  /** Follows from the event, so that a second delivery adds nothing. */
  key: string;
  event: ProofStepKind;
  at: Date;
  /** `customer`, `shop`, or the name of a member of staff. */
  by: string;
  note: string;
  /** The line of the order. A bulk order's line is no id. */
  lineId: string;
  proofId: string;
  version: number;
}

/** The events of proofs that an order's timeline takes part in. */
export const PROOF_EVENTS = [
  proofSent,
  proofSeen,
  proofReminded,
  proofReplied,
  proofCommented,
  changesRequested,
  proofApproved,
  proofMoved,
] as const;

type ProofEvent = EventData<(typeof PROOF_EVENTS)[number]>;

/** Steps that an order keeps of the proofs of all its lines; the proofs themselves have all of them. */
export const MOST_PROOF_STEPS = 500;
/** Characters of a comment in a timeline; the page of the proof has the whole. */
const MOST_LETTERS = 200;
const short = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text);

const KINDS: Record<string, ProofStepKind> = {
  [proofSent.key]: 'proof-sent',
  [proofSeen.key]: 'proof-seen',
  [proofReminded.key]: 'proof-reminded',
  [proofReplied.key]: 'proof-replied',
  [proofCommented.key]: 'proof-commented',
  [changesRequested.key]: 'proof-changes-asked',
  [proofApproved.key]: 'proof-approved',
};
const OF_CUSTOMER: readonly ProofStepKind[] = ['proof-seen', 'proof-commented', 'proof-changes-asked'];

/** Returns the steps, oldest first. */
export function proofStepsOf({ id, key, occurredAt, data }: Envelope<ProofEvent>): ProofStep[] {
  const about = { lineId: data.lineId ?? '', proofId: data.proofId };
  if ('steps' in data)
    return data.steps.map(({ at, ...step }, n) => ({ ...step, ...about, key: `${id}:${n}`, at: new Date(at) }));
  const kind = KINDS[key];
  if (!kind) return [];
  const said = { ...about, key: id, at: new Date(occurredAt), version: data.version };
  if ('isByPhone' in data && data.isByPhone) {
    const note = [data.approvedBy, data.note].filter(Boolean).join(': ');
    return [{ ...said, event: 'proof-approved-by-phone', by: data.by || 'staff', note }];
  }
  if ('isByPhone' in data) return [{ ...said, event: kind, by: 'customer', note: data.approvedBy }];
  const note = 'text' in data ? data.text : 'note' in data ? data.note : '';
  const by = OF_CUSTOMER.includes(kind) ? 'customer' : ('by' in data && data.by) || 'shop';
  return [{ ...said, event: kind, by, note: short(note) }];
}

/** Steps whose note is the customer's own, or written for them. */
const FOR_CUSTOMER: readonly ProofStepKind[] = [
  ...(['proof-sent', 'proof-commented', 'proof-replied'] as const),
  ...(['proof-changes-asked', 'proof-approved'] as const),
];

/** A step as its reader sees it: customers see neither names of staff nor their notes. */
export function shownProofStep({ event, at, by, note, proofId: id, version }: ProofStep, isForStaff: boolean) {
  const isCustomers = by === 'customer';
  return {
    event,
    at: at.toISOString(),
    proof: { id, version },
    by: isForStaff || isCustomers ? by : 'shop',
    note: isForStaff || FOR_CUSTOMER.includes(event) ? note : '',
  };
}
