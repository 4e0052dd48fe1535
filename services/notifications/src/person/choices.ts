import {
  CHANNELS,
  type Channel,
  type CustomerKind,
  may,
  type Permission,
  REQUIRED_KINDS,
  type Role,
  type StaffKind,
  type StaffTime,
} from '@print-shop/contracts';

/** Missing choices follow the defaults. */
export interface Choices {
  /** By kind and channel, like `order-confirmed/sms`. */
  channels: Record<string, boolean>;
  staff: Partial<Record<StaffKind, StaffTime>>;
}

export const NO_CHOICES: Choices = { channels: {}, staff: {} };

const defaultTimes: Record<StaffKind, StaffTime> = {
  'new-order': 'digest',
  'customer-cancelled': 'now',
  'customer-asked': 'now',
  'payment-reported': 'now',
  'customer-claimed': 'now',
  'new-bulk-order': 'now',
  'quotation-answered': 'now',
  'quotation-asked': 'now',
  'quotation-ends-soon': 'now',
  'proof-commented': 'now',
  'proof-answered': 'now',
  'new-contact-message': 'now',
  'low-stock': 'digest',
  'dead-letters': 'now',
};

/** Staff are notified only of what their role may see. */
const permissionOf: Record<StaffKind, Permission> = {
  'new-order': 'orders:read',
  'customer-cancelled': 'orders:read',
  // Only staff who may answer.
  'customer-asked': 'conversations:write',
  // Only staff who may confirm it.
  'payment-reported': 'payments:write',
  'customer-claimed': 'orders:read',
  'new-bulk-order': 'bulk-orders:read',
  'quotation-answered': 'quotations',
  'quotation-asked': 'quotations',
  'quotation-ends-soon': 'quotations',
  'proof-commented': 'artwork:write',
  'proof-answered': 'artwork:read',
  'new-contact-message': 'messages:read',
  'low-stock': 'catalogue:write',
  // Only the people who run the shop: other roles can do nothing about it.
  'dead-letters': 'security:read',
};

export const choiceKey = (kind: CustomerKind, channel: Channel): string => `${kind}/${channel}`;

/** Whether a kind always goes out by this channel. */
export const isRequired = (kind: CustomerKind, channel: Channel): boolean =>
  channel === 'email' && REQUIRED_KINDS.includes(kind);

/**
 * Whether a customer gets this by this channel. Emails, and messages in browsers where they turned them on, come until they
 * say no. WhatsApp and SMS come only if they say yes.
 */
export const wants = ({ channels }: Choices, kind: CustomerKind, channel: Channel): boolean =>
  isRequired(kind, channel) || (channels[choiceKey(kind, channel)] ?? (channel === 'email' || channel === 'push'));

/** When a member of staff is notified; `undefined` where their role may not see it. */
export function timeOf({ staff }: Choices, kind: StaffKind, role: Role | undefined): StaffTime | undefined {
  return may(role, permissionOf[kind]) ? (staff[kind] ?? defaultTimes[kind]) : undefined;
}

export const channelsFor = (choices: Choices, kind: CustomerKind, available: readonly Channel[]): Channel[] =>
  CHANNELS.filter((channel) => available.includes(channel) && wants(choices, kind, channel));
