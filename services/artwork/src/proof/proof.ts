import {
  BULK_LINE,
  type LanguageCode,
  MOST_PROOF_NOTES,
  MOST_PROOF_VERSIONS,
  type OrderKind,
  PROOF_REMINDER_DAYS,
  type PrintView,
  type ProofPin,
  type ProofState,
  type QuotationLine,
  type VersionState,
  type Writer,
} from '@print-shop/contracts';
import { conflict, notFound, type Text } from '@print-shop/service-kit/errors';
import type { ArtworkFile } from '../file/file.ts';
import type { CheckedPage, Finding } from '../preflight/index.ts';
import type { Unpaid } from './unpaid.ts';

/** The customer's answer to a version, or what staff heard by phone. */
export interface Decision {
  answer: 'approved' | 'changes-asked';
  by: 'customer' | 'staff';
  /** The person who gave the answer. */
  name: string;
  note: string;
  at: Date;
  /** The network address that it came from. */
  address: string;
  /** Fingerprint of the file that it is about. */
  sha256: string;
}

/** One file that the customer was asked about. */
export interface Version {
  version: number;
  fileId: string;
  fileName: string;
  /** SHA-256 of the file that is printed, in hexadecimal digits. */
  sha256: string;
  /** SHA-256 of the customer's file that the print file was made of; missing where that file itself is printed. */
  sourceSha256?: string;
  pages: CheckedPage[];
  /** The findings in the file that are left as they are. */
  findings: Finding[];
  /** Number of pages that have a picture. */
  pictures: number;
  /** Ids of the product's views that have a picture with this version on it. */
  views?: string[];
  note: string;
  by: string;
  sentAt: Date;
  seenAt: Date | null;
  decision: Decision | null;
}

/** A version that is on its way: its print file is made first. */
export interface Sending {
  fileId: string;
  fileName: string;
  note: string;
  by: Writer;
  at: Date;
  /** Until when a process has it in hand; in the past when none has, and null once it was given up. */
  leaseUntil: Date | null;
  /** How often a process has begun to make it. */
  attempts: number;
  /** Why it was given up. */
  fault: Text | null;
}

export type MadeVersion = Required<Pick<Version, 'sha256' | 'pages' | 'views'>>;

export interface Note {
  version: number;
  by: 'customer' | 'staff';
  name: string;
  text: string;
  pin: ProofPin | null;
  at: Date;
}

/** A product to be printed on, and its areas in the order of the file's pages. */
export interface ShownOn {
  color: string;
  hex: string;
  views: PrintView[];
  areas: { view: string; area: string }[];
  /** Whether a file of one page goes on all of them, as a design on the placements of a shirt. */
  isEverywhere?: boolean;
}

/** The proofs of one line of an order, or of something that is not ordered yet. */
export interface Proof {
  id: string;
  orderId: string | null;
  orderKind: OrderKind;
  lineId: string;
  /** The line of a quotation that it was begun for; missing for others. */
  quotation?: QuotationLine | null;
  name: string;
  productType: string;
  quantity: number;
  details: string;
  customer: { userId: string | null; name: string; email: string; language: LanguageCode };
  /** The file that the customer sent, or that the newest version is of. */
  fileId: string | null;
  /** Address of the design that came with the line, until its file is known. */
  design: string;
  /** Id of what the customer laid out; missing where nothing was. */
  scene?: string | null;
  /** The part of the layout that is not printed, as it was not paid for; missing where all is. */
  unpaid?: Unpaid | null;
  /** How the product is shown with what is printed; missing where nobody knows. */
  shownOn?: ShownOn | null;
  state: ProofState;
  since: Date;
  /** Oldest first. */
  versions: Version[];
  notes: Note[];
  /** The next version while it is made, or why it could not be made. */
  sending?: Sending | null;
  /** Scheduled reminders of the open version. */
  reminded: number;
  /** When the customer was last reminded, on schedule or by staff. */
  remindedAt?: Date;
  /** The newest version of its bulk order that it has followed; missing for lines of other orders. */
  orderVersion?: number;
}

const DAY_MS = 24 * 3_600_000;

export const newest = ({ versions }: Pick<Proof, 'versions'>): Version | undefined => versions.at(-1);

/** The outcome of a version. One without an answer is replaced by the next, or ends with its order. */
export function versionState(
  { versions, state }: Pick<Proof, 'versions' | 'state'>,
  { version, decision }: Version,
): VersionState {
  const last = state === 'cancelled' ? 'cancelled' : 'open';
  return decision?.answer ?? (version === versions.length ? last : 'replaced');
}

type ProofFile = Pick<ArtworkFile, 'id' | 'state' | 'findings'>;

/** Where a line is whose file has these findings. */
export const fileState = (findings: readonly Finding[]): ProofState =>
  findings.every(({ level }) => level !== 'must') ? 'to-proof' : 'needs-mending';

