import type { Box } from '@print-shop/contracts';
import type { PageFacts } from '../facts.ts';
import type { Finding } from '../report.ts';
import { bitmapSize } from './bitmap-size.ts';
import { type Rule, type RuleContext, rounded } from './rule.ts';
import { trimOf } from './trim.ts';

/** Bleed that is short by less than this, in millimetres, is enough: cutting is no finer. */
const SLACK_MM = 0.3;
/** How wide the strip along an edge is that is shown as the place, in millimetres. */
const STRIP_MM = 2;

const sides = ['top', 'right', 'bottom', 'left'] as const;

function strip(side: (typeof sides)[number], { x, y, width, height }: Box): Box {
  if (side === 'top') return { x, y, width, height: STRIP_MM };
  if (side === 'bottom') return { x, y: y + height - STRIP_MM, width, height: STRIP_MM };
  if (side === 'left') return { x, y, width: STRIP_MM, height };
  return { x: x + width - STRIP_MM, y, width: STRIP_MM, height };
}

function missing(page: PageFacts, context: RuleContext): Finding[] {
  const { bleedMm } = context.profile;
  const trim = trimOf(page, context);
  // Edges are of the page where it has no trim box: what touches them fills the bleed that was assumed.
  const reach = (given: number) => (trim.isAssumed ? trim.box.x : given);
  return page.edges.flatMap(({ touchesTrim, bleedMm: given }, index): Finding[] => {
    const side = sides[index];
    const hasMm = reach(given);
    if (!side || !touchesTrim || hasMm >= bleedMm - SLACK_MM) return [];
    const isNone = hasMm < SLACK_MM;
    return [
      {
        ...{ code: 'no-bleed', level: isNone ? 'must' : 'should', page: page.page, mend: 'mirror-bleed' },
        box: strip(side, trim.box),
        values: { variant: isNone ? 'none' : 'short', side, bleedMm, hasMm: rounded(hasMm) },
      },
    ];
  });
}

/** Finds edges where colour or a picture ends at the cut, so that a white line may show, and page boxes that contradict each other. */
export const noBleed: Rule = (facts, context) => {
  const insane = facts.pages
    .filter(({ insaneBoxes }) => insaneBoxes.length > 0)
    .map(({ page, insaneBoxes }): Finding => {
      const values = { variant: 'insane', boxes: insaneBoxes.join(', ') };
      return { code: 'no-bleed', level: 'should', page, box: null, values };
    });
  const hasPixelsForBleed = facts.bitmap && bitmapSize(facts.bitmap, context)?.hasBleed === true;
  if (context.profile.bleedMm === 0 || hasPixelsForBleed) return insane;
  return [...insane, ...facts.pages.flatMap((page) => missing(page, context))];
};
