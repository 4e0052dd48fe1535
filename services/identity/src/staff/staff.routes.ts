import {
  inviteStaff,
  joinStaff,
  listInvitations,
  listStaff,
  removeStaffSecondFactor,
  resendInvitation as resendInvitationRoute,
  setStaffRole,
  setStaffStatus,
  signOutStaff,
  withdrawInvitation as withdrawInvitationRoute,
} from '@print-shop/contracts';
import { allow, type ContractRouter, chosenLanguageOf, originOf } from '@print-shop/service-kit';
import { unauthenticated } from '@print-shop/service-kit/errors';
import type { LoginLimits } from '../session/attempt-limits.ts';
import { type ClaimedRequest, claimantOf } from '../session/claimant.ts';
import { isRecent, proveOwner } from '../session/sign-in-again.ts';
import { type ChangeStaffDeps, changeRole, changeStatus, removeSecondFactor, signOutMember } from './change-staff.ts';
import { type InviteDeps, invite, resendInvitation, withdrawInvitation } from './invite.ts';
import { join } from './join.ts';
import { toInvitationResponse, toMemberResponse } from './staff.presenter.ts';

export interface StaffRoutesDeps extends ChangeStaffDeps, InviteDeps {
  limits: LoginLimits;
}

/** Registers the routes by which owners manage staff and new members join. */
export function staffRoutes(router: ContractRouter, deps: StaffRoutesDeps): void {
  const { users, invitations, limits } = deps;

  /** A stolen token alone must not create staff, so without a recent sign-in the password is required. */
  const prove = async (request: ClaimedRequest): Promise<void> => {
    const claimant = claimantOf(request);
    if (isRecent(claimant)) return;
    const account = await users.findAccountOf(claimant.id);
    if (!account)
      throw unauthenticated(
        { en: 'Your account does not exist any more.', hi: 'आपका अकाउंट अब नहीं है।' },
        'account-gone',
      );
    await proveOwner(limits, account, claimant);
  };

  router
    .on(listStaff, allow.staff('staff:manage'), async ({ query }) => {
      const { users: staff, total } = await users.list({ ...query, role: 'admin', sort: 'name' });
      return { status: 200, body: staff.map(toMemberResponse), headers: { 'X-Total-Count': String(total) } };
    })
    .on(listInvitations, allow.staff('staff:manage'), async ({ query }) => {
      const { invitations: open, total } = await invitations.list(query);
      return { status: 200, body: open.map(toInvitationResponse), headers: { 'X-Total-Count': String(total) } };
    })
    .on(inviteStaff, allow.staff('staff:manage'), async (request) => {
      await prove(request);
      const language = chosenLanguageOf(request.req.headers.cookie);
      const invitation = await invite(deps, request.user, { ...request.body, language });
      return { status: 201, body: toInvitationResponse(invitation) };
    })
    .on(resendInvitationRoute, allow.staff('staff:manage'), async (request) => {
      await prove(request);
      const invitation = await resendInvitation(deps, request.user, request.params.id);
      return { status: 200, body: toInvitationResponse(invitation) };
    })
    .on(withdrawInvitationRoute, allow.staff('staff:manage'), async (request) => {
      await prove(request);
      await withdrawInvitation(deps, request.user, request.params.id);
      return { status: 200, body: { message: 'The invitation is withdrawn. Its link does not work any more.' } };
    })
    .on(joinStaff, allow.anyone, async ({ body, req }) => {
      const { email } = await join(deps, { ...body, from: originOf(req) });
      return { status: 201, body: { message: 'Your account is ready. Please sign in.', email } };
    })
    .on(setStaffRole, allow.staff('staff:manage'), async (request) => {
      await prove(request);
      const user = await changeRole(deps, request.user, { id: request.params.id, role: request.body.role });
      return { status: 200, body: toMemberResponse(user) };
    })
    .on(setStaffStatus, allow.staff('staff:manage'), async (request) => {
      await prove(request);
      const user = await changeStatus(deps, request.user, { id: request.params.id, status: request.body.status });
      return { status: 200, body: toMemberResponse(user) };
    })
    .on(signOutStaff, allow.staff('staff:manage'), async ({ params, user }) => {
      await signOutMember(deps, user, params.id);
      return { status: 200, body: { message: 'They are signed out everywhere.' } };
    })
    .on(removeStaffSecondFactor, allow.staff('staff:manage'), async (request) => {
      await prove(request);
      await removeSecondFactor(deps, request.user, request.params.id);
      return { status: 200, body: { message: 'Their second factor is removed, and they are signed out everywhere.' } };
    });
}
