import type { Role } from '@print-shop/contracts';

export const ROLE_NAMES: Record<Role, string> = {
  owner: 'Owner',
  manager: 'Manager',
  catalogue: 'Catalogue',
  production: 'Production',
};
