import { type SvgNode, svg } from './svg-node.ts';

/** Outlines of the drawn shirt in a box of 400 × 480. */
const SLEEVES_AND_HEM =
  'L84 66C58 76 44 96 36 122L8 196L74 226L92 184C98 240 96 340 90 440C150 452 250 452 310 440C304 340 302 240 308 184L326 226L392 196L364 122C356 96 342 76 316 66L266 48';
export const TEE_OUTLINE = {
  front: `M134 48${SLEEVES_AND_HEM}C252 92 148 92 134 48Z`,
  back: `M134 48${SLEEVES_AND_HEM}C240 62 160 62 134 48Z`,
};
export const TEE_FOLDS = [
  'M92 184C112 204 122 236 118 286',
  'M308 184C288 204 278 236 282 286',
  'M132 438C144 404 142 372 128 344',
  'M262 444C254 410 262 380 276 356',
  'M196 446C202 424 200 408 194 392',
];
export const TEE_SEAMS =
  'M92 184C82 150 84 108 98 62M308 184C318 150 316 108 302 62M17 189L80 217M383 189L320 217M91 430C150 442 250 442 309 430';
export const TEE_NECK = 'M134 48C160 62 240 62 266 48C252 92 148 92 134 48Z';
export const TEE_COLLAR = { front: 'M134 48C148 92 252 92 266 48', back: 'M134 48C160 62 240 62 266 48' };

/** The ground of a drawn product. */
export const TABLE = '#efe6d4';

/** A shirt in any colour, in a box of 400 × 480, on a plain table. `id` is unique within the document. */
export function teeDrawing(side: 'front' | 'back', color: string, id: string): SvgNode {
  const paint = { fill: 'none', 'stroke-linecap': 'round' };
  const light = svg('linearGradient', { id, x1: 0, y1: 0, x2: 1, y2: 1 }, [
    svg('stop', { offset: 0, 'stop-color': '#fff', 'stop-opacity': 0.2 }),
    svg('stop', { offset: 0.45, 'stop-color': '#fff', 'stop-opacity': 0 }),
    svg('stop', { offset: 1, 'stop-color': '#000', 'stop-opacity': 0.2 }),
  ]);
  const inside = [
    svg('path', { d: TEE_NECK, fill: color, stroke: '#000', 'stroke-opacity': 0.25 }),
    svg('path', { d: TEE_NECK, fill: '#000', 'fill-opacity': 0.28 }),
  ];
  const outline = TEE_OUTLINE[side];
  return svg('g', paint, [
    svg('defs', {}, [light]),
    svg('rect', { x: 0, y: 0, width: 400, height: 480, fill: TABLE }),
    svg('ellipse', { cx: 204, cy: 452, rx: 150, ry: 12, fill: '#000', 'fill-opacity': 0.12 }),
    ...(side === 'front' ? inside : []),
    svg('path', { d: outline, fill: color }),
    svg('path', { d: outline, fill: `url(#${id})`, stroke: '#000', 'stroke-opacity': 0.28, 'stroke-width': 1.5 }),
    svg('path', {
      d: TEE_COLLAR[side],
      stroke: '#000',
      'stroke-opacity': 0.14,
      'stroke-width': 12,
      'stroke-linecap': 'butt',
    }),
    svg('path', {
      d: TEE_SEAMS,
      stroke: '#000',
      'stroke-opacity': 0.22,
      'stroke-width': 1.2,
      'stroke-dasharray': '3 3',
    }),
    ...TEE_FOLDS.flatMap((d) => [
      svg('path', { d, stroke: '#000', 'stroke-opacity': 0.08, 'stroke-width': 8 }),
      svg('path', { d, stroke: '#fff', 'stroke-opacity': 0.12, 'stroke-width': 4, transform: 'translate(-5 -2)' }),
    ]),
  ]);
}
