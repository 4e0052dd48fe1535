import { CHECK_CODES, CHECK_LEVELS, type CheckCode, type PrintProfile } from '@print-shop/contracts';
import type { Facts } from '../facts.ts';
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

const RULES: Record<CheckCode, Rule> = {
  'size-mismatch': sizeMismatch,
  'no-bleed': noBleed,
  'near-trim': nearTrim,
  'low-resolution': lowResolution,
  'font-not-embedded': fontNotEmbedded,
  'small-text': smallText,
  'rgb-colour': rgbColour,
  'spot-colour': spotColour,
  'ink-limit': inkLimit,
  hairline,
  transparency,
  'white-overprint': whiteOverprint,
  'rich-black': richBlack,
  'page-count': pageCount,
  encrypted,
  script,
  form,
  corrupt,
};

/** More findings of one code help nobody. */
const MOST_OF_A_CODE = 20;

const byLevelAndPage = (a: Finding, b: Finding): number =>
  CHECK_LEVELS.indexOf(a.level) - CHECK_LEVELS.indexOf(b.level) || (a.page ?? 0) - (b.page ?? 0);

/** The worst ones; the last of them says in `values.more` how many more there are. */
function capped(findings: readonly Finding[]): Finding[] {
  const kept = findings.slice(0, MOST_OF_A_CODE);
  const more = findings.length - kept.length;
  return more > 0 ? kept.map((one, index) => (index < MOST_OF_A_CODE - 1 ? one : withValues(one, { more }))) : kept;
}

const withValues = (finding: Finding, values: Finding['values']): Finding => ({
  ...finding,
  values: { ...finding.values, ...values },
});

/**
 * Everything that is wrong or worth knowing about a file that is printed by `profile` at `size` (`null`: at any size of the profile). The worst
 * come first, then by page; of each code at most 20. `values.pages` is the number of pages, so that a sentence names the page only where there are several.
 */
export function findingsOf(facts: Facts, profile: PrintProfile, size: PageSize | null): Finding[] {
  return CHECK_CODES.flatMap((code) => capped(RULES[code](facts, { profile, size }).sort(byLevelAndPage)))
    .sort(byLevelAndPage)
    .map((finding) => withValues(finding, { pages: facts.pageCount }));
}
