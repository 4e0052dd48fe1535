import { toRupees } from '@print-shop/contracts/client';
import { formatWholeRupees } from '@print-shop/i18n';
import { deliveryTermsOf, type Shop } from '@print-shop/web-kit';
import { Phone } from 'lucide-react';
import { LanguageSwitch } from './language-switch.tsx';
import { useText } from './messages/index.ts';

/** The line above the header: an offer, the language and a telephone number. */
export function TopStrip({ shop }: { shop: Shop }) {
  const text = useText();
  const { chargePaise, freeAbovePaise } = deliveryTermsOf(shop);
  const above = freeAbovePaise === null ? '' : text.freeDelivery(formatWholeRupees(toRupees(freeAbovePaise)));
  const offer = chargePaise === 0 ? text.alwaysFree : above;
  return (
    <aside aria-label={text.notes} className="bg-yellow text-stamp-ink print:hidden">
      <div className="page flex min-h-9 items-center justify-between gap-2 font-medium text-caption sm:gap-4">
        <p className="min-w-0 grow truncate">
          {offer}
          <span className={offer && 'hidden lg:inline'}>
            {offer && ' · '}
            {text.promises}
          </span>
        </p>
        <LanguageSwitch isCompact />
        <a
          href={`tel:${shop.phone.replaceAll(/[^\d+]/g, '')}`}
          className="inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap hover:underline"
        >
          <Phone aria-hidden="true" className="size-3.5" />
          {shop.phone}
        </a>
      </div>
    </aside>
  );
}
