import {
  listUnknownWebhooks,
  orderNumber,
  orderPath,
  refundOnline,
  returnFromCheckout,
  startCheckout,
  takeWebhook,
  toPaise,
  toRupees,
} from '@print-shop/contracts';
import {
  allow,
  type ContractRouter,
  conflict,
  forbidden,
  notFound,
  unavailable,
  type Waits,
} from '@print-shop/service-kit';
import { refundRecord } from '../account/account.events.ts';
import { type Payee, toAccountResponse } from '../account/account.presenter.ts';
import type { AccountStore } from '../account/account.store.ts';
import { type Account, dueNowPaise } from '../account/account.ts';
import { tooLittle } from '../account/credits.ts';
import { noSuchAccount } from '../account/no-such-account.ts';
import { firstKey, onlinePaise, refundsFor } from '../account/online.ts';
import { type CheckoutForm, type PaymentProvider, ProviderError } from '../provider/provider.ts';
import type { CheckoutStore } from './checkout.store.ts';
import type { OnlinePayments } from './take-payments.ts';
import type { WebhookStore } from './webhook.store.ts';

export interface OnlineRoutesDeps {
  accounts: AccountStore;
  /** Wakes requests that wait for the account of an order. */
  openings: Waits<Account>;
  checkouts: CheckoutStore;
  webhooks: WebhookStore;
  payments: OnlinePayments | undefined;
  /** Undefined where the shop has none. */
  provider: PaymentProvider | undefined;
  getPayee(): Promise<Payee>;
  /** Address under which visitors find the shop. */
  publicUrl: string;
  sendRefunds(): void;
}

/** The time that a customer who pays at once waits for the event that opens the account, in ms. */
const OPENING_MS = 3_000;

