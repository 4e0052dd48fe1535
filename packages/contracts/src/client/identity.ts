// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const askEmailConfirmation: contracts.ClientRoute<typeof contracts.askEmailConfirmation> = {
  id: 'askEmailConfirmation',
  method: 'post',
  path: '/api/users/email-confirmation-mail',
  access: 'signed-in',
};

export const confirmEmail: contracts.ClientRoute<typeof contracts.confirmEmail> = {
  id: 'confirmEmail',
  method: 'post',
  path: '/api/users/email-confirmation',
  access: 'signed-in',
};

export const deleteProfile: contracts.ClientRoute<typeof contracts.deleteProfile> = {
  id: 'deleteProfile',
  method: 'delete',
  path: '/api/users/profile',
  access: 'signed-in',
};

export const exportUsers: contracts.ClientRoute<typeof contracts.exportUsers> = {
  id: 'exportUsers',
  method: 'get',
  path: '/api/users/export.csv',
  access: 'staff',
  permission: 'exports',
};

export const forgotPassword: contracts.ClientRoute<typeof contracts.forgotPassword> = {
  id: 'forgotPassword',
  method: 'post',
  path: '/api/users/forgot-password',
  access: 'anyone',
};

export const getUser: contracts.ClientRoute<typeof contracts.getUser> = {
  id: 'getUser',
  method: 'get',
  path: '/api/users/:id',
  access: 'self-or-staff',
  permission: 'customers:read',
};

export const googleLogin: contracts.ClientRoute<typeof contracts.googleLogin> = {
  id: 'googleLogin',
  method: 'post',
  path: '/api/users/google',
  access: 'anyone',
};

export const listUsers: contracts.ClientRoute<typeof contracts.listUsers> = {
  id: 'listUsers',
  method: 'get',
  path: '/api/users',
  access: 'staff',
  permission: 'customers:read',
};

export const login: contracts.ClientRoute<typeof contracts.login> = {
  id: 'login',
  method: 'post',
  path: '/api/users/login',
  access: 'anyone',
};

export const logout: contracts.ClientRoute<typeof contracts.logout> = {
  id: 'logout',
  method: 'post',
  path: '/api/users/logout',
  access: 'guest',
};

export const register: contracts.ClientRoute<typeof contracts.register> = {
  id: 'register',
  method: 'post',
  path: '/api/users/register',
  access: 'anyone',
};

export const resetPassword: contracts.ClientRoute<typeof contracts.resetPassword> = {
  id: 'resetPassword',
  method: 'post',
  path: '/api/users/reset-password',
  access: 'anyone',
};

export const startGoogleLogin: contracts.ClientRoute<typeof contracts.startGoogleLogin> = {
  id: 'startGoogleLogin',
  method: 'post',
  path: '/api/users/google/start',
  access: 'anyone',
};

export const undoChange: contracts.ClientRoute<typeof contracts.undoChange> = {
  id: 'undoChange',
  method: 'post',
  path: '/api/users/undo-change',
  access: 'anyone',
};

export const updateProfile: contracts.ClientRoute<typeof contracts.updateProfile> = {
  id: 'updateProfile',
  method: 'put',
  path: '/api/users/profile',
  access: 'signed-in',
};

export const endOtherSessions: contracts.ClientRoute<typeof contracts.endOtherSessions> = {
  id: 'endOtherSessions',
  method: 'delete',
  path: '/api/users/sessions',
  access: 'signed-in',
};

export const endSession: contracts.ClientRoute<typeof contracts.endSession> = {
  id: 'endSession',
  method: 'delete',
  path: '/api/users/sessions/:id',
  access: 'signed-in',
};

export const listSessions: contracts.ClientRoute<typeof contracts.listSessions> = {
  id: 'listSessions',
  method: 'get',
  path: '/api/users/sessions',
  access: 'signed-in',
};

export const addAddress: contracts.ClientRoute<typeof contracts.addAddress> = {
  id: 'addAddress',
  method: 'post',
  path: '/api/users/addresses',
  access: 'signed-in',
};

export const changeAddress: contracts.ClientRoute<typeof contracts.changeAddress> = {
  id: 'changeAddress',
  method: 'put',
  path: '/api/users/addresses/:id',
  access: 'signed-in',
};

export const findPlace: contracts.ClientRoute<typeof contracts.findPlace> = {
  id: 'findPlace',
  method: 'get',
  path: '/api/users/pin-codes/:pin',
  access: 'anyone',
};

