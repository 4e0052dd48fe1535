import { logout } from '@print-shop/contracts';
import { call } from '@print-shop/web-kit';

export const signOut = () => call(logout, {});
