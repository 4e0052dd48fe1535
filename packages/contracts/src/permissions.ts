/** The roles of staff, from the most to the least trusted. */
export const ROLES = ['owner', 'manager', 'catalogue', 'production'] as const;
export type Role = (typeof ROLES)[number];

/** Each staff route names one of these. */
export const PERMISSIONS = [
  'catalogue:write',
  /** Answering, hiding and showing customers' reviews. */
  'reviews:write',
  'prices:write',
  'quotations',
  'orders:read',
  /** Payments and cancellations. */
  'orders:write',
  'orders:deliver',
  /** The sums of orders and their payments: entering payments, refunds and debts that are written off. */
  'payments:read',
  'payments:write',
  'invoices:read',
  /** HSN and rates of GST. */
  'tax:write',
  'bulk-orders:read',
  'bulk-orders:write',
  /** Customers' files with their checks, and what is done about them. */
  'artwork:read',
  'artwork:write',
  /** The time that customers' files are kept. */
  'retention:write',
  /** The answers to customers' questions about their orders. Everybody who may see the orders reads these questions. */
  'conversations:write',
  'customers:read',
  /** Downloads of whole lists: customers and orders. */
  'exports',
  /** Bringing lists of customers, opening balances and past orders into the shop. */
  'imports',
  'messages:read',
  /** The shop's own sentences in messages. */
  'messages:write',
  'changes:read',
  /** The shop's settings and texts, except those about money and the law. */
  'settings:write',
  /** GST number and bank account, ways to pay, numbers of documents, how long personal data is kept. */
  'settings:money',
  'security:read',
  'staff:manage',
  /** Saving own views of lists. Every member of staff may. */
  'views',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const forOwners: readonly Permission[] = ['staff:manage', 'security:read', 'settings:money'];

const permissionsOf: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => !forOwners.includes(permission)),
  catalogue: ['catalogue:write', 'reviews:write', 'views'],
  production: [
    'orders:read',
    'orders:deliver',
    'bulk-orders:read',
    'bulk-orders:write',
    'artwork:read',
    'artwork:write',
    'conversations:write',
    'views',
  ],
};

/** Whether a role has a permission. Customers have no role and no permission. */
export const may = (role: Role | undefined, permission: Permission): boolean =>
  role !== undefined && permissionsOf[role].includes(permission);
