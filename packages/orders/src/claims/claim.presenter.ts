import { type Claim as ClaimResponse, claimableUntil, toRupees } from '@print-shop/contracts';
import type { Claim } from './claim.ts';

type LinkOf = (stored: string) => string;

const toClaim = (
  { id, key: _, at, decidedAt, refundPaise, pictures, ...rest }: Claim,
  linkOf: LinkOf,
): ClaimResponse => ({
  _id: id,
  ...rest,
  pictures: pictures.map(linkOf).filter(Boolean),
  at: at.toISOString(),
  ...(decidedAt ? { decidedAt: decidedAt.toISOString() } : {}),
  ...(refundPaise === undefined ? {} : { refund: toRupees(refundPaise) }),
});

/** The fields of an order, as /api answers it, that are about claims. `linkOf` gives the link to a stored design. */
export const toClaimFields = (
  claims: readonly Claim[],
  deliveredAt: Date | undefined,
  days: number,
  linkOf: LinkOf,
) => ({
  ...(claims.length > 0 ? { claims: claims.map((claim) => toClaim(claim, linkOf)) } : {}),
  ...(deliveredAt ? { claimableUntil: claimableUntil(deliveredAt, days).toISOString() } : {}),
});
