/** Events worth watching: what happens to accounts, and data that leaves the shop. */
export const SECURITY_EVENTS = [
  'signed-in',
  'sign-in-failed',
  'sign-in-blocked',
  'signed-out-elsewhere',
  'reset-asked',
  'password-reset',
  'password-changed',
  'email-changed',
  'change-undone',
  'second-factor-added',
  'second-factor-removed',
  'recovery-code-used',
  'recovery-codes-renewed',
  'staff-invited',
  'staff-joined',
  'role-changed',
  'account-disabled',
  'account-enabled',
  'account-deleted',
  'own-data-asked',
  'exported',
  'deleted',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];
