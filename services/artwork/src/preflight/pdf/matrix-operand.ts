import type { Operand } from './lexer.ts';
import type { Matrix } from './matrix.ts';

/** Six operands as a transformation. A missing one, or one that is no number, counts as 0. */
export function matrixOf(operands: readonly Operand[]): Matrix {
  const [a, b, c, d, e, f] = operands.map((operand) =>
    typeof operand === 'number' && Number.isFinite(operand) ? operand : 0,
  );
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}
