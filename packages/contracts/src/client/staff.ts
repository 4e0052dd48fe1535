// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const inviteStaff: contracts.ClientRoute<typeof contracts.inviteStaff> = {
  id: 'inviteStaff',
  method: 'post',
  path: '/api/staff/invitations',
  access: 'staff',
  permission: 'staff:manage',
};

export const joinStaff: contracts.ClientRoute<typeof contracts.joinStaff> = {
  id: 'joinStaff',
  method: 'post',
  path: '/api/staff/join',
  access: 'anyone',
};

export const listInvitations: contracts.ClientRoute<typeof contracts.listInvitations> = {
  id: 'listInvitations',
  method: 'get',
  path: '/api/staff/invitations',
  access: 'staff',
  permission: 'staff:manage',
};

export const listStaff: contracts.ClientRoute<typeof contracts.listStaff> = {
  id: 'listStaff',
  method: 'get',
  path: '/api/staff',
  access: 'staff',
  permission: 'staff:manage',
};

export const removeStaffSecondFactor: contracts.ClientRoute<typeof contracts.removeStaffSecondFactor> = {
  id: 'removeStaffSecondFactor',
  method: 'delete',
  path: '/api/staff/:id/second-factor',
  access: 'staff',
  permission: 'staff:manage',
};

export const resendInvitation: contracts.ClientRoute<typeof contracts.resendInvitation> = {
  id: 'resendInvitation',
  method: 'post',
  path: '/api/staff/invitations/:id/resend',
  access: 'staff',
  permission: 'staff:manage',
};

export const setStaffRole: contracts.ClientRoute<typeof contracts.setStaffRole> = {
  id: 'setStaffRole',
  method: 'put',
  path: '/api/staff/:id/role',
  access: 'staff',
  permission: 'staff:manage',
};

export const setStaffStatus: contracts.ClientRoute<typeof contracts.setStaffStatus> = {
  id: 'setStaffStatus',
  method: 'put',
  path: '/api/staff/:id/status',
  access: 'staff',
  permission: 'staff:manage',
};

export const signOutStaff: contracts.ClientRoute<typeof contracts.signOutStaff> = {
  id: 'signOutStaff',
  method: 'post',
  path: '/api/staff/:id/sign-out',
  access: 'staff',
  permission: 'staff:manage',
};

export const withdrawInvitation: contracts.ClientRoute<typeof contracts.withdrawInvitation> = {
  id: 'withdrawInvitation',
  method: 'delete',
  path: '/api/staff/invitations/:id',
  access: 'staff',
  permission: 'staff:manage',
};
