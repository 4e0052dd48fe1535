import type { Finding } from '../report.ts';
import { aroundAll } from './boxes.ts';
import type { Rule } from './rule.ts';

/** Names that PDF gives to no ink and to all inks together (ISO 32000-2, 8.6.6.4). */
const NO_INKS = ['None', 'All'];

/** Finds spot colours, one finding for each name: the press mixes them of its four inks. */
export const spotColour: Rule = ({ pages }, { profile: { colours } }) => {
  const uses = pages.flatMap(({ page, colours: all }) =>
    all.flatMap(({ space, name, box }) =>
      space === 'spot' && name && !NO_INKS.includes(name) ? { name, box, page } : [],
    ),
  );
  return [...Map.groupBy(uses, ({ name }) => name)].map(([name, found]): Finding => {
    const page = found[0]?.page ?? 1;
    const box = aroundAll(found.filter((use) => use.page === page).map((use) => use.box));
    const finding = { code: 'spot-colour' as const, page, box };
    return colours === 'cmyk'
      ? { ...finding, level: 'should', mend: 'convert-colours', values: { variant: 'converted', name } }
      : { ...finding, level: 'note', values: { variant: 'any', name } };
  });
};
