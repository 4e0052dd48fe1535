/** The channels of messages; `push` reaches the browsers in which somebody turned it on. */
export const CHANNELS = ['email', 'push', 'whatsapp', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The messages to customers, in the order of their events. */
export const CUSTOMER_KINDS = [
  'welcome',
  'contact-message-received',
  'order-received',
  'order-confirmed',
  'payment-received',
  'part-paid',
  'payment-failed',
  'order-delivered',
  'invoice-issued',
  'order-line-cancelled',
  'order-cancelled',
  'refund-sent',
  'bulk-order-received',
  'bulk-order-status',
  'quotation-sent',
  'quotation-replied',
  'artwork-must-be-mended',
  'proof-ready',
  'proof-reminder',
  'proof-replied',
  'proof-approved',
  'conversation-answered',
  'claim-received',
  'claim-decided',
] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/**
 * Kinds that always go out by email, because a law asks for them. An acceptance and its withdrawal bind when they reach the other side
 * (Indian Contract Act, 1872, sections 4 and 5). A payment gets a receipt (Consumer Protection Act, 2019, section 2(47)). A complaint
 * is acknowledged within 48 hours (Consumer Protection (E-Commerce) Rules, 2020, rule 4(5)). A buyer gets the original of an invoice and
 * of a credit note (CGST Rules, rules 48 and 53).
 */
export const REQUIRED_KINDS: readonly CustomerKind[] = [
  'contact-message-received',
  'order-confirmed',
  'payment-received',
  'part-paid',
  'refund-sent',
  'order-line-cancelled',
  'order-cancelled',
  'claim-received',
  'claim-decided',
  'invoice-issued',
];

export const STAFF_KINDS = [
  'new-order',
  'customer-cancelled',
  'customer-asked',
  'payment-reported',
  'customer-claimed',
  'new-bulk-order',
  'quotation-answered',
  'quotation-asked',
  'quotation-ends-soon',
  'proof-commented',
  'proof-answered',
  'new-contact-message',
  'low-stock',
  'dead-letters',
] as const;
export type StaffKind = (typeof STAFF_KINDS)[number];

/** When a member of staff is notified: at once, once a day in one email, or never. */
export const STAFF_TIMES = ['now', 'digest', 'off'] as const;
export type StaffTime = (typeof STAFF_TIMES)[number];

/**
 * All kinds. `digest` is the daily email of a member of staff. By `track-code` a guest opens a bulk order, and by `confirm-email`
 * somebody confirms their address. By `quotation-code` one accepts a quotation, by `proof-code` one approves a proof.
 */
export const MESSAGE_KINDS = [
  ...CUSTOMER_KINDS,
  ...STAFF_KINDS,
  'digest',
  'track-code',
  'confirm-email',
  'quotation-code',
  'proof-code',
] as const;
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
