import type { Role, StaffMember } from '@print-shop/contracts';

/** What a role is for, in a line. */
export const ROLE_DETAILS: Record<Role, string> = {
  owner: 'Everything, also staff and security.',
  manager: 'Everything but staff and security.',
  catalogue: 'Products, product types and colours. Sees prices.',
  production: 'Sees orders and bulk orders, and moves them on.',
};

export const STATUS_NAMES: Record<StaffMember['status'], string> = { active: 'Active', disabled: 'Disabled' };
