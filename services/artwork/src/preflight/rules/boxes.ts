import type { Box } from '@print-shop/contracts';

/** Boxes nearer to each other than this, in millimetres, are shown as one place. */
const NEAR_MM = 2;

/** The smallest box around both. */
function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** The smallest box around all; `null` where one of them has no place, or there are none. */
export function aroundAll(boxes: readonly (Box | null)[]): Box | null {
  const placed = boxes.filter((box): box is Box => box !== null);
  if (placed.length !== boxes.length) return null;
  return placed.length > 0 ? placed.reduce(around) : null;
}

const isNear = (one: Box, other: Box): boolean =>
  one.x - NEAR_MM <= other.x + other.width &&
  other.x - NEAR_MM <= one.x + one.width &&
  one.y - NEAR_MM <= other.y + other.height &&
  other.y - NEAR_MM <= one.y + one.height;

/** A place on a page, and the things that are there. */
export interface Place<Thing> {
  box: Box;
  things: Thing[];
}

/** Things that lie close together, as one place each: a PDF often sets every word, or every letter, by itself. */
export function places<Thing extends { box: Box }>(things: readonly Thing[]): Place<Thing>[] {
  const found: Place<Thing>[] = [];
  for (const thing of things) {
    const place = found.find(({ box }) => isNear(box, thing.box));
    if (place) {
      place.box = around(place.box, thing.box);
      place.things.push(thing);
    } else found.push({ box: thing.box, things: [thing] });
  }
  return found;
}
