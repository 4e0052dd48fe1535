import { around } from '../boxes.ts';
import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** Transparency, layers and annotations: usually right, and worth a look at the proof. */
export const transparency: Rule = ({ pages, layers, kind }, { colours }) => {
  const isDrawing = kind === 'pdf' || kind === 'svg';
  const seeThrough = colours === 'any' ? 'unprinted' : 'see-through';
  return [
    ...(layers > 0 ? [{ ...note, page: null, box: null, values: { variant: 'layers', count: layers } }] : []),
    ...pages.flatMap(({ page, transparency: found, annotations }): Finding[] => [
      ...(found.length > 0
        ? [
            {
              ...note,
              page,
              box: around(found.map(({ box }) => box)),
              values: { variant: isDrawing ? 'transparent' : seeThrough, count: found.length },
            },
          ]
        : []),
      ...(annotations > 0
        ? [{ ...note, page, box: null, values: { variant: 'annotations', count: annotations } }]
        : []),
    ]),
  ];
};

const note = { code: 'transparency', level: 'note' } as const;
