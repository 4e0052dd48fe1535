export const CLAIM_KINDS = ['damaged', 'misprinted', 'wrong'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const CLAIM_STATES = ['open', 'withdrawn', 'accepted', 'declined'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

export const CLAIM_REMEDIES = ['reprint', 'refund'] as const;
export type ClaimRemedy = (typeof CLAIM_REMEDIES)[number];

export const MAX_CLAIM_TEXT = 2_000;
export const MAX_CLAIM_PICTURES = 5;
/** The most claims about one order; after that the customer is asked to call. */
export const MAX_CLAIMS = 20;
