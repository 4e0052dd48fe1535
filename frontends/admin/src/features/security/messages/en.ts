import type { SecurityEventKind } from '@print-shop/contracts';

const kinds: Record<SecurityEventKind, string> = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Wrong password',
  'sign-in-blocked': 'Stopped after too many tries',
  'signed-out-elsewhere': 'Signed out another device',
  'reset-asked': 'Asked for a new password',
  'password-reset': 'Set a new password by link',
  'password-changed': 'Changed the password',
  'email-changed': 'Changed the email address',
  'change-undone': 'Undid a change by link',
  'second-factor-added': 'Added a second factor',
  'second-factor-removed': 'Removed a second factor',
  'recovery-code-used': 'Used a recovery code',
  'recovery-codes-renewed': 'Made new recovery codes',
  'staff-invited': 'Invited to the staff',
  'staff-joined': 'Joined the staff',
  'role-changed': 'Role changed',
  'account-disabled': 'Account disabled',
  'account-enabled': 'Account enabled',
  'account-deleted': 'Account deleted',
  'own-data-asked': 'Asked for their own data',
  exported: 'Exported',
  deleted: 'Deleted',
};

export const en = {
  title: 'Security',
  lead: 'Sign-ins, changes of accounts, exports and deletions of the last 180 days.',
  kinds,
  /** What exactly, as the server recorded it: "Deleted product Mug". */
  withDetail: (kind: string, detail: string) => `${kind} ${detail}`,
  times: (what: string, count: number) => `${what}, ${count} times`,
  kind: 'What happened',
  allAccounts: 'Show all accounts',
  columns: { when: 'When', what: 'What', account: 'Account', address: 'Address', browser: 'Browser' },
  /** Names that the server gives where it knows none. */
  named: (name: string) => name,
  by: (name: string) => `by ${name}`,
  notTold: 'Unknown',
  caption: 'Security events',
  loading: 'Loading events...',
  failed: 'The events could not be loaded.',
  none: 'Nothing has happened yet',
  noneMatches: 'No such events',
};
