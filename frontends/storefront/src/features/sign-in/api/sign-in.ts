import { login } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';

export const signIn = (credentials: { login: string; password: string }) => call(login, { body: credentials });
