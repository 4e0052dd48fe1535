import type { Box, CheckLevel, PrintProfile } from '@print-shop/contracts';
import type { Facts, Item } from '../facts.ts';
import type { Finding, PageSize } from '../report.ts';
import { coloursOf } from './colours.ts';
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
  ...[corrupt, sizeMismatch, pageCount, noBleed, nearTrim, lowResolution, fontNotEmbedded, smallText, whiteOverprint],
  ...[rgbColour, inkLimit, hairline, richBlack, transparency, encrypted, script, form],
];

/** Most findings of one code; the last one says how many more there are. */
const MOST_OF_A_CODE = 20;

/** All findings about a file, the worst first. */
export function findingsOf(facts: Facts, profile: PrintProfile, size: PageSize | null): Finding[] {
  const isPrinted = (item: Item): boolean => !coloursOf(item).every(({ isStep }) => isStep);
  const printed = { ...facts, pages: facts.pages.map((page) => ({ ...page, items: page.items.filter(isPrinted) })) };
  return [...rules.map((rule) => rule(printed, profile, size)), spotColour(facts, profile, size)]
    .flatMap((findings) => capped(findings.sort(worseFirst)))
    .sort(worseFirst);
}

const order: Readonly<Record<CheckLevel, number>> = { must: 0, should: 1, note: 2 };
const worseFirst = (a: Finding, b: Finding): number => order[a.level] - order[b.level];

function capped(findings: readonly Finding[]): Finding[] {
  const kept = findings.slice(0, MOST_OF_A_CODE);
  const more = findings.length - kept.length;
  return kept.map((finding, at) => ({
    ...finding,
    box: finding.box && rounded(finding.box),
    values: more > 0 && at === kept.length - 1 ? { ...finding.values, more } : finding.values,
  }));
}

const hundredth = (mm: number): number => Math.round(mm * 100) / 100;
const rounded = ({ x, y, width, height }: Box): Box => ({
  ...{ x: hundredth(x), y: hundredth(y), width: hundredth(width), height: hundredth(height) },
});
