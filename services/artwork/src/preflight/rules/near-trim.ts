import type { Box } from '@print-shop/contracts';
import type { Finding } from '../report.ts';
import { places } from './boxes.ts';
import { type Rule, rounded } from './rule.ts';
import { trimOf } from './trim.ts';

/** Boxes of type are a little larger than its ink, in millimetres. */
const SLACK_MM = 0.1;

/** How far a box inside of another is from its nearest edge, in millimetres; below 0 where it crosses one. */
const distanceMm = (box: Box, trim: Box): number =>
  Math.min(
    box.x - trim.x,
    box.y - trim.y,
    trim.x + trim.width - (box.x + box.width),
    trim.y + trim.height - (box.y + box.height),
  );

/** Texts in the waste around the page, such as the names of printer's marks, are cut off anyway. */
const isOutside = (box: Box, trim: Box): boolean =>
  box.x >= trim.x + trim.width ||
  box.y >= trim.y + trim.height ||
  box.x + box.width <= trim.x ||
  box.y + box.height <= trim.y;

/** Finds text that the cut goes through, or may go through. */
export const nearTrim: Rule = (facts, context) =>
  facts.pages.flatMap((page) => {
    const { box: trim } = trimOf(page, context);
    const { safeMm } = context.profile;
    const texts = page.texts
      .filter(({ box, isHidden }) => !isHidden && !isOutside(box, trim))
      .map(({ box }) => ({ box, mm: distanceMm(box, trim) }));
    const crossing = texts.filter(({ mm }) => mm < -SLACK_MM);
    const near = texts.filter(({ mm }) => mm >= -SLACK_MM && mm < safeMm - SLACK_MM);
    const finding = { code: 'near-trim' as const, page: page.page };
    return [
      ...places(crossing).map(
        ({ box }): Finding => ({ ...finding, level: 'must', box, values: { variant: 'cut', safeMm } }),
      ),
      ...places(near).map(({ box, things }): Finding => {
        const mm = Math.max(0, rounded(Math.min(...things.map((thing) => thing.mm))));
        return { ...finding, level: 'should', box, values: { variant: 'near', mm, safeMm } };
      }),
    ];
  });
