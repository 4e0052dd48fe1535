import { useUser } from '@print-shop/web-kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

/** Lets staff through; sends everybody else to sign in, and remembers where they wanted to go. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const user = useUser();
  const { pathname, search } = useLocation();
  return user?.isAdmin ? children : <Navigate to="/signin" replace state={{ from: pathname + search }} />;
}
