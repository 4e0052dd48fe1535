import type { PathItem } from '../facts.ts';
import { MM_PER_PT } from '../sizes.ts';
import { type GraphicsState, leavesInks } from './graphics-state.ts';
import { common, penScale } from './matrix.ts';
import type { PageItems } from './page-items.ts';
import type { Path } from './path.ts';

/** Paints a path and then, after `W`, clips by it. Nothing is collected without `found`. */
export function paintPath(
  path: Path,
  state: GraphicsState,
  { fills, strokes }: { fills: boolean; strokes: boolean },
  found: PageItems | undefined,
): void {
  const widthMm = Math.abs(state.lineWidth) * penScale(state.matrix, path.box());
  const fill = fills && state.fill.alpha > 0 ? state.fill : undefined;
  const stroke = strokes && state.stroke.alpha > 0 ? state.stroke : undefined;
  const paints = [fill, stroke].filter((paint) => paint !== undefined);
  const box = path.box(stroke ? widthMm / 2 : 0);
  // The paint that is more transparent decides.
  const [paint] = paints.toSorted((a, b) => a.alpha - b.alpha);
  if (found && box && paint) {
    const over = paints.filter((one) => leavesInks(one, state));
    const item: PathItem = {
      type: 'path' as const,
      box,
      fill: fill?.colour ?? null,
      ...(fill ? { fillPt: path.thickness() / MM_PER_PT } : {}),
      stroke: stroke ? { colour: stroke.colour, widthPt: widthMm / MM_PER_PT } : null,
      overprints: over.length > 0,
      vanishes: over.some(({ colour }) => colour.isWhite),
    };
    found.add(item, state, paint);
  }
  if (!path.clips) return;
  const inside = path.box();
  state.clip = (inside && common(state.clip, inside)) ?? { x: state.clip.x, y: state.clip.y, width: 0, height: 0 };
}
