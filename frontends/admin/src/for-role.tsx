import type { Permission, Role } from '@print-shop/contracts';
import { may } from '@print-shop/contracts/client';
import { EmptyState } from '@print-shop/ui';
import { roleOf, usePageTitle, useUser } from '@print-shop/web-kit';
import type { ReactNode } from 'react';
import { useStaffText } from './messages/index.ts';

function NotForRole({ role }: { role: Role }) {
  const { roles, notForRole: text } = useStaffText();
  usePageTitle(text.pageTitle);
  return (
    <EmptyState level={1} title={text.title}>
      {text.lead(roles[role])}
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
  // Customers were stopped before this. The one page outside that guard shows them nothing by itself.
  const isFree = permissions === undefined || role === undefined;
  return isFree || permissions.some((permission) => may(role, permission)) ? children : <NotForRole role={role} />;
}
