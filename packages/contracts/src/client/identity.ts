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
