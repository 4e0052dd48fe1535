import type { Claim } from './claim.ts';

export const exportedClaims = (claims: readonly Claim[] = []) =>
  claims.map(({ kind, state, at, text, pictures, reason = '' }) => ({ kind, state, at, text, pictures, reason }));
