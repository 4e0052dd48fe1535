import { PRIVACY_NOTICE, register } from '@print-shop/contracts/client';
import { type CallInput, call } from '@print-shop/web-kit';

export const signUp = (account: CallInput<typeof register>['body']) =>
  call(register, { body: { ...account, consent: PRIVACY_NOTICE } });
