import { z } from 'zod';
import { PRODUCT_SIZES } from '../catalog/product-limits.ts';
import { PLACEMENTS } from '../placements.ts';
import { sentence } from '../sentence.ts';
import { numeric, rupees, rupeesInput } from '../shared.ts';
import { MAX_BREAK_FROM, MAX_BREAKS, type PriceRules } from './rules.ts';

const PER = ['piece', 'block'] as const;

const TIME = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const happyHour = z.object({
  from: TIME,
  until: TIME,
  days: z
    .array(z.number().int().min(0).max(6))
    .min(1)
    .max(7)
    .optional()
    .meta({ description: 'The days on which it begins, 0 is Sunday; every day when missing' }),
});
const festival = z.object({ from: z.iso.date(), until: z.iso.date() });

/** The rules as events carry them and /api answers them. Choices may grow, so a reader takes any size and placement. */
export const priceRulesSchema = z
  .object({
    breaks: z
      .array(z.object({ from: z.number().int().min(2), price: rupees, per: z.enum(PER) }))
      .optional()
      .meta({
        description: 'Lower prices from a quantity on, the lowest first. `block`: `from` pieces cost `price` together',
      }),
    sizeSurcharges: z.array(z.object({ size: z.string(), rupees })).optional(),
    placementSurcharges: z.array(z.object({ placement: z.string(), rupees })).optional(),
    setUp: rupees.optional().meta({ description: 'Once for each different design' }),
    happyHour: happyHour.optional().meta({
      description: "Hours of the shop's day in which `happyHourDiscount` holds; always when missing",
    }),
    festival: festival.optional().meta({
      description: 'Days of the shop, both included, in which `festivalHourDiscount` holds; never when missing',
    }),
  })
  .meta({ id: 'PriceRules', description: 'What a product costs beside its plain price, per piece, in rupees' });

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;
const TWICE = sentence('Please name each size and each placement once.');

/** The rules in a request. Empty ones, and those that cost nothing, are left out. */
export const priceRulesInput = z
  .object({
    breaks: z
      .array(
        z.object({
          from: numeric({ minimum: 1, maximum: MAX_BREAK_FROM }),
          price: rupeesInput(),
          per: z.enum(PER).default('piece'),
        }),
      )
      .max(MAX_BREAKS)
      .default([]),
    sizeSurcharges: z
      .array(z.object({ size: z.enum(PRODUCT_SIZES), rupees: rupeesInput() }))
      .max(PRODUCT_SIZES.length)
      .refine((all) => isUnique(all.map(({ size }) => size)), TWICE)
      .default([]),
    placementSurcharges: z
      .array(z.object({ placement: z.enum(PLACEMENTS), rupees: rupeesInput() }))
      .max(PLACEMENTS.length)
      .refine((all) => isUnique(all.map(({ placement }) => placement)), TWICE)
      .default([]),
    setUp: rupeesInput().default(0),
    happyHour: happyHour
      .refine(({ from, until }) => from !== until, sentence('A happy hour must end at another time than it begins.'))
      .optional(),
    festival: festival
      .refine(({ from, until }) => from <= until, sentence('A festival cannot end before it begins.'))
      .optional(),
  })
  .transform(({ breaks, sizeSurcharges, placementSurcharges, setUp, happyHour, festival }): PriceRules => {
    const [sizes, placements] = [sizeSurcharges.filter(isCharged), placementSurcharges.filter(isCharged)];
    return {
      ...(breaks.length > 0 ? { breaks } : {}),
      ...(sizes.length > 0 ? { sizeSurcharges: sizes } : {}),
      ...(placements.length > 0 ? { placementSurcharges: placements } : {}),
      ...(setUp > 0 ? { setUp } : {}),
      ...(happyHour ? { happyHour } : {}),
      ...(festival ? { festival } : {}),
    };
  });

const isCharged = ({ rupees: amount }: { rupees: number }): boolean => amount > 0;
