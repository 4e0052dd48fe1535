import { toRupees } from '@print-shop/contracts/client';
import { formatWholeRupees } from '@print-shop/i18n';
import { FormMessage } from '@print-shop/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { useText } from '../messages/index.ts';
import type { PaymentMethod, ShopTerms } from '../order-sum.ts';

interface PaymentMethodsProps {
  offered: readonly PaymentMethod[];
  shopTerms: ShopTerms;
  registration: UseFormRegisterReturn;
}

/** The ways to pay for the order. Says why there is no cash on delivery where the shop takes it for smaller orders. */
export function PaymentMethods({ offered, shopTerms, registration }: PaymentMethodsProps) {
  const text = useText();
  const terms = useOrderTerms();
  const { methods, cashLimitPaise } = shopTerms;
  const isTooDearForCash = offered.length < methods.length;
  const limit = text.cashLimit(formatWholeRupees(toRupees(cashLimitPaise)));
  return (
    <fieldset>
      <legend className="headline mb-4 text-lead">{text.paymentMethod}</legend>
      {offered.length === 0 && <FormMessage detail={text.cashOnly}>{limit}</FormMessage>}
      <div className="grid rounded border border-rule bg-sheet empty:hidden">
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
      {isTooDearForCash && offered.length > 0 && <p className="mt-2 text-ink-soft text-small">{limit}</p>}
    </fieldset>
  );
}
