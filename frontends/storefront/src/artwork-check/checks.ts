import type { Check } from '@print-shop/contracts';

/** A check, and its number in the report, by which its place on the page is named. */
export interface NumberedCheck {
  check: Check;
  number: number;
}

export const LEVELS = ['must', 'should', 'note'] as const;

export const numbered = (checks: readonly Check[]): NumberedCheck[] =>
  LEVELS.flatMap((level) => checks.filter((check) => check.level === level)).map((check, index) => ({
    check,
    number: index + 1,
  }));
