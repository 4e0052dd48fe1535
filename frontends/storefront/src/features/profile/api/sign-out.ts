import { logout } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';

export const signOut = () => call(logout, {});
