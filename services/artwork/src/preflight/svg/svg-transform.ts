import { IDENTITY, type Matrix, multiply } from '../pdf/matrix.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const turned = (degrees: number): Matrix => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [cos, sin, -sin, cos, 0, 0];
};

const functions: Record<string, (numbers: readonly number[]) => Matrix> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([angle = 0, x = 0, y = 0]) => multiply(multiply([1, 0, 0, 1, -x, -y], turned(angle)), [1, 0, 0, 1, x, y]),
  skewX: ([angle = 0]) => [1, 0, Math.tan(radians(angle)), 1, 0, 0],
  skewY: ([angle = 0]) => [1, Math.tan(radians(angle)), 0, 1, 0, 0],
};

/** The transformation of a `transform` attribute (SVG 2, section 8.5). A transform that is not understood changes nothing. */
export const transformOf = (text: string): Matrix =>
  [...text.matchAll(/(\w+)\s*\(([^)]*)\)/g)].reduce<Matrix>((outer, [, name = '', list = '']) => {
    const numbers = [...list.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)].map(Number);
    return multiply(functions[name]?.(numbers) ?? IDENTITY, outer);
  }, IDENTITY);
