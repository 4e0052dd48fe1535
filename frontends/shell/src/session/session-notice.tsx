import { FormMessage } from '@print-shop/ui';
import { SESSION_ENDED, useSession } from '@print-shop/web-kit';
import { useLocation } from 'react-router';
import { useText } from './messages/index.ts';

/** Tells a visitor whose session ended why they are signed out; the sign-in screen has its own messages. */
export function SessionNotice() {
  const text = useText();
  const { currentUser, error } = useSession();
  const { pathname } = useLocation();
  if (currentUser || error !== SESSION_ENDED || pathname === '/signin' || pathname === '/login') return null;
  return (
    <div className="page pt-4">
      <FormMessage>{text.ended}</FormMessage>
    </div>
  );
}
