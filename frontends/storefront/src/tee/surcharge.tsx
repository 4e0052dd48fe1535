import { formatRupees } from '@print-shop/i18n';

/** What an option costs beside the price of a piece, in rupees; nothing where it costs nothing. */
export function Surcharge({ rupees = 0 }: { rupees?: number | undefined }) {
  return (
    rupees > 0 && <span className="tabular whitespace-nowrap font-normal text-small">+{formatRupees(rupees)}</span>
  );
}
