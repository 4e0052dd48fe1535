import { arcPoints, circle, ellipse, line, path, poly, rect, rosette, turn } from './path.ts';

/** Emblems of the invented shops, drawn into a box of 100 by 100 with a main and an accent ink. */
type Mark = (main: string, accent: string) => string;

const leafPath = 'M 50 50 C 40 38 40 22 50 8 C 60 22 60 38 50 50 Z';
const leaf = (ink: string, degrees: number): string => turn(path(leafPath, ink), degrees, 50, 50);

const bread: Mark = (main, accent) =>
  path('M 12 62 C 6 40 22 26 50 26 C 78 26 94 40 88 62 C 86 74 76 78 66 78 L 34 78 C 24 78 14 74 12 62 Z', main) +
  [28, 44, 60]
    .map((x) =>
      line(
        [
          [x, 42],
          [x + 12, 62],
        ],
        accent,
        5,
      ),
    )
    .join('') + // biome-ignore format: one stroke
  [38, 50, 62].map((x) => path(`M ${x} 20 C ${x - 6} 14 ${x + 6} 10 ${x} 3`, { stroke: accent, width: 3.4 })).join('');

const book: Mark = (main, accent) =>
  path('M 50 40 C 38 30 22 28 8 32 L 8 80 C 22 76 38 78 50 88 Z', main) +
  path('M 50 40 C 62 30 78 28 92 32 L 92 80 C 78 76 62 78 50 88 Z', main) +
  line(
    [
      [50, 40],
      [50, 86],
    ],
    accent,
    2.5,
  ) + // biome-ignore format: one stroke
  path('M 50 4 C 60 14 60 24 50 30 C 40 24 40 14 50 4 Z', accent);

const cricket: Mark = (main, accent) => {
  const bat = rect(44, 30, 14, 58, main, 6) + rect(48, 6, 6, 28, accent, 3);
  return turn(bat, 38, 50, 50) + turn(bat, -38, 50, 50) + circle(50, 12, 11, accent) +
    path('M 43 5 C 49 9 51 15 50 22', { stroke: main, width: 2 }); // biome-ignore format: three parts
};

const lotus: Mark = (main, accent) =>
  [-78, 78].map((d) => turn(path('M 50 78 C 34 60 36 34 50 18 C 64 34 66 60 50 78 Z', accent), d, 50, 78)).join('') +
  [-42, 42].map((d) => turn(path('M 50 78 C 34 60 36 34 50 16 C 64 34 66 60 50 78 Z', main), d, 50, 78)).join('') +
  path('M 50 80 C 32 60 34 30 50 10 C 66 30 68 60 50 80 Z', { fill: accent, stroke: main, width: 3 }) +
  path('M 20 88 C 40 94 60 94 80 88', { stroke: main, width: 3.4 });

const dosa: Mark = (main, accent) =>
  ellipse(50, 74, 46, 14, accent) +
  path('M 8 66 C 20 40 62 22 94 34 C 98 42 92 52 84 54 C 60 50 34 58 18 76 C 10 76 6 72 8 66 Z', main) +
  path('M 22 62 C 38 46 62 38 84 40', { stroke: accent, width: 3 }) +
  [40, 54].map((x) => path(`M ${x} 24 C ${x - 7} 17 ${x + 7} 12 ${x} 4`, { stroke: main, width: 3.4 })).join('');

const tooth: Mark = (main, accent) =>
  path(
    'M 50 26 C 36 12 12 18 14 44 C 16 62 24 68 28 88 C 31 98 39 96 41 84 C 43 70 57 70 59 84 C 61 96 69 98 72 88 C 76 68 84 62 86 44 C 88 18 64 12 50 26 Z',
    main,
  ) + path('M 30 48 C 38 62 60 62 70 48', { stroke: accent, width: 5 });

const kulhad: Mark = (main, accent) =>
  path('M 22 42 L 78 42 L 68 90 C 66 95 34 95 32 90 Z', main) +
  ellipse(50, 42, 28, 7, accent) +
  path('M 28 62 L 72 62', { stroke: accent, width: 3.4 }) +
  [38, 50, 62].map((x) => path(`M ${x} 30 C ${x - 8} 22 ${x + 8} 14 ${x} 4`, { stroke: main, width: 3.6 })).join('');

const note: Mark = (main, accent) =>
  ellipse(30, 76, 15, 11, main) + ellipse(76, 68, 15, 11, main) +
  rect(40, 18, 6, 58, main) + rect(85, 10, 6, 58, main) +
  poly([[40, 18], [91, 8], [91, 24], [40, 34]], accent); // biome-ignore format: parts

