import { PAYMENT_METHODS } from '@print-shop/contracts/client';
import { useShop } from '@print-shop/web-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { useText } from '../messages/index.ts';

/** The ways to pay that the shop offers. */
export function PaymentMethods({ registration }: { registration: UseFormRegisterReturn }) {
  const text = useText();
  const terms = useOrderTerms();
  const offered = useShop().payments?.methods ?? PAYMENT_METHODS;
  return (
    <fieldset>
      <legend className="headline mb-4 text-lead">{text.paymentMethod}</legend>
      <div className="grid rounded border border-rule bg-sheet">
        {offered.map((method) => (
          <label
            key={method}
            className="flex min-h-14 cursor-pointer items-center gap-4 border-rule px-4 py-2 hover:bg-paper-deep [&:not(:last-child)]:border-b"
          >
            <input type="radio" value={method} className="size-5 shrink-0 accent-action" {...registration} />
            <span>
              <span className="block font-semibold">{terms.paymentMethods[method]}</span>
              <span className="block text-ink-soft text-small">{text.howPaid[method]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
