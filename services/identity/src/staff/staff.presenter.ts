import type { Invitation as InvitationResponse, StaffMember } from '@print-shop/contracts';
import type { User } from '../user/user.ts';
import type { Invitation } from './invitation.ts';

export function toMemberResponse({ id, name, email, role = 'owner', disabledAt, createdAt }: User): StaffMember {
  const status = disabledAt ? 'disabled' : 'active';
  return { _id: id, name, email, role, status, createdAt: createdAt.toISOString() };
}

/** An invitation, as owners see it: never its token. */
export function toInvitationResponse(invitation: Invitation): InvitationResponse {
  const { id, name, email, role, invitedBy, invitedAt, expiresAt } = invitation;
  const times = { invitedAt: invitedAt.toISOString(), expiresAt: expiresAt.toISOString() };
  return { _id: id, name, email, role, invitedBy, ...times };
}
