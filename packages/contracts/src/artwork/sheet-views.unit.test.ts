import { printAreasBody } from './print-areas.ts';
import { sheetViews } from './sheet-views.ts';

const size = (name: string, widthMm: number, heightMm: number) => ({ name, widthMm, heightMm });
const paper = { sizes: [size('A4', 210, 297), size('A5', 148, 210)], maxPages: 2 };
const sizeOf = (name: string, profile = paper) => {
  const [area] = sheetViews({ name }, profile)[0]?.areas ?? [];
  return area && [area.widthMm, area.heightMm];
};

describe('the views of a product for which nobody drew any', () => {
  it('are a front and a back of one sheet, which the shop would store', () => {
    const views = sheetViews({ name: 'Leaflets' }, paper);
    expect(views.map(({ id, picture, areas }) => [id, picture, areas.length])).toEqual([
      ['front', 'sheet', 1],
      ['back', 'sheet', 1],
    ]);
    expect(printAreasBody.safeParse({ views }).error).toBeUndefined();
  });

  it('are a front alone where one page is printed, and none where no size is known', () => {
    expect(sheetViews({ name: 'Labels' }, { ...paper, maxPages: 1 }).map(({ id }) => id)).toEqual(['front']);
    expect(sheetViews({ name: 'Neon sign' }, { sizes: [], maxPages: 20 })).toEqual([]);
  });

  it.each([
    ['Leaflets, 100 gsm', [210, 297]],
    ['A5 Flyers, 130 gsm (500)', [148, 210]],
    ['Site Diary, A5', [148, 210]],
    ['A50 something', [210, 297]],
    ['Star Flex Banner, 8 x 4 ft', [2438, 1219]],
    ['Cards 90 × 54 mm', [90, 54]],
    ['Sign, 12.5 x 10 inches', [318, 254]],
    ['Hoarding, 100 x 20 ft', [210, 297]],
  ])('of %s are %j mm', (name, mm) => expect(sizeOf(name)).toEqual(mm));

  it.each([
    [90, 54],
    [20, 900],
    [3000, 900],
    [105, 105],
  ])('show %i × %i mm in its proportions, wholly on the picture', (widthMm, heightMm) => {
    const views = sheetViews({ name: '' }, { sizes: [size('', widthMm, heightMm)], maxPages: 1 });
    expect(printAreasBody.safeParse({ views }).error).toBeUndefined();
    const { aspect = 0, areas: [area] = [] } = views[0] ?? {};
    if (area?.shape.kind !== 'box') throw new Error('it is a box');
    const { x, y, width, height } = area.shape;
    expect((width / height) * aspect).toBeCloseTo(widthMm / heightMm, 6);
    expect([x + width / 2, y + height / 2]).toEqual([0.5, 0.5]);
    expect(Math.min(x, y)).toBeGreaterThan(0.02);
  });
});
