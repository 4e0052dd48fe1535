import { defaultViews, type Piece, sheetViews } from '@print-shop/contracts';
import { bulkUnpaid, paidPartOf, unpaidOf } from './unpaid.ts';

const words: Piece = {
  kind: 'text',
  text: 'Chai',
  font: 'anek',
  sizeMm: 10,
  colour: '#17150f',
  align: 'left',
  x: 0,
  y: 0,
  width: 40,
  height: 13,
  rotation: 0,
};
const on = (...places: [view: string, area: string][]) =>
  places.map(([view, area]) => ({ view, area, pieces: [words] }));
const card = sheetViews({ name: '' }, { sizes: [{ name: '', widthMm: 90, heightMm: 54 }], maxPages: 2 });
const cards = { views: card, sides: on(['back', 'back'], ['front', 'front']) };
const shirt = {
  views: defaultViews('T-Shirt'),
  sides: on(['front', 'left'], ['front', 'front-a4'], ['back', 'back-a4']),
};
const surcharge = { priceRules: { placementSurcharges: [{ placement: 'Front A4', rupees: 40 }] } };
const namesOf = (unpaid: ReturnType<typeof unpaidOf>) => unpaid?.areas.map(({ name }) => name);

describe('what a line has not paid for', () => {
  it('is the second side where that costs extra and was not ordered', () => {
    expect(namesOf(unpaidOf(cards, {}, { bothSidePaise: 60_00 }))).toEqual(['Back']);
    expect(unpaidOf(cards, { bothSides: true }, { bothSidePaise: 60_00 })).toBeUndefined();
    expect(unpaidOf(cards, {}, { bothSidePaise: 0 })).toBeUndefined();
    expect(unpaidOf(cards, {}, {})).toBeUndefined();
  });

  it('is none of the back that is laid out alone', () => {
    const back = { ...cards, sides: on(['back', 'back']) };
    expect(unpaidOf(back, {}, { bothSidePaise: 60_00 })).toEqual({ areas: [], isOneSided: true });
  });

  it('is a placement that costs extra and was not ordered', () => {
    expect(namesOf(unpaidOf(shirt, { placement: 'Left' }, surcharge))).toEqual(['Front A4']);
    expect(unpaidOf(shirt, { placement: 'Left, Front A4' }, surcharge)).toBeUndefined();
    expect(unpaidOf(shirt, { placement: 'Left' }, {})).toBeUndefined();
  });

  it('is, of a bulk order, each placement that was not ordered, where that is known', () => {
    expect(namesOf(bulkUnpaid(shirt, { placement: 'Left' }))).toEqual(['Front A4', 'Back A4']);
    expect(bulkUnpaid(shirt, {})).toBeUndefined();
    expect(bulkUnpaid(undefined, { placement: 'Left' })).toBeUndefined();
  });

  it('is no part of the layout that is printed', () => {
    expect(paidPartOf(cards, unpaidOf(cards, {}, { bothSidePaise: 1 })).sides.map(({ view }) => view)).toEqual([
      'front',
    ]);
    expect(paidPartOf(cards, undefined)).toBe(cards);
  });
});
