import type { IncomingHttpHeaders } from 'node:http';
import { dayOf } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { sumsOf } from '../reconciliation/settlement.ts';
import { type PaymentProvider, ProviderError } from './provider.ts';

/** An adapter with a server of its provider, real or of the same API, and what a customer and the shop's address see of it. */
export interface TestedProvider {
  adapter: PaymentProvider;
  /** The same provider with a key that it does not know, and one that nobody answers at. */
  withoutKey: PaymentProvider;
  away: PaymentProvider;
  /** The customer pays an order, or does not. Gives what the provider's page posts to `returnUrl`. */
  pay(providerOrderId: string, outcome: 'paid' | 'held' | 'failed'): Promise<Buffer>;
  /** The next call takes effect, and its answer is lost. */
  loseAnswer(): Promise<unknown>;
  /** Webhooks that have come so far. */
  heard: readonly { body: Buffer; headers: IncomingHttpHeaders }[];
}

/** The behaviour that the shop needs of any payment provider: the tests that every adapter has to pass. */
export function describeProvider(name: string, tested: () => TestedProvider): void {
  const its = () => tested().adapter;
  const refused = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ isPassing: false });
  const opened = async (paise = 999_00): Promise<string> =>
    (await its().createOrder({ reference: 'a'.repeat(24), paise })).providerOrderId;
  const paid = async (paise?: number) => {
    const order = await opened(paise);
    const back = await tested().pay(order, 'paid');
    const [payment] = await its().paymentsOf(order);
    if (!payment) throw new Error('the provider has no payment of an order that was paid');
    return { order, back, payment };
  };

  describe(`the adapter of ${name} as a payment provider`, () => {
    it('opens an order for each call, which nobody has paid', async () => {
      const [first, second] = [await opened(), await opened()];
      expect(first).not.toBe(second);
      expect(await its().paymentsOf(first)).toEqual([]);
    });

    it('has a form that leads to the page of the provider, with the order, and back', async () => {
      const form = its().checkoutForm({
        payee: 'Chhaap',
        providerOrderId: await opened(),
        paise: 999_00,
        description: 'Order 0A1B2C',
        customer: { name: 'Asha', email: 'asha@example.com' },
        returnUrl: 'http://shop.test/back',
        cancelUrl: 'http://shop.test/order',
      });
      expect(new URL(form.action).protocol).toMatch(/^https?:$/);
      expect(Object.values(form.fields)).toContain('http://shop.test/back');
    });

    it('takes a payment, fetches it, and believes only the signed return', async () => {
      const { order, back, payment } = await paid();
      expect(payment).toMatchObject({ providerOrderId: order, paise: 999_00, state: 'captured', refundedPaise: 0 });
      expect(await its().fetchPayment(payment.id)).toEqual(payment);
      expect(its().readReturn(back)).toEqual({ providerOrderId: order, paymentId: payment.id });
      const forged = back.toString().replace(payment.id, `${payment.id.slice(0, -4)}AAAA`);
      for (const body of [forged, '', 'nonsense', '{}']) expect(its().readReturn(Buffer.from(body))).toBeUndefined();
    });

    it('captures what the bank holds, once, and knows a payment that failed', async () => {
      const held = await opened();
      await tested().pay(held, 'held');
      const [payment] = await its().paymentsOf(held);
      expect(payment?.state).toBe('authorized');
      await refused(its().capture(payment?.id ?? '', 999_01));
      expect(await its().capture(payment?.id ?? '', 999_00)).toMatchObject({ state: 'captured', paise: 999_00 });
      await refused(its().capture(payment?.id ?? '', 999_00));
      const failed = await opened();
      await tested().pay(failed, 'failed');
      expect(await its().paymentsOf(failed)).toMatchObject([{ state: 'failed' }]);
    });

    it('refunds in parts, once for each key however often and at once it is told to, and no more than was paid', async () => {
      const { id } = (await paid()).payment;
      const again = await Promise.all([1, 2, 3].map(() => its().refund(id, { paise: 400_00, key: `${id}-one` })));
      expect(new Set(again.map((refund) => refund.id)).size).toBe(1);
      expect(await its().fetchPayment(id)).toMatchObject({ state: 'captured', refundedPaise: 400_00 });
      await refused(its().refund(id, { paise: 400_01, key: `${id}-one` }));
      await its().refund(id, { paise: 599_00, key: `${id}-two` });
      await refused(its().refund(id, { paise: 1_00, key: `${id}-three` }));
      expect(await its().refundsOf(id)).toMatchObject([
        { paymentId: id, paise: 400_00, state: 'processed' },
        { paymentId: id, paise: 599_00, state: 'processed' },
      ]);
      expect(await its().fetchPayment(id)).toMatchObject({ state: 'refunded', refundedPaise: 999_00 });
    });

    it('refunds once where the answer of the first call was lost', async () => {
      const { id } = (await paid()).payment;
      await tested().loseAnswer();
      await expect(its().refund(id, { paise: 100_00, key: `${id}-lost` })).rejects.toMatchObject({ isPassing: true });
      await its().refund(id, { paise: 100_00, key: `${id}-lost` });
      expect(await its().refundsOf(id)).toHaveLength(1);
    });

    it('tells of more refunds of a payment than are on a page', async () => {
      const { id } = (await paid()).payment;
      for (let n = 0; n < 12; n++) await its().refund(id, { paise: 1_00, key: `${id}-${n}` });
      expect(await its().refundsOf(id)).toHaveLength(12);
    });

    it('reads what was settled on a day, with fees and the tax on them', async () => {
      const { id } = (await paid(500_00)).payment;
      const refund = await its().refund(id, { paise: 100_00, key: `${id}-settled` });
      const settlements = await its().settlements(dayOf(new Date()));
      const rows = settlements.flatMap((one) => one.rows);
      const row = rows.find((one) => one.id === id);
      expect(row).toMatchObject({ kind: 'payment', paymentId: id, paise: 500_00 });
      expect(settlements[0]).toMatchObject({ otherPaise: 0 });
      expect(settlements.map(({ paise }) => paise)).toEqual(settlements.map((one) => sumsOf(one).expectedPaise));
      // The fee has the tax in it.
      expect(row?.feePaise).toBeGreaterThanOrEqual(row?.taxPaise ?? Number.NaN);
      expect(rows).toContainEqual(
        expect.objectContaining({ id: refund.id, kind: 'refund', paymentId: id, paise: 100_00 }),
      );
      expect(await its().settlements('2020-01-01')).toEqual([]);
    });

    it('reads webhooks that are signed over the exact body, and each by its id', async () => {
      const { payment } = await paid();
      const webhook = await eventually(() => {
        const found = tested().heard.find(({ body }) => body.includes(payment.id));
        expect(found).toBeDefined();
        return found as { body: Buffer; headers: IncomingHttpHeaders };
      });
      const header = (of: string) => webhook.headers[of.toLowerCase()]?.toString();
      const read = its().readWebhook(webhook.body, header);
      expect(read).toMatchObject({ id: expect.stringMatching(/./), paymentId: payment.id });
      expect(its().readWebhook(webhook.body, header)).toEqual(read);
      for (const body of [`${webhook.body} `, webhook.body.toString().replace(payment.id, 'pay_other'), ''])
        expect(its().readWebhook(Buffer.from(body), header)).toBeUndefined();
      for (const wrong of [undefined, '', 'nonsense', '0'.repeat(64)])
        expect(its().readWebhook(webhook.body, () => wrong)).toBeUndefined();
    });

    it('refuses what it does not know for good, and says where trying again can help', async () => {
      await refused(its().fetchPayment('pay_unknown'));
      await refused(its().paymentsOf('order_unknown'));
      await refused(its().refund('pay_unknown', { paise: 100, key: 'unknown' }));
      await refused(tested().withoutKey.fetchPayment('pay_unknown'));
      const error = await tested()
        .away.fetchPayment('pay_unknown')
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProviderError);
      expect(error).toMatchObject({ isPassing: true });
    });
  });
}
