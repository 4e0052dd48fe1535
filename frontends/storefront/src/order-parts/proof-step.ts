import type { ProofStepKind, TimelineEntry } from '@print-shop/contracts';
import type { useText } from './messages/index.ts';

export const isProofStep = (event: TimelineEntry['event']): event is ProofStepKind => event.startsWith('proof-');

/** What has happened to a proof, in the customer's words. */
export const proofStepIn = (
  { proofs: { steps } }: ReturnType<typeof useText>,
  event: ProofStepKind,
  { version }: { version: number } = { version: 1 },
): string => steps[event](version);