/** Registers what concerns payments by a provider: checkout, its return, webhooks, refunds. */
export function onlineRoutes(router: ContractRouter, deps: OnlineRoutesDeps): void {
  const { accounts, openings, checkouts, webhooks, payments, provider, getPayee, publicUrl, sendRefunds } = deps;
  /** The account of an order, which may have been placed a moment ago. */
  const openedAccount = (id: string) => openings.findOrWait(id, OPENING_MS);
  const named = (name: string): { provider: PaymentProvider; payments: OnlinePayments } => {
    if (!provider || !payments || provider.name !== name) throw noProvider();
    return { provider, payments };
  };

  /** The form that leads to the provider's page, for what is due now. */
  const begin = async (account: Account): Promise<CheckoutForm> => {
    if (!provider) throw noProvider();
    const paise = account.cancelledAt ? 0 : dueNowPaise(account);
    if (paise === 0) throw nothingDue();
    if (paise < provider.leastPaise) throw tooLittle(provider.leastPaise);
    const { id: orderId, orderKind, customer } = account;
    const now = new Date();
    let id = (await checkouts.reusable({ orderId, paise }, now))?._id;
    if (!id) {
      id = await openAt(provider, { reference: orderId, paise });
      await checkouts.begin({ _id: id, provider: provider.name, orderId, paise }, now);
    }
    const { shop } = await getPayee();
    return provider.checkoutForm({
      providerOrderId: id,
      payee: shop.name,
      paise,
      customer,
      description: account.quotation ? `Quotation ${account.quotation}` : `Order ${orderNumber(orderId, orderKind)}`,
      returnUrl: `${publicUrl}/api/payments/returns/${provider.name}`,
      cancelUrl: publicUrl + pageOf(account),
    });
  };
  /** Where the customer was: it opens nothing for anybody else. A guest's browser has kept their link. */
  const pageOf = ({ id, orderKind, userId }: Account): string => {
    if (userId !== null) return orderPath(orderKind, id);
    return orderKind === 'order' ? '/track?of=order' : '/track';
  };

  router
    .on(startCheckout, allow.orderCustomer, async ({ params: { order }, access }) => {
      const account = await openedAccount(order);
      if (!account) throw nothingDue();
      access.check(account);
      return { status: 200, body: await begin(account) };
    })
    .on(returnFromCheckout, allow.anyone, async ({ params, withBytes }) => {
      const its = named(params.provider);
      const back = await withBytes(async (bytes) => its.provider.readReturn(bytes));
      // A visitor without a signature is shown their orders. The checkout is looked at, whatever the browser says.
      const account = back && (await its.payments.takeReturned(back));
      return { status: 303, body: publicUrl + (account ? pageOf(account) : '/orders') };
    })
    .on(takeWebhook, allow.anyone, async ({ params, withBytes, req }) => {
      const its = named(params.provider);
      const told = await withBytes(async (bytes) => its.provider.readWebhook(bytes, (name) => req.get(name)));
      if (!told)
        throw forbidden({ en: 'The signature is not the right one.', hi: 'हस्ताक्षर सही नहीं है।' }, 'wrong-signature');
      const { event, paymentId = '' } = told;
      const id = `${its.provider.name}:${told.id}`;
      if (!(await webhooks.isDone(id))) {
        const isKnown = paymentId === '' || (await its.payments.takeById(paymentId)) !== undefined;
        const state = isKnown ? 'done' : 'unknown';
        await webhooks.keep({ _id: id, provider: its.provider.name, event, paymentId, state }, new Date());
      }
      return { status: 200, body: { message: 'Thank you.' } };
    })
    .on(listUnknownWebhooks, allow.staff('payments:read'), async ({ query }) => {
      const { webhooks: found, total } = await webhooks.listUnknown(query);
      const body = found.map(({ _id, provider: by, event, at, paymentId }) => ({
        _id,
        provider: by,
        event,
        at: at.toISOString(),
        paymentId,
      }));
      return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
    })
    .on(
      refundOnline,
      allow.staff('payments:write'),
      async ({ params: { order }, body, user, key: given = crypto.randomUUID() }) => {
        const key = `staff-${user.id}-${given}`;
        const paise = toPaise(body.amount);
        const asked = await accounts.change(order, (account) => {
          if (!account) throw noSuchAccount();
          const { refunds = [] } = account;
          if (refunds.some((refund) => refund.key === firstKey(key))) return undefined;
          const by = { key, at: new Date(), by: user.name || 'staff', note: body.note };
          const wanted = refundsFor(account, paise, by);
          if (paise > onlinePaise(account) || !wanted) throw tooMuch(onlinePaise(account));
          if (provider && wanted.some((one) => one.paise < provider.leastPaise)) throw tooLittle(provider.leastPaise);
          const changed = { ...account, refunds: [...refunds, ...wanted] };
          return { account: changed, events: [refundRecord(changed, paise, body.note, user)] };
        });
        if (!asked) throw noSuchAccount();
        sendRefunds();
        return { status: 200, body: toAccountResponse(asked, 'staff', await getPayee()) };
      },
    );
}

const noProvider = () =>
  notFound({ en: 'This shop takes no payments online.', hi: 'यह दुकान ऑनलाइन पेमेंट नहीं लेती।' }, 'no-provider');
const nothingDue = () =>
  conflict({ en: 'Nothing is due for this order.', hi: 'इस ऑर्डर का कुछ बकाया नहीं है।' }, 'nothing-due');
/** Opens an order at the provider. Throws conflict with the provider's reason for a refusal, and unavailable while it is away. */
async function openAt(provider: PaymentProvider, order: { reference: string; paise: number }): Promise<string> {
  try {
    return (await provider.createOrder(order)).providerOrderId;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.isPassing)
      throw unavailable(
        {
          en: 'The payment page cannot be reached at the moment. Please try again in a minute.',
          hi: 'पेमेंट का पेज अभी नहीं खुल रहा। एक मिनट बाद फिर कोशिश कीजिए।',
        },
        'provider-away',
        { retryAfterSeconds: 30, cause: error },
      );
    throw conflict(
      {
        en: `This amount cannot be paid online: ${error.message} Please choose another way to pay.`,
        hi: `यह रकम ऑनलाइन नहीं दी जा सकती: ${error.message} पेमेंट का दूसरा तरीका चुनिए।`,
      },
      'refused-by-provider',
    );
  }
}

const tooMuch = (most: number) =>
  conflict(
    {
      en: `Only ₹${toRupees(most)} of it was paid online.`,
      hi: `ऑनलाइन सिर्फ़ ₹${toRupees(most)} दिए गए थे।`,
    },
    'amount-too-high',
  );
