import { toPaise } from '../money.ts';
import { placementsOf } from '../placements.ts';
import { discountAt } from './discount.ts';
import type { PricePartKind } from './part-kinds.ts';
import { breaksAbove, type NextBreak, piecesPaise } from './pieces.ts';
import type { LineToPrice, PricedProduct } from './rules.ts';
import { type Taxed, taxIn } from './tax-lines.ts';

export type { NextBreak } from './pieces.ts';

/** A part that is taken off is negative. */
export interface PricePart {
  kind: PricePartKind;
  paise: number;
}

export interface LinePrice {
  /** One piece with its surcharges, without the set-up, rounded: to show. */
  unitPaise: number;
  /** The same without breaks and discounts. */
  listUnitPaise: number;
  /** The exact amount to pay for the line. */
  totalPaise: number;
  /** The price without breaks and discounts. */
  listPaise: number;
  /** Their sum is `totalPaise`. */
  parts: PricePart[];
  nextBreak?: NextBreak;
  /** The tax in `totalPaise`; missing where the rate of the product is not known. */
  tax?: Taxed;
}

const FREE: LinePrice = { unitPaise: 0, listUnitPaise: 0, totalPaise: 0, listPaise: 0, parts: [] };

/** A line's share of an amount for all pieces of a product; the shares of all lines make up the amount. */
const share = (paise: number, before: number, quantity: number, all: number): number =>
  Math.floor((paise * (before + quantity)) / all) - Math.floor((paise * before) / all);

function surcharges({ bothSidePaise = 0, priceRules }: PricedProduct, line: LineToPrice): PricePart[] {
  const size = priceRules?.sizeSurcharges?.find((one) => one.size === line.size)?.rupees ?? 0;
  const placements = placementsOf(line.placement ?? '');
  const perPlacement = priceRules?.placementSurcharges?.filter((one) => placements.includes(one.placement)) ?? [];
  const placement = perPlacement.reduce((paise, { rupees }) => paise + toPaise(rupees), 0);
  return [
    { kind: 'size', paise: toPaise(size) * line.quantity },
    { kind: 'placement', paise: placement * line.quantity },
    { kind: 'both-sides', paise: line.bothSides ? bothSidePaise * line.quantity : 0 },
  ];
}

const sum = (parts: readonly PricePart[]): number => parts.reduce((paise, part) => paise + part.paise, 0);

/** The lines of one product, with `all` pieces in total. */
function priceProduct(product: PricedProduct, lines: readonly LineToPrice[], at: Date): LinePrice[] {
  const all = lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
  const { taxRate } = product;
  const { kind, percent } = discountAt(product, at);
  const undiscounted = piecesPaise(product, all, 0);
  const discounted = piecesPaise(product, all, percent);
  const [nextBreak] = breaksAbove(product, all, percent);
  const designs = new Set<string>();
  let before = 0;
  return lines.map((line) => {
    const { quantity, design } = line;
    if (quantity === 0) return FREE;
    const list = product.pricePaise * quantity;
    const afterBreaks = share(undiscounted, before, quantity, all);
    const afterDiscount = share(discounted, before, quantity, all);
    before += quantity;
    const isNewDesign = design && !designs.has(design);
    if (design) designs.add(design);
    const setUp = isNewDesign ? toPaise(product.priceRules?.setUp ?? 0) : 0;
    const extra = surcharges(product, line);
    const parts: PricePart[] = [
      { kind: 'pieces', paise: list },
      { kind: 'break', paise: afterBreaks - list },
      ...extra,
      { kind: 'set-up', paise: setUp },
      { kind, paise: afterDiscount - afterBreaks },
    ];
    const totalPaise = sum(parts);
    return {
      unitPaise: Math.round((totalPaise - setUp) / quantity),
      listUnitPaise: product.pricePaise + sum(extra) / quantity,
      totalPaise,
      listPaise: list + sum(extra) + setUp,
      parts: parts.filter(({ paise }) => paise !== 0),
      nextBreak,
      ...(taxRate ? { tax: taxIn({ paise: totalPaise, quantity, rate: taxRate }) } : {}),
    };
  });
}

/**
 * The price of each line, in their order, at that moment. This is the only place that says what a product costs: carts,
 * orders and screens ask it. Breaks count all lines of a product together, and the shares of its lines make up its price to the
 * paisa. Discounts are taken off the price of the pieces (after breaks), not off surcharges and set-up. A line whose product
 * is not in `products` costs nothing. Prices have the tax in them.
 */
export function priceLines(
  lines: readonly LineToPrice[],
  products: ReadonlyMap<string, PricedProduct>,
  at: Date,
): LinePrice[] {
  const prices: LinePrice[] = lines.map(() => FREE);
  for (const productId of new Set(lines.map((line) => line.productId))) {
    const product = products.get(productId);
    if (!product) continue;
    const places = lines.flatMap((line, place) => (line.productId === productId ? [place] : []));
    const own = lines.filter((line) => line.productId === productId);
    for (const [n, price] of priceProduct(product, own, at).entries()) prices[places[n] as number] = price;
  }
  return prices;
}

/** The breaks of a product that make a piece cheaper at that moment, the nearest first, without surcharges. */
export const breaksOf = (product: PricedProduct, at: Date): NextBreak[] =>
  breaksAbove(product, 0, discountAt(product, at).percent);

/** The price of a number of pieces of one product at that moment, without options. */
export const priceOne = (product: PricedProduct, quantity: number, at: Date): LinePrice =>
  priceLines([{ productId: '', quantity }], new Map([['', product]]), at)[0] ?? FREE;
