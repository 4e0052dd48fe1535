import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentWay } from '@print-shop/contracts';
import { z } from 'zod';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
  type Settlement,
  type SettlementRow,
} from './provider.ts';

export interface RazorpaySettings {
  /** `RAZORPAY_URL` of the settings. */
  url: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

const TIMEOUT_MS = 10_000;
const PAGE = 1000;

const WAYS: Record<string, PaymentWay> = { upi: 'upi', card: 'card', emi: 'card', netbanking: 'bank' };

const paymentSchema = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: z.number().int(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: z.string().nullish(),
    amount_refunded: z.number().int().nullish(),
  })
  .transform(
    (sent): ProviderPayment => ({
      id: sent.id,
      providerOrderId: sent.order_id ?? '',
      paise: sent.amount,
      state: sent.status,
      way: WAYS[sent.method ?? ''] ?? 'other',
      refundedPaise: sent.amount_refunded ?? 0,
    }),
  );
const refundSchema = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: z.number().int(),
    status: z.enum(['pending', 'processed', 'failed']),
  })
  .transform(
    ({ id, payment_id: paymentId, amount: paise, status: state }): ProviderRefund => ({ id, paymentId, paise, state }),
  );
const orderSchema = z.object({ id: z.string() });
const rowSchema = z.object({
  entity_id: z.string(),
  type: z.string(),
  amount: z.number().int(),
  debit: z.number().int(),
  credit: z.number().int(),
  fee: z.number().int(),
  tax: z.number().int(),
  settlement_id: z.string().nullish(),
  payment_id: z.string().nullish(),
});
type Row = z.output<typeof rowSchema>;
const toRow = ({ entity_id: id, type, amount, fee, tax, payment_id }: Row): SettlementRow[] =>
  type === 'payment' || type === 'refund'
    ? [
        {
          id,
          kind: type,
          paise: amount,
          feePaise: fee,
          taxPaise: tax,
          paymentId: type === 'payment' ? id : (payment_id ?? ''),
        },
      ]
    : [];
const isOther = ({ type }: Row): boolean => type !== 'payment' && type !== 'refund';
const settlementSchema = z.object({ amount: z.number().int(), utr: z.string().nullish() });
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });
const errorSchema = z.object({ error: z.object({ description: z.string() }) });
const webhookSchema = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    refund: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
  }),
});

