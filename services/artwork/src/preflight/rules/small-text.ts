import type { Finding } from '../report.ts';
import { places } from './boxes.ts';
import { type Rule, rounded } from './rule.ts';

/** Below this part of the smallest size, nobody can read it. */
const UNREADABLE = 0.6;

/** Finds type that is too small to print well, or to read at all. */
export const smallText: Rule = ({ pages }, { profile: { minTextPt } }) =>
  pages.flatMap(({ page, texts }) => {
    const small = texts.filter(({ sizePt, isHidden }) => !isHidden && rounded(sizePt) < minTextPt);
    const isUnreadable = ({ sizePt }: { sizePt: number }) => sizePt < minTextPt * UNREADABLE;
    const found = (chosen: typeof small, level: 'must' | 'should', variant: string) =>
      places(chosen).map(({ box, things }): Finding => {
        const sizePt = rounded(Math.min(...things.map((text) => text.sizePt)));
        return { code: 'small-text', level, page, box, values: { variant, sizePt, minTextPt } };
      });
    return [
      ...found(small.filter(isUnreadable), 'must', 'unreadable'),
      ...found(
        small.filter((text) => !isUnreadable(text)),
        'should',
        'small',
      ),
    ];
  });
