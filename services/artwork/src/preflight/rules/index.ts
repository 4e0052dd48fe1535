import type { Box, CheckLevel, PrintProfile } from '@print-shop/contracts';
import { around } from '../boxes.ts';
import type { Facts, Item } from '../facts.ts';
import { coloursOf, isStep } from '../item-colours.ts';
import type { Finding, PageSize } from '../report.ts';
import { corrupt } from './corrupt.ts';
import { encrypted } from './encrypted.ts';
import { fontNotEmbedded } from './font-not-embedded.ts';
import { form } from './form.ts';
import { hairline } from './hairline.ts';
import { inkLimit } from './ink-limit.ts';
import { lowResolution } from './low-resolution.ts';
import { nearTrim } from './near-trim.ts';
import { noBleed } from './no-bleed.ts';
import { pageCount } from './page-count.ts';
import { rgbColour } from './rgb-colour.ts';
import { richBlack } from './rich-black.ts';
import type { Rule } from './rule.ts';
import { script } from './script.ts';
import { sizeMismatch } from './size-mismatch.ts';
import { smallText } from './small-text.ts';
import { spotColour } from './spot-colour.ts';
import { transparency } from './transparency.ts';
import { whiteOverprint } from './white-overprint.ts';

/** Judge what is printed. */
const rules: readonly Rule[] = [
  corrupt,
  sizeMismatch,
  pageCount,
  noBleed,
  nearTrim,
  lowResolution,
  fontNotEmbedded,
  smallText,
  whiteOverprint,
  rgbColour,
  inkLimit,
  hairline,
  richBlack,
  transparency,
  encrypted,
  script,
  form,
];

/** Most rows of one code and kind; the last one says how many more there are. */
const MOST_ROWS = 20;
/** Most places that are kept of a finding. */
const MOST_PLACES = 60;

/** All findings about a file, the worst first. */
export function findingsOf(facts: Facts, profile: PrintProfile, size: PageSize | null): Finding[] {
  const isPrinted = (item: Item): boolean => !coloursOf(item).every(isStep);
  const printed = { ...facts, pages: facts.pages.map((page) => ({ ...page, items: page.items.filter(isPrinted) })) };
  // A page that cannot be shown can't be mended either: nobody could see the result.
  const isKnown = !facts.pages.some(({ isUndrawn }) => isUndrawn);
  const withoutMend = ({ mend: _, ...finding }: Finding): Finding => finding;
  return [...rules.map((rule) => rule(printed, profile, size)), spotColour(facts, profile, size)]
    .flatMap((findings) => capped(grouped(findings.sort(worseFirst))))
    .sort(worseFirst)
    .map((finding) => (isKnown ? finding : withoutMend(finding)));
}

const order: Readonly<Record<CheckLevel, number>> = { must: 0, should: 1, note: 2 };
export const worseFirst = (a: Finding, b: Finding): number => order[a.level] - order[b.level];

/**
 * Findings of one kind on a page as one, with all their places. It has the values of the worst of them, and their number. Kinds are
 * told apart by the words of their values, not by the numbers.
 */
function grouped(findings: readonly Finding[]): Finding[] {
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { code, level, page, mend, values } = finding;
    const words = Object.entries(values).filter(([, value]) => typeof value === 'string');
    const key = JSON.stringify([code, level, page, mend, words]);
    kinds.set(key, [...(kinds.get(key) ?? []), finding]);
  }
  return [...kinds.values()].map((all) => {
    const [worst] = all.toSorted((a, b) => measureOf(a) - measureOf(b));
    const [first] = all as [Finding];
    if (all.length === 1) return first;
    const byPlace = new Map(all.flatMap(({ box }) => (box ? [[JSON.stringify(box), box] as const] : [])));
    const boxes = [...byPlace.values()];
    const more = all.reduce((sum, { values }) => sum + Number(values.more ?? 0) + 1, -1);
    return {
      ...first,
      box: around(boxes),
      boxes: boxes.slice(0, MOST_PLACES),
      values: { ...first.values, ...worst?.values, more },
    };
  });
}

/** How bad a finding is among others of its kind: the smaller, the worse. */
const measureOf = ({ values: { distance, dpi, reach, size } }: Finding): number =>
  Number(distance ?? dpi ?? reach ?? size ?? 0);

function capped(findings: readonly Finding[]): Finding[] {
  const rows = new Map<unknown, number>();
  const countOf = ({ values: { variant } }: Finding): number => {
    rows.set(variant, (rows.get(variant) ?? 0) + 1);
    return rows.get(variant) ?? 0;
  };
  const kept = findings.filter((finding) => countOf(finding) <= MOST_ROWS);
  return kept.map((finding, at) => {
    const { variant } = finding.values;
    const left = (rows.get(variant) ?? 0) - MOST_ROWS;
    const isLast = left > 0 && !kept.slice(at + 1).some(({ values }) => values.variant === variant);
    return {
      ...finding,
      box: finding.box && rounded(finding.box),
      ...(finding.boxes ? { boxes: finding.boxes.map(rounded) } : {}),
      values: isLast ? { ...finding.values, more: Number(finding.values.more ?? 0) + left } : finding.values,
    };
  });
}

const hundredth = (mm: number): number => Math.round(mm * 100) / 100;
const rounded = ({ x, y, width, height }: Box): Box => ({
  x: hundredth(x),
  y: hundredth(y),
  width: hundredth(width),
  height: hundredth(height),
});
