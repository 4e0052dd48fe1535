import { PAYMENT_METHODS } from '@print-shop/contracts';
import type { UseFormRegisterReturn } from 'react-hook-form';

const LABELS: Record<(typeof PAYMENT_METHODS)[number], [label: string, detail: string]> = {
  UPI: ['UPI', 'Pay from any UPI app; we send the request'],
  credit_card: ['Credit card', 'Link by SMS after we confirm'],
  debit_card: ['Debit card', 'Link by SMS after we confirm'],
  paypal: ['PayPal', 'For payments from abroad'],
  cash_on_delivery: ['Cash on delivery', 'Pay when the parcel is in your hands'],
};

export function PaymentMethods({ registration }: { registration: UseFormRegisterReturn }) {
  return (
    <fieldset>
      <legend className="headline mb-4 text-lead">Payment method</legend>
      <div className="grid rounded border border-rule bg-sheet">
        {PAYMENT_METHODS.map((method) => (
          <label
            key={method}
            className="flex min-h-14 cursor-pointer items-center gap-4 border-rule px-4 py-2 hover:bg-paper-deep [&:not(:last-child)]:border-b"
          >
            <input type="radio" value={method} className="size-5 shrink-0 accent-action" {...registration} />
            <span>
              <span className="block font-semibold">{LABELS[method][0]}</span>
              <span className="block text-ink-soft text-small">{LABELS[method][1]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
