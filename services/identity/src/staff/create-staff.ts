import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { UserModel } from '../user/user.schema.ts';
import type { InvitationModel } from './invitation.schema.ts';
import { createInvitationStore } from './invitation.store.ts';
import { createOwners, type Owners } from './owners.ts';
import { type StaffRoutesDeps, staffRoutes } from './staff.routes.ts';
import { createStaffStore } from './staff.store.ts';

interface StaffDeps extends Omit<StaffRoutesDeps, 'staff' | 'owners' | 'invitations'> {
  model: UserModel;
  invitations: InvitationModel;
  relay: Relay;
}

/** Creates the staff: their stores, invitations and routes. Returns the protection of the last owner. */
export function createStaff(router: ContractRouter, deps: StaffDeps): Owners {
  const { model, relay, users, tokens, mails, limits, log } = deps;
  const staff = createStaffStore(model, relay);
  const invitations = createInvitationStore(deps.invitations, relay);
  const owners = createOwners(model);
  mails?.start(invitations.mails);
  staffRoutes(router, { staff, owners, invitations, users, tokens, mails, limits, log });
  return owners;
}
