import { z } from 'zod';

const mm = (most: number) => z.number().min(0).max(most);

/** The print profile of a product type. Preflight compares a file with it. Lengths in millimetres, type and lines in points. */
export const printProfileSchema = z
  .object({
    productType: z.string().trim().min(1).max(100),
    sizes: z
      .array(z.object({ name: z.string().trim().min(1).max(60), widthMm: mm(20_000), heightMm: mm(20_000) }))
      .max(30)
      .meta({ description: 'Finished sizes after trimming; none where a file is printed at any size' }),
    toleranceMm: mm(50).meta({ description: 'How much a file may differ from its size' }),
    bleedMm: mm(100).meta({ description: 'Printed beyond the trim on each side; 0 where nothing is cut' }),
    safeMm: mm(100).meta({ description: 'Nothing that matters is nearer to the trim' }),
    minDpi: z.number().int().min(10).max(2400).meta({ description: 'Below it a picture must be replaced' }),
    goodDpi: z.number().int().min(10).max(2400).meta({ description: 'Below it a picture prints soft' }),
    colours: z
      .enum(['cmyk', 'any'])
      .meta({ description: '`cmyk` where RGB and spot colours are converted for the press' }),
    inkLimitPercent: z
      .number()
      .int()
      .min(100)
      .max(400)
      .meta({ description: 'Most ink of all four colours in one place' }),
    minPages: z.number().int().min(1).max(1000),
    maxPages: z.number().int().min(1).max(1000),
    pageMultiple: z.number().int().min(1).max(32).meta({ description: '4 for bindings, else 1' }),
    minTextPt: z.number().min(0).max(72),
    minLinePt: z.number().min(0).max(10),
    needsProof: z.boolean().meta({ description: 'Whether an order is printed only after a proof was approved' }),
  })
  .meta({ id: 'PrintProfile' });
export type PrintProfile = z.output<typeof printProfileSchema>;
