// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

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
