import { PLACEMENTS, type ProductSnapshot, placementsOf } from '@print-shop/contracts';
import { laidOutOf } from '../layout/draw-layout.ts';
import type { StoredLayout } from '../layout/layout.store.ts';
import type { Finding } from '../preflight/index.ts';

/** The part of a line's artwork that it has not paid for, and that is therefore not printed. */
export interface Unpaid {
  areas: { view: string; area: string; name: string }[];
  /** Whether a second side costs extra and was not ordered: then further pages of a file are not printed either. */
  isOneSided: boolean;
}

/** The options that a line orders. Bulk orders name no sides. */
interface Ordered {
  bothSides?: boolean | undefined;
  placement?: string | undefined;
}

type Layout = Pick<StoredLayout, 'views' | 'sides'>;
type Priced = Pick<ProductSnapshot, 'bothSidePaise' | 'priceRules'>;

/**
 * The unpaid parts of a line. For a product whose second side costs extra, these are all sides but the first that something lies
 * on, unless both were ordered. Placements that cost extra and were not ordered are unpaid, too. `undefined` where it has paid for
 * all.
 */
export function unpaidOf(
  layout: Layout | undefined,
  { bothSides = false, placement = '' }: Ordered,
  { bothSidePaise = 0, priceRules }: Priced,
): Unpaid | undefined {
  const costing = priceRules?.placementSurcharges?.map((one) => one.placement) ?? [];
  return unpaidIn(layout, { ordered: placementsOf(placement), costing, isOneSided: bothSidePaise > 0 && !bothSides });
}

/** The same of a bulk order, where each placement costs. Events of earlier releases do not say which were ordered. */
export const bulkUnpaid = (layout: Layout | undefined, { placement }: Ordered): Unpaid | undefined =>
  unpaidIn(layout, { ordered: placementsOf(placement ?? ''), costing: placement ? PLACEMENTS : [], isOneSided: false });

function unpaidIn(
  layout: Layout | undefined,
  { ordered, costing, isOneSided }: { ordered: string[]; costing: readonly string[]; isOneSided: boolean },
): Unpaid | undefined {
  const laidOut = layout ? laidOutOf(layout) : [];
  const placed = laidOut.filter(({ area: { name } }) => ordered.includes(name) || !costing.includes(name));
  const paid = isOneSided ? placed.filter(({ view }) => view === placed[0]?.view) : placed;
  const areas = laidOut
    .filter((one) => !paid.includes(one))
    .map(({ view, area }) => ({ view: view.id, area: area.id, name: view.areas.length > 1 ? area.name : view.name }));
  return areas.length > 0 || isOneSided ? { areas, isOneSided } : undefined;
}

/** The layout without what was not paid for. */
export function paidPartOf<L extends Layout>(layout: L, unpaid: Unpaid | null | undefined): L {
  const isUnpaid = (side: { view: string; area: string }) =>
    unpaid?.areas.some(({ view, area }) => view === side.view && area === side.area);
  return unpaid ? { ...layout, sides: layout.sides.filter((side) => !isUnpaid(side)) } : layout;
}

export const leftOffFinding = ({ areas }: Unpaid): Finding[] =>
  areas.length === 0
    ? []
    : [
        {
          code: 'left-off',
          level: 'note',
          page: null,
          box: null,
          values: { places: areas.map(({ name }) => name).join(', ') },
        },
      ];
