import { joinStaff } from '@print-shop/contracts/client';
import { type CallInput, call } from '@print-shop/web-kit';

export const join = (body: CallInput<typeof joinStaff>['body']) => call(joinStaff, { body });
