import type { Role, StaffMember } from '@print-shop/contracts';
import {
  inviteStaff,
  listAuditEntries,
  listInvitations,
  listStaff,
  removeStaffSecondFactor,
  resendInvitation,
  setStaffRole,
  setStaffStatus,
  signOutStaff,
  withdrawInvitation,
} from '@print-shop/contracts/client';
import { type CallInput, call } from '@print-shop/web-kit';
import { useSignInAgain } from '@print-shop/web-kit/sign-in-again';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Invite = CallInput<typeof inviteStaff>['body'];
interface Proof {
  currentPassword?: string;
}

/** Reloads the lists after every change, also after one that failed because of somebody else's. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [listStaff, listInvitations, listAuditEntries].map(({ id }) => queries.invalidateQueries({ queryKey: [id] })),
    );
}

/** Sends a change; `dialog` asks for the current password where the server wants it. */
function useProvenChange<Body extends object, Result>(send: (body: Body & Proof) => Promise<Result>) {
  const again = useSignInAgain<Body, Result>(send);
  const change = useMutation({ mutationFn: again.send, onSettled: useRefresh() });
  return { ...change, dialog: again.dialog };
}

export const useInvite = () => useProvenChange((body: Invite) => call(inviteStaff, { body }));

export const useSetRole = (id: string) =>
  useProvenChange((body: { role: Role } & Proof) => call(setStaffRole, { params: { id }, body }));

export const useSetStatus = (id: string) =>
  useProvenChange((body: Pick<StaffMember, 'status'> & Proof) => call(setStaffStatus, { params: { id }, body }));

export const useRemoveSecondFactor = (id: string) =>
  useProvenChange((body: Proof) => call(removeStaffSecondFactor, { params: { id }, body }));

export const useSignOut = () =>
  useMutation({ mutationFn: (id: string) => call(signOutStaff, { params: { id } }), onSettled: useRefresh() });

export const useResend = () =>
  useProvenChange(({ id, ...body }: { id: string } & Proof) => call(resendInvitation, { params: { id }, body }));

export const useWithdraw = () =>
  useProvenChange(({ id, ...body }: { id: string } & Proof) => call(withdrawInvitation, { params: { id }, body }));
