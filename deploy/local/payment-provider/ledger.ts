import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// The state of a payment provider: orders, payments and refunds, in the shapes of Razorpay's API
// (https://razorpay.com/docs/api). Amounts in paise, times in seconds.

export interface Order {
  id: string;
  amount: number;
  currency: string;
  receipt: string;
  status: 'created' | 'paid';
  created_at: number;
}

export interface Payment {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  method: 'upi' | 'card';
  amount_refunded: number;
  fee: number;
  tax: number;
  acquirer_data: { rrn: string };
  error_description: string | null;
  created_at: number;
}

export interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
}

interface State {
  orders: Order[];
  payments: Payment[];
  refunds: Refund[];
  /** Refunds by their idempotency keys. */
  keys: Record<string, { amount: number; refund: string }>;
}

/** An answer that the API refuses with, in its own words. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type Tell = (event: string, payload: object) => void;

const idOf = (kind: string): string => `${kind}_${randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
const seconds = (): number => Math.floor(Date.now() / 1000);
/** The fee of a provider: 2 %, and 18 % GST on it. */
const feeOf = (amount: number): { fee: number; tax: number } => {
  const tax = Math.round(amount * 0.02 * 0.18);
  return { fee: Math.round(amount * 0.02) + tax, tax };
};

export type Ledger = ReturnType<typeof openLedger>;

/** Opens the state in a file, where it survives a restart. `tell` gets each event of a payment or a refund. */
export function openLedger(file: string, { keySecret, tell }: { keySecret: string; tell: Tell }) {
  const state: State = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { orders: [], payments: [], refunds: [], keys: {} };
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const save = (): void => {
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
  };
  const order = (id: string): Order => {
    const found = state.orders.find((one) => one.id === id);
    if (!found) throw new Refusal(400, 'The id provided does not exist');
    return found;
  };
  const payment = (id: string): Payment => {
    const found = state.payments.find((one) => one.id === id);
    if (!found) throw new Refusal(400, 'The id provided does not exist');
    return found;
  };
  const told = (event: string, about: Payment, refund?: Refund): void => {
    save();
    tell(event, {
      payment: { entity: { entity: 'payment', ...about } },
      ...(refund ? { refund: { entity: { entity: 'refund', ...refund } } } : {}),
    });
  };
  const settle = (paid: Payment): void => {
    paid.status = 'captured';
    order(paid.order_id).status = 'paid';
    told('payment.captured', paid);
  };

  return {
    all: (): Readonly<State> => state,
    order,
    payment,
    paymentsOf: (orderId: string): Payment[] => state.payments.filter(({ order_id: id }) => id === order(orderId).id),
    refundsOf: (paymentId: string): Refund[] => state.refunds.filter(({ payment_id: id }) => id === paymentId),

    open({ amount, currency = 'INR', receipt = '' }: Partial<Order>): Order {
      if (!Number.isInteger(amount) || Number(amount) < 100)
        throw new Refusal(400, 'Order amount less than minimum amount allowed');
      const opened: Order = {
        id: idOf('order'),
        amount: Number(amount),
        currency,
        receipt,
        status: 'created',
        created_at: seconds(),
      };
      state.orders.push(opened);
      save();
      return opened;
    },

    /** The customer pays on the page; `slow` is held first, and captured by the shop. */
    pay(orderId: string, outcome: 'upi' | 'card' | 'fail' | 'slow'): Payment {
      const { id, amount, currency } = order(orderId);
      const paid: Payment = {
        id: idOf('pay'),
        order_id: id,
        amount,
        currency,
        amount_refunded: 0,
        ...feeOf(amount),
        status: 'authorized',
        method: outcome === 'card' ? 'card' : 'upi',
        created_at: seconds(),
        acquirer_data: { rrn: String(randomBytes(6).readUIntBE(0, 6)).padStart(12, '0').slice(0, 12) },
        error_description: null,
      };
      state.payments.push(paid);
      if (outcome === 'fail') {
        Object.assign(paid, { status: 'failed', error_description: 'Payment was declined by the bank' });
        told('payment.failed', paid);
      } else if (outcome === 'slow') told('payment.authorized', paid);
      else settle(paid);
      return paid;
    },

    /** The signature by which the shop believes what the browser brings. */
    sign: ({ id, order_id: orderId }: Payment): string =>
      createHmac('sha256', keySecret).update(`${orderId}|${id}`).digest('hex'),

    capture(id: string, amount: number): Payment {
      const held = payment(id);
      if (held.status === 'captured') throw new Refusal(400, 'This payment has already been captured');
      if (held.status !== 'authorized' || held.amount !== amount)
        throw new Refusal(400, 'Only payments which have been authorized can be captured');
      settle(held);
      return held;
    },

    refund(id: string, amount: number, key: string | undefined): Refund {
      const paid = payment(id);
      const known = key ? state.keys[key] : undefined;
      if (known && known.amount !== amount)
        throw new Refusal(400, 'Different request with the same idempotency key has already been processed.');
      const earlier = known && state.refunds.find((one) => one.id === known.refund);
      if (earlier) return earlier;
      if (paid.status !== 'captured')
        throw new Refusal(400, 'The payment status should be captured for action to be taken');
      if (!Number.isInteger(amount) || amount < 100 || amount > paid.amount - paid.amount_refunded)
        throw new Refusal(400, 'The total refund amount is greater than the refund payment amount');
      const sent: Refund = { id: idOf('rfnd'), payment_id: id, amount, status: 'processed', created_at: seconds() };
      state.refunds.push(sent);
      if (key) state.keys[key] = { amount, refund: sent.id };
      paid.amount_refunded += amount;
      if (paid.amount_refunded === paid.amount) paid.status = 'refunded';
      told('refund.processed', paid, sent);
      return sent;
    },
  };
}
