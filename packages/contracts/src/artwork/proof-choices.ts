/**
 * The state of the artwork of an order's line. Its file must be mended, staff must send a proof, or the customer must answer. The
 * customer asked for changes, or approved it. It is cancelled with its line or order.
 */
export const PROOF_STATES = ['needs-mending', 'to-proof', 'waiting', 'changes-asked', 'approved', 'cancelled'] as const;
export type ProofState = (typeof PROOF_STATES)[number];
/** The states in which staff or the customer still have to act. */
export const PROOF_STATES_TO_DO = ['needs-mending', 'to-proof', 'changes-asked', 'waiting'] as const;

/** The outcome of one version. Until it has an answer, a newer one replaces it, or it ends with its order. */
export const VERSION_STATES = ['open', 'approved', 'changes-asked', 'replaced', 'cancelled'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** The steps of the proofs of an order's lines, in its timeline. */
export const PROOF_STEPS = [
  'proof-sent',
  'proof-seen',
  'proof-reminded',
  'proof-commented',
  'proof-replied',
  'proof-changes-asked',
  'proof-approved',
  'proof-approved-by-phone',
] as const;
export type ProofStepKind = (typeof PROOF_STEPS)[number];

/** The most comments on one line's proofs. After that people call. */
export const MOST_PROOF_NOTES = 100;
/** Versions of one line's proof. */
export const MOST_PROOF_VERSIONS = 50;
/** Lines of one state that are counted; one more stands for any number. */
export const MOST_PROOFS_COUNTED = 1000;
/** Approved lines whose print files come in one archive. */
export const MOST_PRINT_FILES = 500;
/** As many as a quotation takes. */
export const MOST_QUOTATION_LINES = 200;
/** Days without an answer after which the customer is reminded. */
export const PROOF_REMINDER_DAYS = [1, 3] as const;
