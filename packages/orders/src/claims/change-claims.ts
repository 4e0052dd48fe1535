import { randomBytes } from 'node:crypto';
import {
  type ClaimableLine,
  claimableUntil,
  claimedPaise,
  type DecideClaimBody,
  MAX_CLAIMS,
  type MakeClaimBody,
  type Text,
  toPaise,
  toRupees,
  unclaimedPieces,
} from '@print-shop/contracts';
import { conflict, notFound } from '@print-shop/service-kit';
import { noSuchLine } from '../change-order.ts';
import type { Claim } from './claim.ts';

/** The order that a claim is about. */
export interface About {
  /** The delivered lines, without cancelled ones. */
  lines: readonly ClaimableLine[];
  claims: readonly Claim[];
  /** Nothing before the delivery, and for a cancelled order. */
  deliveredAt: Date | undefined;
  /** Days after the delivery within which a claim is taken. */
  days: number;
  /** The most that can be refunded, in paise: the payments less earlier refunds. */
  paidPaise: number;
}

export interface Change {
  claims: Claim[];
  claim: Claim;
}

/**
 * A new claim. `undefined` when the request came before: a claim has its Idempotency-Key, or the same one waits. Throws not-found
 * for an unknown line, and conflict when nothing can be claimed, or fewer pieces.
 */
export function makeClaim(about: About, body: MakeClaimBody, at: Date, key?: string): Change | undefined {
  const { lines, claims, deliveredAt, days } = about;
  const isSame = ({ state, ...other }: Claim) =>
    state === 'open' && other.kind === body.kind && other.text === body.text && sameLines(other.lines, body.lines);
  if (claims.some((claim) => (key !== undefined && claim.key === key) || isSame(claim))) return undefined;
  if (!deliveredAt) throw conflict(NOT_DELIVERED, 'order-state');
  if (at > claimableUntil(deliveredAt, days)) throw conflict(tooLate(days), 'claim-too-late');
  if (claims.length >= MAX_CLAIMS) throw conflict(TOO_MANY, 'too-many-claims');
  const left = unclaimedPieces(lines, claims);
  for (const { line, pieces } of body.lines) {
    const unclaimed = left.get(line);
    if (unclaimed === undefined) throw noSuchLine();
    if (pieces > unclaimed) throw conflict(tooMany(unclaimed), 'claim-pieces');
  }
  const claim: Claim = { id: randomBytes(12).toString('hex'), ...body, state: 'open', at, ...(key ? { key } : {}) };
  return { claims: [...claims, claim], claim };
}

/** Takes an open claim back. `undefined` when it was already. Throws not-found, and conflict once staff have decided. */
export function withdrawClaim({ claims }: Pick<About, 'claims'>, id: string, at: Date): Change | undefined {
  const claim = claimOf(claims, id);
  if (claim.state === 'withdrawn') return undefined;
  if (claim.state !== 'open') throw conflict(DECIDED, 'claim-decided');
  return changed(claims, { ...claim, state: 'withdrawn', decidedAt: at });
}

/**
 * The decision of staff. `undefined` when they have decided just so. Throws not-found, and conflict for a claim that does
 * not wait, or a refund above what the pieces cost or what was paid.
 */
export function decideClaim(about: About, id: string, body: DecideClaimBody, at: Date): Change | undefined {
  const claim = claimOf(about.claims, id);
  const after: Claim = { ...claim, ...outcomeOf(body), reason: body.reason, decidedAt: at };
  if (claim.state !== 'open') {
    if (isSameDecision(claim, after)) return undefined;
    throw conflict(claim.state === 'withdrawn' ? WITHDRAWN : DECIDED, 'claim-decided');
  }
  if (after.refundPaise !== undefined) {
    const most = Math.min(claimedPaise(claim.lines, about.lines), about.paidPaise);
    if (after.refundPaise > most) throw conflict(above(most), 'refund-too-high');
  }
  return changed(about.claims, after);
}

function outcomeOf(body: DecideClaimBody): Pick<Claim, 'state' | 'remedy' | 'refundPaise'> {
  if (body.decision === 'decline') return { state: 'declined' };
  if (body.decision === 'reprint') return { state: 'accepted', remedy: 'reprint' };
  return { state: 'accepted', remedy: 'refund', refundPaise: toPaise(body.amount) };
}

const isSameDecision = (one: Claim, other: Claim): boolean =>
  one.state === other.state &&
  one.remedy === other.remedy &&
  one.refundPaise === other.refundPaise &&
  one.reason === other.reason;

function claimOf(claims: readonly Claim[], id: string): Claim {
  const claim = claims.find((one) => one.id === id.toLowerCase());
  if (!claim) throw notFound({ en: 'There is no such claim.', hi: 'ऐसी कोई शिकायत नहीं है।' }, 'claim-not-found');
  return claim;
}

const changed = (claims: readonly Claim[], claim: Claim): Change => ({
  claims: claims.map((one) => (one.id === claim.id ? claim : one)),
  claim,
});

const sameLines = (one: Claim['lines'], other: Claim['lines']): boolean =>
  one.length === other.length &&
  other.every(({ line, pieces }) => one.some((each) => each.line === line && each.pieces === pieces));

const NOT_DELIVERED: Text = {
  en: 'This can be reported once the order is delivered.',
  hi: 'ऑर्डर पहुँच जाने के बाद ही यह बताया जा सकता है।',
};
const TOO_MANY: Text = {
  en: 'There are many claims about this order already. Please call us.',
  hi: 'इस ऑर्डर पर पहले से बहुत शिकायतें हैं। कृपया हमें फ़ोन कीजिए।',
};
const DECIDED: Text = { en: 'The shop has decided on this already.', hi: 'दुकान इस पर फ़ैसला कर चुकी है।' };
const WITHDRAWN: Text = { en: 'The customer has withdrawn this.', hi: 'ग्राहक ने यह शिकायत वापस ले ली है।' };
const tooLate = (days: number): Text => ({
  en: `This can be reported for ${days} days after the delivery. Please call us.`,
  hi: `डिलीवरी के ${days} दिन तक ही यह बताया जा सकता है। कृपया हमें फ़ोन कीजिए।`,
});
const tooMany = (left: number): Text =>
  left > 0
    ? { en: `Only ${left} of these can still be reported.`, hi: `इनमें से सिर्फ़ ${left} के बारे में और बताया जा सकता है।` }
    : { en: 'All of these are reported already.', hi: 'इन सबके बारे में पहले ही बताया जा चुका है।' };
const above = (paise: number): Text => ({
  en: `At most ₹${toRupees(paise)} can be refunded for this.`,
  hi: `इसके लिए ज़्यादा से ज़्यादा ₹${toRupees(paise)} लौटाए जा सकते हैं।`,
});
