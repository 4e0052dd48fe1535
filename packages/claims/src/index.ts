export { type About, type Change, decideClaim, makeClaim, withdrawClaim } from './change-claims.ts';
export { toClaimFields } from './claim.presenter.ts';
export { type Claim, claimSchema } from './claim.ts';
