import type { BulkTimelineEntry, ProofStepKind, TimelineEntry } from '@print-shop/contracts';
import type { useText } from './messages/index.ts';

type Step = TimelineEntry['event'] | NonNullable<BulkTimelineEntry['event']>;

export const isProofStep = (event: Step): event is ProofStepKind => event.startsWith('proof-');

/** The events of a proof, in the customer's words. */
export const proofStepIn = (
  { proofs: { steps } }: ReturnType<typeof useText>,
  event: ProofStepKind,
  { version }: { version: number } = { version: 1 },
): string => steps[event](version);
