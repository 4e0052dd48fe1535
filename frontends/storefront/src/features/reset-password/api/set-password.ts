import { resetPassword } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';

export const setPassword = (token: string, password: string) => call(resetPassword, { body: { token, password } });
