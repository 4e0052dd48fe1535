import { FormMessage } from '@print-shop/ui';
import { useSession } from '@print-shop/web-kit';
import { useLocation } from 'react-router';

/** Tells a visitor whose session ended why they are signed out; the sign-in screen has its own messages. */
export function SessionNotice() {
  const { currentUser, error } = useSession();
  const { pathname } = useLocation();
  if (currentUser || !error || pathname === '/signin' || pathname === '/login') return null;
  return (
    <div className="page pt-4">
      <FormMessage>{error}</FormMessage>
    </div>
  );
}
