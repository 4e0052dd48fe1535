import type { Claim } from './claim.ts';

/** The claims of an order in its customer's data export. */
export const exportedClaims = (claims: readonly Claim[] = []) =>
  claims.map(({ kind, state, at, text, pictures, reason = '' }) => ({ kind, state, at, text, pictures, reason }));
