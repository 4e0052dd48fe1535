import type { PrintProfile } from '@print-shop/contracts';
import type { Facts } from '../facts.ts';
import type { Finding, PageSize } from '../report.ts';

/** Compares facts with what the product is printed like. Pure. */
export type Rule = (facts: Facts, profile: PrintProfile, size: PageSize | null) => Finding[];

/** Rounded for people: whole numbers from 10, one decimal below. */
export const plain = (n: number): number => (Math.abs(n) >= 10 ? Math.round(n) : Math.round(n * 10) / 10);

/** A size for a sentence, like `90 × 54`. */
export const sizeText = ({ widthMm, heightMm }: PageSize): string =>
  [widthMm, heightMm].map((mm) => String(Math.round(mm * 10) / 10)).join(' × ');

/** A booklet whose pages all have the same fault has one finding: that of the first page, with the number of the others. */
export function onceEach(findings: readonly Finding[]): Finding[] {
  const bySentence = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = JSON.stringify(finding.values);
    bySentence.set(key, [...(bySentence.get(key) ?? []), finding]);
  }
  return [...bySentence.values()].flatMap(([first, ...others]) =>
    first ? [others.length > 0 ? { ...first, values: { ...first.values, more: others.length } } : first] : [],
  );
}
