import { type Claim as ClaimResponse, claimableUntil, designOf, toRupees } from '@print-shop/contracts';
import type { Claim } from './claim.ts';

const toClaim = ({ id, at, decidedAt, refundPaise, pictures, ...rest }: Claim): ClaimResponse => ({
  _id: id,
  ...rest,
  pictures: pictures.map(designOf).filter(Boolean),
  at: at.toISOString(),
  ...(decidedAt ? { decidedAt: decidedAt.toISOString() } : {}),
  ...(refundPaise === undefined ? {} : { refund: toRupees(refundPaise) }),
});

/** The fields of an order, as /api answers it, that are about claims. */
export const toClaimFields = (claims: readonly Claim[], deliveredAt: Date | undefined, days: number) => ({
  ...(claims.length > 0 ? { claims: claims.map(toClaim) } : {}),
  ...(deliveredAt ? { claimableUntil: claimableUntil(deliveredAt, days).toISOString() } : {}),
});
