import { z } from 'zod';
import { PRODUCT_SIZES } from '../catalog/product-limits.ts';
import { PLACEMENTS } from '../placements.ts';
import { sentence } from '../sentence.ts';
import { numeric, rupees, rupeesInput } from '../shared.ts';
import { MAX_BREAK_FROM, MAX_BREAKS, type PriceRules } from './rules.ts';

const PER = ['piece', 'block'] as const;

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
  })
  .meta({ id: 'PriceRules', description: 'What a product costs beside its plain price, per piece, in rupees' });

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;
const TWICE = sentence('Please name each size and each placement once.');

/** The rules in a request; what is empty or costs nothing is left out. */
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
  })
  .transform(({ breaks, sizeSurcharges, placementSurcharges, setUp }): PriceRules => {
    const [sizes, placements] = [sizeSurcharges.filter(isCharged), placementSurcharges.filter(isCharged)];
    return {
      ...(breaks.length > 0 ? { breaks } : {}),
      ...(sizes.length > 0 ? { sizeSurcharges: sizes } : {}),
      ...(placements.length > 0 ? { placementSurcharges: placements } : {}),
      ...(setUp > 0 ? { setUp } : {}),
    };
  });

const isCharged = ({ rupees: amount }: { rupees: number }): boolean => amount > 0;
