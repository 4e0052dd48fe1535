import type { Product } from '@print-shop/contracts';
import { dayOf } from '@print-shop/contracts/client';
import { useLanguage } from '@print-shop/i18n';
import { productDiscount } from '../../../api/pieces-price.ts';
import { useMoment } from '../../../api/use-moment.ts';
import { useText } from '../messages/index.ts';

/** 4 January 2026 was a Sunday. */
const aDay = (weekday: number): Date => new Date(Date.UTC(2026, 0, 4 + weekday));

/** When the discounts of a product hold that come and go; the one in force stands out. */
export function Schedule({ product }: { product: Product }) {
  const text = useText();
  const locale = `${useLanguage()}-IN`;
  const at = useMoment();
  const { happyHour, festival } = product.priceRules ?? {};
  const now = productDiscount(product, at);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const isOn = (kind: typeof now.kind) => now.percent > 0 && now.kind === kind;
  const days = happyHour?.days?.map((day) => weekday.format(aDay(day))).join(', ');
  const notes = [
    happyHour &&
      product.happyHourDiscount > 0 && {
        kind: 'happy-hour' as const,
        words: text.happyHour(product.happyHourDiscount, happyHour.from, happyHour.until, days),
      },
    festival &&
      product.festivalHourDiscount > 0 &&
      // An offer that has ended is of no use. Only the visitor's clock says whether it has.
      at &&
      dayOf(at) <= festival.until && {
        kind: 'festival' as const,
        words: text.festival(
          product.festivalHourDiscount,
          date.format(new Date(festival.from)),
          date.format(new Date(festival.until)),
        ),
      },
  ].filter((note) => note !== undefined && note !== false);
  return notes.map(({ kind, words }) => (
    <p key={kind} className={`mt-1 text-small ${isOn(kind) ? 'font-bold text-good' : 'text-ink-soft'}`}>
      {words}
      {isOn(kind) && ` ${text.holdsNow}`}
    </p>
  ));
}