const paisley: Mark = (main, accent) =>
  path('M 58 6 C 92 18 98 66 68 88 C 44 104 10 88 14 58 C 18 36 44 34 52 22 C 56 16 54 10 58 6 Z', main) +
  path('M 58 24 C 80 36 80 66 62 76 C 46 84 28 74 32 58 C 36 44 54 44 58 24 Z', accent) +
  circle(52, 62, 9, main) +
  arcPoints(50, 60, 32, 20, 160, 7)
    .map(([x, y]) => circle(x, y, 2.4, accent))
    .join('');

const wheel: Mark = (main, accent) =>
  circle(50, 50, 42, { stroke: main, width: 7 }) +
  rosette(12, 50, 50, line([[50, 50], [50, 12]], main, 2)) +
  circle(50, 50, 9, accent) + circle(50, 50, 30, { stroke: accent, width: 2.4 }); // biome-ignore format: parts

const sun: Mark = (main, accent) =>
  circle(50, 50, 22, main) +
  rosette(12, 50, 50, path('M 45 22 L 50 4 L 55 22 Z', accent)) +
  path('M 40 52 C 44 60 56 60 60 52', { stroke: accent, width: 3 });

const tower: Mark = (main, accent) =>
  rect(14, 44, 26, 50, accent) + poly([[44, 94], [44, 20], [86, 6], [86, 94]], main) +
  [30, 46, 62, 78].map((y) => rect(52, y, 8, 8, accent) + rect(68, y - 3, 8, 8, accent)).join('') +
  [54, 70].map((y) => rect(22, y, 10, 7, main)).join(''); // biome-ignore format: parts

const sprig: Mark = (main, accent) =>
  path('M 50 96 C 50 70 50 50 50 34', { stroke: main, width: 5 }) +
  path('M 50 62 C 30 64 14 52 10 30 C 32 30 48 42 50 62 Z', main) +
  path('M 50 74 C 70 74 86 60 90 38 C 68 40 52 54 50 74 Z', accent) +
  path('M 50 40 C 40 30 40 14 50 4 C 60 14 60 30 50 40 Z', main);

const aperture: Mark = (main, accent) =>
  circle(50, 50, 44, main) + rosette(6, 50, 50, path('M 50 50 L 46 6 L 80 18 Z', accent)) + circle(50, 50, 15, main);

const kite: Mark = (main, accent) =>
  poly([[50, 4], [88, 40], [50, 76], [12, 40]], main) + poly([[50, 4], [50, 76], [12, 40]], accent) +
  path('M 12 40 C 30 26 70 26 88 40', { stroke: '#17150f', width: 2 }) +
  path('M 50 76 C 60 84 40 90 52 98', { stroke: main, width: 3 }) +
  poly([[50, 76], [60, 88], [40, 88]], main); // biome-ignore format: parts

const mandala: Mark = (main, accent) =>
  rosette(12, 50, 50, leaf(main, 0)) + rosette(12, 50, 50, turn(path('M 50 34 C 45 28 45 20 50 14 C 55 20 55 28 50 34 Z', accent), 15, 50, 50)) +
  circle(50, 50, 11, accent) + circle(50, 50, 5, main) +
  rosette(24, 50, 50, circle(50, 4, 1.8, accent)); // biome-ignore format: parts

const scissors: Mark = (main, accent) =>
  poly([[44, 52], [66, 4], [72, 8], [54, 58]], main) + poly([[56, 52], [34, 4], [28, 8], [46, 58]], main) +
  circle(30, 76, 15, { stroke: accent, width: 7 }) + circle(70, 76, 15, { stroke: accent, width: 7 }) +
  circle(50, 52, 4, accent); // biome-ignore format: parts

const mountain: Mark = (main, accent) =>
  circle(68, 26, 14, accent) + poly([[4, 88], [38, 26], [60, 62], [70, 48], [96, 88]], main) +
  poly([[38, 26], [48, 42], [40, 48], [34, 42], [28, 46]], accent); // biome-ignore format: parts

const rickshaw: Mark = (main, accent) =>
  path('M 14 66 C 14 34 24 20 48 20 L 74 20 C 82 20 84 30 86 44 L 92 52 L 92 72 L 14 72 Z', main) +
  path('M 54 28 L 72 28 C 76 30 77 38 78 46 L 54 46 Z', accent) +
  path('M 26 46 C 26 34 32 28 46 28 L 46 46 Z', accent) +
  [28, 76].map((x) => circle(x, 76, 12, main) + circle(x, 76, 5, accent)).join('');

export const marks = {
  bread, book, cricket, lotus, dosa, tooth, kulhad, note, paisley, wheel, sun, tower, sprig, aperture, kite, mandala,
  scissors, mountain, rickshaw,
}; // biome-ignore format: a list
export type MarkName = keyof typeof marks;
