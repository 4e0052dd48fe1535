import type { SecurityEntry, SecurityEventKind } from '@print-shop/contracts';

/** What happened, as staff read it. */
export const KIND_NAMES: Record<SecurityEventKind, string> = {
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

/** What deserves a second look. */
const WORRYING: ReadonlySet<SecurityEventKind> = new Set(['sign-in-failed', 'sign-in-blocked']);
export const isWorrying = ({ kind }: Pick<SecurityEntry, 'kind'>): boolean => WORRYING.has(kind);

/** "Wrong password, 12 times", "Deleted product Mug". */
export function inWords({ kind, detail, count }: Pick<SecurityEntry, 'kind' | 'detail' | 'count'>): string {
  const what = detail ? `${KIND_NAMES[kind]} ${detail}` : KIND_NAMES[kind];
  return count > 1 ? `${what}, ${count} times` : what;
}
