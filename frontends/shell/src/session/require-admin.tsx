import { useUser } from '@print-shop/web-kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

/** This page does not redirect. The staff area itself shows nothing there to anybody who is not an admin. */
const UNGUARDED = '/admin/products';

/** Lets staff through; sends everybody else to sign in, and remembers where they wanted to go. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const user = useUser();
  const { pathname, search, hash } = useLocation();
  return user?.isAdmin || pathname === UNGUARDED ? (
    children
  ) : (
    <Navigate to="/signin" replace state={{ from: pathname + search + hash }} />
  );
}
