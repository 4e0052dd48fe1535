import { MM_PER_PT } from '../sizes.ts';
import type { GraphicsState } from './graphics-state.ts';
import { common, meanScale } from './matrix.ts';
import type { PageItems } from './page-items.ts';
import type { Path } from './path.ts';

/** Paints a path and then, after `W`, clips by it. Nothing is collected without `found`. */
export function paintPath(
  path: Path,
  state: GraphicsState,
  { fills, strokes }: { fills: boolean; strokes: boolean },
  found: PageItems | undefined,
): void {
  const widthMm = Math.abs(state.lineWidth) * meanScale(state.matrix);
  const box = path.box(strokes ? widthMm / 2 : 0);
  if (found && box && (fills || strokes)) {
    const { fill, stroke } = state;
    found.add(
      {
        ...{ type: 'path', box, fill: fills ? fill.colour : null },
        stroke: strokes ? { colour: stroke.colour, widthPt: widthMm / MM_PER_PT } : null,
        overprints: (fills && fill.overprints) || (strokes && stroke.overprints),
      },
      state,
      fills ? fill : stroke,
    );
  }
  if (!path.clips) return;
  const inside = path.box();
  state.clip = (inside && common(state.clip, inside)) ?? { x: state.clip.x, y: state.clip.y, width: 0, height: 0 };
}
