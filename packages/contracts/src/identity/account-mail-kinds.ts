/** The emails about accounts, which identity sends itself, because their links carry a secret. */
export const ACCOUNT_MAILS = [
  'password-reset',
  'email-changed',
  'password-changed',
  'staff-invitation',
  'data-ready',
  'data-failed',
] as const;
export type AccountMail = (typeof ACCOUNT_MAILS)[number];