/** The line with the file that it is proofed from, until it is cancelled, a version was sent or it has another; `undefined` then. */
export function withFile(proof: Proof, { id, state, findings }: ProofFile): Proof | undefined {
  const isOver = proof.state === 'cancelled' || proof.versions.length > 0;
  if (isOver || (proof.fileId && proof.fileId !== id)) return undefined;
  const judged = { checking: 'to-proof', checked: fileState(findings), refused: 'needs-mending' } as const;
  const changed = judged[state === 'receiving' ? 'checking' : state];
  return proof.fileId === id && proof.state === changed ? undefined : { ...proof, fileId: id, state: changed };
}

export const isSending = ({ sending }: Pick<Proof, 'sending'>): boolean => !!sending && sending.fault === null;

/** The line with a version on its way. Throws conflict while another one is, and where `withVersion` does. */
export function withSending(proof: Proof, sending: Pick<Sending, 'fileId' | 'fileName' | 'note' | 'by' | 'at'>): Proof {
  checkTakesVersion(proof);
  if (isSending(proof)) throw isOnItsWay();
  return { ...proof, sending: { ...sending, leaseUntil: sending.at, attempts: 0, fault: null } };
}

/** Throws conflict once a version is approved or the line is cancelled, or when there are too many. */
function checkTakesVersion(proof: Proof): void {
  checkGoesOn(proof);
  if (proof.state === 'approved') throw alreadyApproved();
  if (proof.versions.length >= MOST_PROOF_VERSIONS) throw tooManyVersions();
}

/**
 * The line with another version, which replaces an open one. Throws conflict once one is approved or the line is cancelled, or when
 * there are too many.
 */
export function withVersion(
  proof: Proof,
  file: Pick<
    Version,
    'fileId' | 'fileName' | 'sha256' | 'sourceSha256' | 'pages' | 'findings' | 'pictures' | 'views' | 'note' | 'by'
  >,
  now: Date,
): Proof {
  checkTakesVersion(proof);
  const version = { ...file, version: proof.versions.length + 1, sentAt: now, seenAt: null, decision: null };
  return {
    ...proof,
    state: 'waiting',
    since: now,
    fileId: file.fileId,
    reminded: 0,
    sending: null,
    versions: [...proof.versions, version],
  };
}

/**
 * The line with an answer to its newest version. Throws conflict for a version that was answered, or that a newer one has
 * replaced: nobody approves a file that is not the one printed. Nothing is approved once the line is cancelled.
 */
export function answered(proof: Proof, version: number, decision: Omit<Decision, 'sha256'>): Proof {
  const last = checkUnanswered(proof, version);
  return {
    ...proof,
    state: decision.answer,
    since: decision.at,
    versions: proof.versions.with(-1, { ...last, decision: { ...decision, sha256: last.sha256 } }),
  };
}

/** The version, which is the newest one and waits for an answer; throws conflict for another, and once the line is cancelled. */
export function checkUnanswered(proof: Proof, version: number): Version {
  checkGoesOn(proof);
  const last = newest(proof);
  if (!last || version !== last.version) throw replaced();
  if (last.decision) throw alreadyAnswered();
  return last;
}

/** The line with a comment. Throws conflict once it is cancelled, or when there are too many. */
export function noted(proof: Proof, note: Note): Proof {
  checkGoesOn(proof);
  if (proof.notes.length >= MOST_PROOF_NOTES) throw tooManyNotes();
  return { ...proof, notes: [...proof.notes, note] };
}

/** The line whose newest version was opened for the first time; `undefined` where that is known, or nobody waits for it any more. */
export function seen(proof: Proof, now: Date): Proof | undefined {
  const last = newest(proof);
  if (!last || last.seenAt || proof.state === 'cancelled') return undefined;
  return { ...proof, versions: proof.versions.with(-1, { ...last, seenAt: now }) };
}

/**
 * Whether a reminder is due: a day after a version was sent without an answer, and again after three. It waits for a day when
 * staff have just reminded the customer.
 */
export function isReminderDue(proof: Proof, now: Date): boolean {
  const days = PROOF_REMINDER_DAYS[proof.reminded];
  const last = newest(proof);
  return (
    proof.state === 'waiting' &&
    days !== undefined &&
    last !== undefined &&
    last.sentAt.getTime() + days * DAY_MS <= now.getTime() &&
    !wasReminded(proof, now)
  );
}

const wasReminded = ({ remindedAt }: Proof, now: Date): boolean =>
  remindedAt !== undefined && remindedAt.getTime() + DAY_MS > now.getTime();

/**
 * Returns the line whose customer staff remind of the proof. Throws conflict where no answer is missing, and within a day of
 * the last reminder.
 */
export function remindedByStaff(proof: Proof, now: Date): Proof {
  if (proof.state !== 'waiting') throw notWaiting();
  if (wasReminded(proof, now)) throw remindedToday();
  return { ...proof, remindedAt: now };
}

/** The line whose order was cancelled, or that was cancelled alone; `undefined` where that is known. */
export const cancelled = (proof: Proof, at: Date): Proof | undefined =>
  proof.state === 'cancelled' ? undefined : { ...proof, state: 'cancelled', since: at, sending: null };

