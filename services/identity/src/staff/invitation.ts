import type { Role } from '@print-shop/contracts';

export const INVITATION_MS = 72 * 3_600_000;

/** The page that its link opens. */
export const JOIN_PATH = '/join';

/** Somebody who may become a member of staff, and has no account yet. */
export interface Invitation {
  /** Becomes the account's id, so that the account's history begins with the invitation. */
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  role: Role;
  invitedBy: string;
  /** Id of the owner who invited, or sent it again last. */
  inviterId: string;
  invitedAt: Date;
  expiresAt: Date;
}
