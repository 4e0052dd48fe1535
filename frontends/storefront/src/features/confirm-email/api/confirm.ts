import { confirmEmail } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';

export const confirm = (token: string) => call(confirmEmail, { body: { token } });
