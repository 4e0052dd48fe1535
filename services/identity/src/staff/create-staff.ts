import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { UserModel } from '../user/user.schema.ts';
import type { InvitationModel } from './invitation.schema.ts';
import { createInvitationStore } from './invitation.store.ts';
import { createOwners } from './owners.ts';
import { type StaffRoutesDeps, staffRoutes } from './staff.routes.ts';
import { createStaffStore } from './staff.store.ts';

interface StaffDeps {
  model: UserModel;
  invitations: InvitationModel;
  relay: Relay;
}

/** Creates the staff. Returns the protection of the last owner and the queue of invitations; `routes` registers the routes. */
export function createStaff({ model, relay, invitations: invitationModel }: StaffDeps) {
  const invitations = createInvitationStore(invitationModel, relay);
  const owners = createOwners(model);
  return {
    owners,
    mails: invitations.mails,
    routes(router: ContractRouter, parts: Omit<StaffRoutesDeps, 'staff' | 'owners' | 'invitations'>): void {
      const { users, tokens, mails, limits, log } = parts;
      const staff = createStaffStore(model, relay);
      staffRoutes(router, { staff, owners, invitations, users, tokens, mails, limits, log });
    },
  };
}
