import type { Permission, Role } from '@print-shop/contracts';
import { may } from '@print-shop/contracts/client';
import { EmptyState } from '@print-shop/ui';
import { roleOf, usePageTitle, useUser } from '@print-shop/web-kit';
import type { ReactNode } from 'react';
import { ROLE_NAMES } from './role-names.ts';

function NotForRole({ role }: { role: Role }) {
  usePageTitle('Not for your role');
  return (
    <EmptyState level={1} title="This page is not for your role">
      You are signed in with the role {ROLE_NAMES[role]}. Ask an owner of the shop if you need this page.
    </EmptyState>
  );
}

/** Shows a page to staff whose role has one of its permissions, and says plainly to others that it is not for them. */
export function ForRole({
  permissions,
  children,
}: {
  permissions: readonly Permission[] | undefined;
  children: ReactNode;
}) {
  const role = roleOf(useUser());
  // Who is no staff was stopped before this; the one page outside that guard shows them nothing by itself.
  const isFree = permissions === undefined || role === undefined;
  return isFree || permissions.some((permission) => may(role, permission)) ? children : <NotForRole role={role} />;
}
