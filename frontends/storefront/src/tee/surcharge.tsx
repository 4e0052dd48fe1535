import { formatRupees } from '@print-shop/i18n';

/** The price of an option beside the price of a piece, in rupees; nothing where the option is free. */
export function Surcharge({ rupees = 0 }: { rupees?: number | undefined }) {
  return (
    rupees > 0 && <span className="tabular whitespace-nowrap font-normal text-small">+{formatRupees(rupees)}</span>
  );
}