/** The line of an order that was cancelled and goes on, where it was before; `undefined` for one that was not cancelled. */
export function reopened(proof: Proof, at: Date): Proof | undefined {
  if (proof.state !== 'cancelled') return undefined;
  const last = newest(proof);
  return { ...proof, state: last ? (last.decision?.answer ?? 'waiting') : 'to-proof', since: at };
}

/** The printed product, as a bulk order names it. */
export interface OrderedPieces {
  quantity: number;
  /** Sizes and colours, for people. */
  details: string;
}

/**
 * The line of a bulk order with as many pieces as are ordered now. Approved proofs stay, and so do those that were quoted by
 * themselves.
 */
export function withPieces(proof: Proof, pieces: OrderedPieces): Proof {
  const isFixed = proof.state === 'approved' || proof.orderKind === 'order' || proof.lineId !== BULK_LINE;
  return isFixed ? proof : { ...proof, ...pieces };
}

/** Throws conflict once the line is cancelled. */
function checkGoesOn({ state }: Pick<Proof, 'state'>): void {
  if (state === 'cancelled') throw isCancelled();
}

/** The order that a quotation has become; its lines are in the order of those that were accepted. */
export interface QuotedOrder {
  orderId: string;
  orderKind: OrderKind;
  /** Null for a guest. */
  userId: string | null;
  lines: readonly { id: string; name: string }[];
  /** The version of a bulk order that was quoted. */
  version?: number;
}

/**
 * The proof as that of a line of the order that its quotation has become; `undefined` where it has an order. A revision may
 * have moved the line, so it is found by its name; without one of that name it is a proof of the order alone.
 */
export function moved(proof: Proof, { orderId, orderKind, userId, lines }: QuotedOrder): Proof | undefined {
  const { quotation, customer } = proof;
  if (proof.orderId || !quotation) return undefined;
  const there = lines[quotation.line];
  const line = there?.name === quotation.name ? there : lines.find(({ name }) => name === quotation.name);
  return { ...proof, orderId, orderKind, lineId: line?.id ?? '', customer: { ...customer, userId } };
}

/** Whether the customer wrote last, so that staff are to answer. */
export const isUnread = ({ notes }: Pick<Proof, 'notes'>): boolean => notes.at(-1)?.by === 'customer';

const isCancelled = () =>
  conflict(
    {
      en: 'This order was cancelled, so its proof cannot be answered any more. Please call if that is a mistake.',
      hi: 'यह ऑर्डर रद्द हो गया है, इसलिए इसका प्रूफ़ भी बंद है। ग़लती हो तो फ़ोन कर लीजिए।',
    },
    'order-cancelled',
  );
const alreadyApproved = () =>
  conflict(
    { en: 'This item is approved already and goes to print.', hi: 'यह आइटम मंज़ूर हो चुका है और छपने जा रहा है।' },
    'proof-approved',
  );
const alreadyAnswered = () =>
  conflict(
    { en: 'This proof has been answered already.', hi: 'इस प्रूफ़ का जवाब पहले ही दिया जा चुका है।' },
    'proof-answered',
  );
const replaced = () =>
  conflict(
    {
      en: 'There is a newer version of this proof. Please look at that one.',
      hi: 'इस प्रूफ़ का नया वर्ज़न आ गया है। उसे देखिए।',
    },
    'proof-replaced',
  );
const notWaiting = () =>
  conflict(
    {
      en: 'The customer does not have to answer this proof now.',
      hi: 'अभी ग्राहक को इस प्रूफ़ का जवाब नहीं देना है।',
    },
    'proof-not-waiting',
  );
const remindedToday = () =>
  conflict(
    {
      en: 'The customer was reminded within the last day. Please call instead.',
      hi: 'ग्राहक को पिछले एक दिन में याद दिलाया जा चुका है। अब फ़ोन कर लीजिए।',
    },
    'proof-reminded-today',
  );
const isOnItsWay = () =>
  conflict(
    {
      en: 'The next proof is being made already, and goes out on its own.',
      hi: 'अगला प्रूफ़ पहले से बन रहा है और अपने आप चला जाएगा।',
    },
    'proof-being-made',
  );
const tooManyVersions = () =>
  conflict(
    {
      en: 'There are too many versions of this proof. Please call the customer.',
      hi: 'इस प्रूफ़ के बहुत सारे वर्ज़न हो चुके हैं। ग्राहक को फ़ोन कीजिए।',
    },
    'too-many-versions',
  );
const tooManyNotes = () =>
  conflict(
    {
      en: 'There are too many comments here already. Please call.',
      hi: 'यहाँ पहले ही बहुत टिप्पणियाँ हैं। फ़ोन कर लीजिए।',
    },
    'too-many-notes',
  );

export const noSuchProof = () =>
  notFound({ en: 'There is no such proof.', hi: 'ऐसा कोई प्रूफ़ नहीं है।' }, 'proof-not-found');
