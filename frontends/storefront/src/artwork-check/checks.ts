import type { Check } from '@print-shop/contracts';

/** A check with its number in the report. Its place on the page has the same number. */
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
