import { type SvgNode, svg } from './svg-node.ts';
import { TABLE } from './tee-drawing.ts';

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far and how dark the shadow of a sheet reaches, in thousandths of the picture's width: a few plain boxes, as every renderer draws them alike. */
const SHADOWS = [[12, 0.04], [8, 0.05], [4, 0.07]] as const; // biome-ignore format: one list

export function sheetDrawing(
  sheets: readonly Rect[],
  table: { width: number; height: number },
  color: string,
): SvgNode {
  const step = table.width / 1000;
  return svg('g', {}, [
    svg('rect', { x: 0, y: 0, ...table, fill: TABLE }),
    ...sheets.flatMap(({ x, y, width, height }) => [
      ...SHADOWS.map(([by, opacity]) =>
        svg('rect', {
          x: x + (by / 4) * step,
          y: y + (by / 2) * step,
          width: width + by * step * 0.75,
          height: height + by * step * 0.75,
          rx: by * step,
          fill: '#000',
          'fill-opacity': opacity,
        }),
      ),
      svg('rect', { x, y, width, height, fill: color, stroke: '#000', 'stroke-opacity': 0.18, 'stroke-width': step }),
    ]),
  ]);
}
