/** The ways on which a message can travel. */
export const CHANNELS = ['email', 'whatsapp', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What customers are told, in the order in which it happens. */
export const CUSTOMER_KINDS = [
  'welcome',
  'contact-message-received',
  'order-received',
  'order-confirmed',
  'payment-received',
  'payment-failed',
  'order-delivered',
  'order-line-cancelled',
  'order-cancelled',
  'bulk-order-received',
  'bulk-order-status',
] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/**
 * Kinds that always go out by e-mail, because a law asks for them: an acceptance and its withdrawal bind when they reach the
 * other side (Indian Contract Act, 1872, sections 4 and 5), a payment gets a receipt (Consumer Protection Act, 2019, section
 * 2(47)), and a complaint is acknowledged within 48 hours (Consumer Protection (E-Commerce) Rules, 2020, rule 4(5)).
 */
export const REQUIRED_KINDS: readonly CustomerKind[] = [
  'contact-message-received',
  'order-confirmed',
  'payment-received',
  'order-line-cancelled',
  'order-cancelled',
];

/** What staff are told. */
export const STAFF_KINDS = [
  'new-order',
  'customer-cancelled',
  'new-bulk-order',
  'new-contact-message',
  'low-stock',
] as const;
export type StaffKind = (typeof STAFF_KINDS)[number];

/** When a member of staff is told: at once, once a day in one mail, or never. */
export const STAFF_TIMES = ['now', 'digest', 'off'] as const;
export type StaffTime = (typeof STAFF_TIMES)[number];

/** All kinds; `digest` is the daily mail of a member of staff. */
export const MESSAGE_KINDS = [...CUSTOMER_KINDS, ...STAFF_KINDS, 'digest'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** `held` until the address is confirmed or changed; `dropped` because something newer says more. */
export const MESSAGE_STATES = ['waiting', 'sent', 'failed', 'held', 'dropped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/**
 * Why a message did not go out. `away`: the server cannot be reached or takes nothing now. `later`: this message may work
 * later. `address`: this address takes no messages, now or later. `message`: this message will never be taken.
 */
export const DELIVERY_FAULTS = ['away', 'later', 'address', 'message'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** How it became known that an address takes no messages: a server refused it, or the provider reported so. */
export const REFUSALS = ['refused', 'bounce', 'complaint'] as const;
export type Refusal = (typeof REFUSALS)[number];