export const listAddresses: contracts.ClientRoute<typeof contracts.listAddresses> = {
  id: 'listAddresses',
  method: 'get',
  path: '/api/users/addresses',
  access: 'signed-in',
};

export const removeAddress: contracts.ClientRoute<typeof contracts.removeAddress> = {
  id: 'removeAddress',
  method: 'delete',
  path: '/api/users/addresses/:id',
  access: 'signed-in',
};

export const downloadDataExport: contracts.ClientRoute<typeof contracts.downloadDataExport> = {
  id: 'downloadDataExport',
  method: 'post',
  path: '/api/users/data-export/file',
  access: 'signed-in',
};

export const getDataExport: contracts.ClientRoute<typeof contracts.getDataExport> = {
  id: 'getDataExport',
  method: 'get',
  path: '/api/users/data-export',
  access: 'signed-in',
};

export const requestDataExport: contracts.ClientRoute<typeof contracts.requestDataExport> = {
  id: 'requestDataExport',
  method: 'post',
  path: '/api/users/data-export',
  access: 'signed-in',
};

export const addPasskey: contracts.ClientRoute<typeof contracts.addPasskey> = {
  id: 'addPasskey',
  method: 'post',
  path: '/api/users/second-factor/passkeys',
  access: 'anyone',
};

export const addTotp: contracts.ClientRoute<typeof contracts.addTotp> = {
  id: 'addTotp',
  method: 'post',
  path: '/api/users/second-factor/totp',
  access: 'anyone',
};

export const getSecondFactor: contracts.ClientRoute<typeof contracts.getSecondFactor> = {
  id: 'getSecondFactor',
  method: 'get',
  path: '/api/users/second-factor',
  access: 'signed-in',
};

export const openSecondFactorSetUp: contracts.ClientRoute<typeof contracts.openSecondFactorSetUp> = {
  id: 'openSecondFactorSetUp',
  method: 'post',
  path: '/api/users/second-factor/ticket',
  access: 'signed-in',
};

export const removePasskey: contracts.ClientRoute<typeof contracts.removePasskey> = {
  id: 'removePasskey',
  method: 'delete',
  path: '/api/users/second-factor/passkeys/:id',
  access: 'signed-in',
};

export const removeTotp: contracts.ClientRoute<typeof contracts.removeTotp> = {
  id: 'removeTotp',
  method: 'delete',
  path: '/api/users/second-factor/totp',
  access: 'signed-in',
};

export const renewRecoveryCodes: contracts.ClientRoute<typeof contracts.renewRecoveryCodes> = {
  id: 'renewRecoveryCodes',
  method: 'post',
  path: '/api/users/second-factor/recovery-codes',
  access: 'signed-in',
};

export const secondFactorLogin: contracts.ClientRoute<typeof contracts.secondFactorLogin> = {
  id: 'secondFactorLogin',
  method: 'post',
  path: '/api/users/login/second-factor',
  access: 'anyone',
};

export const startPasskey: contracts.ClientRoute<typeof contracts.startPasskey> = {
  id: 'startPasskey',
  method: 'post',
  path: '/api/users/second-factor/passkeys/start',
  access: 'anyone',
};

export const startPasskeyLogin: contracts.ClientRoute<typeof contracts.startPasskeyLogin> = {
  id: 'startPasskeyLogin',
  method: 'post',
  path: '/api/users/login/second-factor/passkey',
  access: 'anyone',
};

export const startTotp: contracts.ClientRoute<typeof contracts.startTotp> = {
  id: 'startTotp',
  method: 'post',
  path: '/api/users/second-factor/totp/start',
  access: 'anyone',
};

export const listContactMessages: contracts.ClientRoute<typeof contracts.listContactMessages> = {
  id: 'listContactMessages',
  method: 'get',
  path: '/api/contact-messages',
  access: 'staff',
  permission: 'messages:read',
};

export const sendContactMessage: contracts.ClientRoute<typeof contracts.sendContactMessage> = {
  id: 'sendContactMessage',
  method: 'post',
  path: '/api/contact-messages',
  access: 'anyone',
};

export const listAuditEntries: contracts.ClientRoute<typeof contracts.listAuditEntries> = {
  id: 'listAuditEntries',
  method: 'get',
  path: '/api/audit',
  access: 'staff',
  permission: 'changes:read',
};

export const listSecurityEvents: contracts.ClientRoute<typeof contracts.listSecurityEvents> = {
  id: 'listSecurityEvents',
  method: 'get',
  path: '/api/security-events',
  access: 'staff',
  permission: 'security:read',
};

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
