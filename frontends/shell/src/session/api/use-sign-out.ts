import { logout } from '@print-shop/contracts/client';
import { call, session } from '@print-shop/web-kit';
import { useNavigate } from 'react-router';

/** Revokes the token, forgets the user and all they loaded, and goes home. A failure is only logged. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await call(logout, {});
    } catch (error) {
      console.error('Sign-out failed', error);
      return;
    }
    session.signOut();
    navigate('/');
  };
}
