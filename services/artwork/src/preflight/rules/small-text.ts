import { isOffTrim } from '../boxes.ts';
import type { Finding } from '../report.ts';
import { plain, type Rule } from './rule.ts';

/** Text below this share of the smallest size is unreadable rather than hard to read. */
const HOPELESS = 0.6;

/** Text smaller than the product's smallest, one finding for each size on a page. */
export const smallText: Rule = ({ pages }, { minTextPt }) =>
  pages.flatMap(({ page, items, trim }) => {
    const bySize = new Map<number, Finding>();
    for (const item of items) {
      if (item.type !== 'text' || item.sizePt >= minTextPt - 0.05 || item.sizePt < 0.1) continue;
      if (isOffTrim(item.box, trim)) continue;
      const size = plain(item.sizePt);
      if (bySize.has(size)) continue;
      const level = item.sizePt < minTextPt * HOPELESS ? 'must' : 'should';
      bySize.set(size, { code: 'small-text', level, page, box: item.box, values: { size, least: minTextPt } });
    }
    return [...bySize.values()];
  });
