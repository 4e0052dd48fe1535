import {
  type PriceEntry as PriceEntryResponse,
  type PriceSection,
  type Pricing,
  toRupees,
} from '@print-shop/contracts';

/** One price of the shop's price list. Only paper has `gsm`, only printing has `isBothSide`. */
export interface PriceEntry {
  id: string;
  section: PriceSection;
  type: string;
  size: string;
  gsm: number | null;
  isBothSide: boolean;
  pricePaise: number;
  description: string;
  /** Grows with every change, so that nobody overwrites an unseen change. */
  version: number;
}

export type PriceFields = Omit<PriceEntry, 'id' | 'version'>;

/** The key of a price: section, type, and the other fields that the section has. Capital letters make no difference. */
export function entryKey({ section, type, size, gsm, isBothSide }: Omit<PriceFields, 'pricePaise'>): string {
  const parts: Record<PriceSection, unknown[]> = {
    design: [],
    lamination: [],
    binding: [],
    paper: [size.toLowerCase(), gsm],
    printing: [size.toLowerCase(), isBothSide],
  };
  return JSON.stringify([section, type.toLowerCase(), ...parts[section]]);
}

/** The name of a price for staff: "paper: Art card · 300 gsm · A4". */
export function priceLabel({ section, type, size, gsm, isBothSide }: Omit<PriceFields, 'pricePaise'>): string {
  const parts = [
    type,
    gsm && `${gsm} gsm`,
    size,
    section === 'printing' && (isBothSide ? 'both sides' : 'single side'),
  ];
  return `${section}: ${parts.filter(Boolean).join(' · ')}`;
}

/** Removes fields that the section does not have, so that nothing meaningless is stored. */
export function sectionFields<E extends PriceFields>(entry: E): E {
  const { section } = entry;
  return {
    ...entry,
    size: section === 'paper' || section === 'printing' ? entry.size : '',
    gsm: section === 'paper' ? entry.gsm : null,
    isBothSide: section === 'printing' && entry.isBothSide,
  };
}

const bySize = new Intl.Collator('en', { numeric: true });

/** Groups entries by type, in order of creation; within a type, GSM and sizes ascend. */
function inOrder(entries: readonly PriceEntry[]): PriceEntry[] {
  const rank = new Map([...new Set(entries.map(({ type }) => type))].map((type, index) => [type, index]));
  const rankOf = ({ type }: PriceEntry) => rank.get(type) ?? 0;
  return entries.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || (a.gsm ?? 0) - (b.gsm ?? 0) || bySize.compare(a.size, b.size),
  );
}

/** All prices by section: cards keyed by type name; printing and paper as ordered lists. */
export function toPricing(entries: readonly PriceEntry[]): Pricing {
  const pricing: Pricing = { design: {}, lamination: {}, binding: {}, printing: [], paper: [] };
  for (const entry of inOrder(entries)) {
    const { id: _id, section, type, size, gsm, isBothSide, pricePaise, description, version } = entry;
    const price = toRupees(pricePaise);
    const words = description ? { description } : {};
    if (section === 'paper') pricing.paper.push({ _id, type, gsm: gsm ?? 0, size, price, version });
    else if (section === 'printing') pricing.printing.push({ _id, type, size, price, isBothSide, ...words, version });
    else pricing[section][type] = { _id, price, ...words, version };
  }
  return pricing;
}

export function toEntryResponse({ id, pricePaise, ...entry }: PriceEntry): PriceEntryResponse {
  return { _id: id, ...entry, price: toRupees(pricePaise) };
}

/** A price as shown in its history. */
export const toWords = ({ type, pricePaise, description }: PriceFields): object => ({
  type,
  price: toRupees(pricePaise),
  description,
});
