import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** Annotations that leave no mark on paper: links, their windows, and fields, which the rule for forms finds. */
const HARMLESS = ['Link', 'Popup', 'Widget', 'TrapNet', 'PrinterMark'];

/** Finds what may look different in print than on a screen: transparency, layers, and annotations. */
export const transparency: Rule = ({ pages }) =>
  pages.flatMap(({ page, isTransparent, hasLayers, annotations }) => {
    const kinds = [...new Set(annotations)].filter((kind) => !HARMLESS.includes(kind));
    const finding = { code: 'transparency' as const, page, box: null, mend: 'flatten' as const };
    const found: Finding[] = [];
    if (kinds.length > 0)
      found.push({ ...finding, level: 'should', values: { variant: 'annotations', kinds: kinds.join(', ') } });
    if (hasLayers) found.push({ ...finding, level: 'note', values: { variant: 'layers' } });
    if (isTransparent) found.push({ ...finding, level: 'note', values: { variant: 'transparent' } });
    return found;
  });
