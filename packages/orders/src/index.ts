export {
  BEGUN,
  type CancelledOrders,
  cancelOwn,
  type Going,
  type OwnCancellation,
  QUOTED,
  refuseCheaper,
} from './cancel-own.ts';
export { changeOrder, noSuchLine, noSuchOrder } from './change-order.ts';
export type { About, Change } from './claims/change-claims.ts';
export { toClaimFields } from './claims/claim.presenter.ts';
export { type Claim, claimSchema } from './claims/claim.ts';
export { exportedClaims } from './claims/exported-claims.ts';
export { type ClaimStep, createClaims } from './claims/order-claims.ts';
export { noteCredits, noteOnProofEvents } from './note-on-events.ts';
export { createOrderNotes } from './order-notes.ts';
export { type OrdersToLeave, toLeave } from './orders-to-leave.ts';
