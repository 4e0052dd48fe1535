import type { PaymentWay } from '@print-shop/contracts';

/** Amounts in paise. */
export interface ProviderPayment {
  id: string;
  /** Id of the order at the provider that it pays. */
  providerOrderId: string;
  paise: number;
  /** `authorized` is held, and must be captured to be paid. */
  state: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  way: PaymentWay;
  refundedPaise: number;
}

export interface ProviderRefund {
  id: string;
  paymentId: string;
  paise: number;
  state: 'pending' | 'processed' | 'failed';
}

/** A payment or a refund in a settlement. */
export interface SettlementRow {
  id: string;
  kind: 'payment' | 'refund';
  paymentId: string;
  paise: number;
  /** The fee of the provider, with the tax in it. */
  feePaise: number;
  /** GST on the fee. */
  taxPaise: number;
}

/** One payout of the provider to the shop's bank account. */
export interface Settlement {
  id: string;
  utr: string;
  /** The sum that it claims to have paid out. */
  paise: number;
  rows: SettlementRow[];
  /** The other sums that were paid out, less those that were kept: adjustments, transfers, disputes. */
  otherPaise: number;
}

/** A form that the browser sends to the provider's page, where the customer pays. */
export interface CheckoutForm {
  action: string;
  fields: Record<string, string>;
}

interface CheckoutOf {
  providerOrderId: string;
  /** Shown to the customer: whom they pay. */
  payee: string;
  paise: number;
  /** Shown to the customer: what they pay. */
  description: string;
  customer: { name: string; email: string };
  /** Where the provider posts the outcome, and where it leads a customer who gives up. */
  returnUrl: string;
  cancelUrl: string;
}

/** A provider of online payments. Every call ends within 10 s, is not repeated inside, and throws ProviderError. */
export interface PaymentProvider {
  /** As in the paths of the routes: `razorpay`. */
  readonly name: string;
  /** The smallest payment, and the smallest refund, that it takes, in paise. */
  readonly leastPaise: number;
  /** Opens an order at the provider. `reference` is that of the shop's order. */
  createOrder(order: { reference: string; paise: number }): Promise<{ providerOrderId: string }>;
  checkoutForm(checkout: CheckoutOf): CheckoutForm;
  /** The provider's post to `returnUrl`; `undefined` where it is not signed, and for a failure. */
  readReturn(body: Buffer): { providerOrderId: string; paymentId: string } | undefined;
  fetchPayment(id: string): Promise<ProviderPayment>;
  paymentsOf(providerOrderId: string): Promise<ProviderPayment[]>;
  capture(id: string, paise: number): Promise<ProviderPayment>;
  /** The same `key` refunds once. */
  refund(paymentId: string, refund: { paise: number; key: string }): Promise<ProviderRefund>;
  refundsOf(paymentId: string): Promise<ProviderRefund[]>;
  /** The settlements of a day, as it is in India: 2026-11-23. */
  settlements(day: string): Promise<Settlement[]>;
  /** An event; `undefined` for a body that the provider has not signed. */
  readWebhook(
    body: Buffer,
    headers: (name: string) => string | undefined,
  ): { id: string; event: string; paymentId?: string } | undefined;
}

/** A call that the provider has refused or did not answer. */
export class ProviderError extends Error {
  /** Whether trying again can help. */
  readonly isPassing: boolean;
  constructor(message: string, options: { isPassing: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.isPassing = options.isPassing;
  }
}
