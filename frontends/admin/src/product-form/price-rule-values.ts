import type { Product } from '@print-shop/contracts';
import {
  breakFault,
  MAX_BREAK_FROM,
  PLACEMENTS,
  PRODUCT_SIZES,
  type PriceBreak,
  toPaise,
} from '@print-shop/contracts/client';
import { z } from 'zod';
import type { en } from './messages/en.ts';

/** The price rules as typed: numbers as text. Surcharges stand under the name of their size or placement. */
export interface RuleValues {
  breaks: { from: string; price: string; per: PriceBreak['per'] }[];
  sizes: Record<string, string>;
  placements: Record<string, string>;
  setUp: string;
  /** Times like 17:00; both empty when the discount holds at every hour. */
  happyHour: { from: string; until: string; days: number[] };
  /** Days like 2026-11-08; both empty without a festival. */
  festival: { from: string; until: string };
}

export const NO_RULES: RuleValues = {
  breaks: [],
  sizes: {},
  placements: {},
  setUp: '',
  happyHour: { from: '', until: '', days: [] },
  festival: { from: '', until: '' },
};
export const NEW_BREAK: RuleValues['breaks'][number] = { from: '', price: '', per: 'piece' };

const fault = (name: keyof typeof en.faults) => name;
const isAmount = (text: string) => Number(text) >= 0;
const isQuantity = (text: string) =>
  Number.isInteger(Number(text)) && Number(text) >= 2 && Number(text) <= MAX_BREAK_FROM;
const charge = z.string().trim().refine(isAmount, fault('negative'));

const isWholeSpan = ({ from, until }: { from: string; until: string }) => (from === '') === (until === '');

export const ruleSchema = z.object({
  breaks: z.array(
    z.object({
      from: z.string().trim().refine(isQuantity, fault('notQuantity')),
      price: z.string().trim().min(1, fault('negative')).refine(isAmount, fault('negative')),
      per: z.enum(['piece', 'block']),
    }),
  ),
  sizes: z.record(z.string(), charge),
  placements: z.record(z.string(), charge),
  setUp: charge,
  happyHour: z
    .object({ from: z.string(), until: z.string(), days: z.array(z.number()) })
    .refine(isWholeSpan, { message: fault('bothOrNone'), path: ['until'] })
    .refine(({ from, until }) => from === '' || from !== until, { message: fault('sameTime'), path: ['until'] }),
  festival: z
    .object({ from: z.string(), until: z.string() })
    .refine(isWholeSpan, { message: fault('bothOrNone'), path: ['until'] })
    .refine(({ from, until }) => until === '' || from <= until, { message: fault('endsBefore'), path: ['until'] }),
});

const isCharged = (typed = ''): boolean => Number(typed) > 0;

/** The rules that the form says, with the surcharges of the chosen sizes only. Fields without a number are left out. */
export const toRules = (
  { breaks, sizes, placements, setUp, happyHour, festival }: RuleValues,
  chosenSizes: readonly string[],
) => ({
  breaks: breaks
    .filter(({ from, price }) => isQuantity(from) && price !== '' && isAmount(price))
    .map(({ from, price, per }) => ({ from: Number(from), price: Number(price), per })),
  sizeSurcharges: PRODUCT_SIZES.filter((size) => chosenSizes.includes(size) && isCharged(sizes[size])).map((size) => ({
    size,
    rupees: Number(sizes[size]),
  })),
  placementSurcharges: PLACEMENTS.filter((placement) => isCharged(placements[placement])).map((placement) => ({
    placement,
    rupees: Number(placements[placement]),
  })),
  setUp: Number(setUp) || 0,
  ...(happyHour.from
    ? {
        happyHour: {
          from: happyHour.from,
          until: happyHour.until,
          ...(happyHour.days.length > 0 ? { days: happyHour.days } : {}),
        },
      }
    : {}),
  ...(festival.from ? { festival } : {}),
});

export const toRuleValues = ({ priceRules = {} }: Pick<Product, 'priceRules'>): RuleValues => ({
  breaks: (priceRules.breaks ?? []).map(({ from, price, per }) => ({ from: String(from), price: String(price), per })),
  sizes: Object.fromEntries((priceRules.sizeSurcharges ?? []).map(({ size, rupees }) => [size, String(rupees)])),
  placements: Object.fromEntries(
    (priceRules.placementSurcharges ?? []).map(({ placement, rupees }) => [placement, String(rupees)]),
  ),
  setUp: priceRules.setUp ? String(priceRules.setUp) : '',
  happyHour: { ...NO_RULES.happyHour, ...priceRules.happyHour },
  festival: priceRules.festival ?? NO_RULES.festival,
});

/** Adds to a form's faults those of breaks that do not fit each other or the price. */
export function checkBreaks(
  { price, rules }: { price: string; rules: RuleValues },
  context: { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void },
): void {
  const found = breakFault(toPaise(Number(price)), toRules(rules, []).breaks);
  if (!found) return;
  const [kind, field] = (
    {
      'not-more-pieces': ['notMorePieces', 'from'],
      'not-cheaper': ['notCheaper', 'price'],
      'less-in-all': ['lessInAll', 'price'],
    } as const
  )[found.kind];
  context.addIssue({ code: 'custom', path: ['rules', 'breaks', found.at, field], message: fault(kind) });
}