/** The payments of Razorpay (https://razorpay.com/docs/api), with its hosted page of checkout. */
export function createRazorpay({ url, keyId, keySecret, webhookSecret }: RazorpaySettings): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const call = async <Schema extends z.ZodType>(
    schema: Schema,
    method: 'GET' | 'POST',
    path: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<z.output<Schema>> => {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((cause: unknown) => {
      throw new ProviderError('the payment provider did not answer', { isPassing: true, cause });
    });
    const sent: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const { data } = errorSchema.safeParse(sent);
      // 409: the same refund is being made at this moment.
      const isPassing = response.status >= 500 || [408, 409, 425, 429].includes(response.status);
      throw new ProviderError(data?.error.description ?? `the payment provider answered ${response.status}`, {
        isPassing,
      });
    }
    const read = schema.safeParse(sent);
    if (read.success) return read.data;
    throw new ProviderError('the payment provider answered something unknown', { isPassing: true, cause: read.error });
  };
  const isSigned = (text: string | Buffer, signature: string, secret: string): boolean => {
    const [own, given] = [createHmac('sha256', secret).update(text).digest(), Buffer.from(signature, 'hex')];
    return own.length === given.length && timingSafeEqual(own, given);
  };

  return {
    name: 'razorpay',
    leastPaise: 1_00,

    async createOrder({ reference, paise }) {
      const body = { amount: paise, currency: 'INR', receipt: reference };
      return { providerOrderId: (await call(orderSchema, 'POST', '/orders', { body })).id };
    },

    // https://razorpay.com/docs/payments/payment-gateway/web-integration/hosted
    checkoutForm: ({ providerOrderId, payee, paise, description, customer, returnUrl, cancelUrl }) => ({
      action: `${url}/v1/checkout/embedded`,
      fields: {
        key_id: keyId,
        order_id: providerOrderId,
        amount: String(paise),
        currency: 'INR',
        name: payee,
        description,
        'prefill[name]': customer.name,
        'prefill[email]': customer.email,
        callback_url: returnUrl,
        cancel_url: cancelUrl,
      },
    }),

    readReturn(body) {
      const sent = new URLSearchParams(body.toString('utf8'));
      const [providerOrderId = '', paymentId = '', signature = ''] = [
        'razorpay_order_id',
        'razorpay_payment_id',
        'razorpay_signature',
      ].map((name) => sent.get(name) ?? '');
      return isSigned(`${providerOrderId}|${paymentId}`, signature, keySecret)
        ? { providerOrderId, paymentId }
        : undefined;
    },

    fetchPayment: (id) => call(paymentSchema, 'GET', `/payments/${encodeURIComponent(id)}`),

    async paymentsOf(providerOrderId) {
      const path = `/orders/${encodeURIComponent(providerOrderId)}/payments`;
      return (await call(listOf(paymentSchema), 'GET', path)).items;
    },

    capture: (id, paise) =>
      call(paymentSchema, 'POST', `/payments/${encodeURIComponent(id)}/capture`, {
        body: { amount: paise, currency: 'INR' },
      }),

    // https://razorpay.com/docs/api/refunds/normal-refunds-idempotent: a key has letters, digits, hyphens and underscores.
    refund: (paymentId, { paise, key }) =>
      call(refundSchema, 'POST', `/payments/${encodeURIComponent(paymentId)}/refund`, {
        body: { amount: paise },
        headers: { 'X-Refund-Idempotency': createHash('sha256').update(key).digest('hex').slice(0, 40) },
      }),

    async refundsOf(paymentId) {
      // Without a count it answers ten of them; a hundred are the most.
      const path = `/payments/${encodeURIComponent(paymentId)}/refunds?count=100`;
      return (await call(listOf(refundSchema), 'GET', path)).items;
    },

    async settlements(day) {
      const [year, month, date] = day.split('-');
      const rows: Row[] = [];
      for (let skip = 0; ; skip += PAGE) {
        const query = `year=${year}&month=${month}&day=${date}&count=${PAGE}&skip=${skip}`;
        const { items } = await call(listOf(rowSchema), 'GET', `/settlements/recon/combined?${query}`);
        rows.push(...items);
        if (items.length < PAGE) break;
      }
      // A payment on hold is in none yet.
      const ids = new Set(rows.flatMap(({ settlement_id: id }) => id || []));
      const found: Settlement[] = [];
      for (const id of ids) {
        const path = `/settlements/${encodeURIComponent(id)}`;
        const { amount, utr } = await call(settlementSchema, 'GET', path);
        const its = rows.filter(({ settlement_id: of }) => of === id);
        found.push({
          id,
          utr: utr ?? '',
          paise: amount,
          rows: its.flatMap(toRow),
          otherPaise: its.filter(isOther).reduce((sum, { credit, debit }) => sum + credit - debit, 0),
        });
      }
      return found;
    },

    readWebhook(body, header) {
      if (!isSigned(body, header('x-razorpay-signature') ?? '', webhookSecret)) return undefined;
      const { event, payload } = webhookSchema.parse(JSON.parse(body.toString('utf8')));
      const paymentId = payload.payment?.entity.id ?? payload.refund?.entity.payment_id;
      // An event without an id is told apart by what it says.
      const id = header('x-razorpay-event-id') ?? createHash('sha256').update(body).digest('hex');
      return { id, event, ...(paymentId ? { paymentId } : {}) };
    },
  };
}
