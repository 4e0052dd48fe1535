import {
  boxBetween,
  idFor,
  isWhole,
  middleSpots,
  newArea,
  newView,
  polygonOf,
  withArea,
  withCorner,
  withPart,
  withView,
} from './draft.ts';

const picture = '/media/products/0123456789abcdef01234567/1280.webp';
const view = newView(picture, 0.8, [], 'Front');
const box = boxBetween({ x: 0.6, y: 0.7 }, { x: 0.2, y: 0.3 });
if (!box) throw new Error('it is large enough');

it.each([
  ['Front pocket', [], 'front-pocket'],
  ['Front', ['front', 'front-2'], 'front-3'],
  ['जेब', [], 'area'],
])('the id of %s beside %j is %s', (name, taken, id) => expect(idFor(name, taken, 'area')).toBe(id));

it('a box is drawn from any corner, but not by a click', () => {
  expect(box).toEqual({ kind: 'box', x: 0.2, y: 0.3, width: 0.4, height: 0.4, turnedDegrees: 0 });
  expect(boxBetween({ x: 0.2, y: 0.2 }, { x: 0.201, y: 0.5 })).toBeUndefined();
});

it('a new area has the proportions of its shape on the picture', () => {
  expect(newArea(box, view, 'Front')).toMatchObject({ id: 'front', widthMm: 100, heightMm: 125 });
  const triangle = polygonOf([{ x: 0, y: 0 }, { x: 0.5, y: 0 }, { x: 0, y: 2 }]); // biome-ignore format: one list
  expect(triangle).toMatchObject({ points: [{}, {}, { x: 0, y: 1 }] });
  expect(newArea(triangle, view, 'Front')).toMatchObject({ heightMm: 250 });
});

it('a corner is added in the middle between the last and the first', () => {
  const corners = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0.4, y: 0.6 }]; // biome-ignore format: one list
  expect(withCorner(corners)).toEqual([...corners, { x: 0.2, y: 0.3 }]);
});

it('a part is kept free in the area that it lies in', () => {
  const right = boxBetween({ x: 0.7, y: 0.1 }, { x: 0.9, y: 0.2 });
  if (!right) throw new Error('it is large enough');
  const areas = [newArea(box, view, 'Left'), newArea(right, view, 'Right')];
  const part = middleSpots({ shape: right });
  expect(part).toHaveLength(4);
  expect(withPart(areas, part).map(({ cutOuts }) => cutOuts)).toEqual([undefined, [part]]);
  expect(withPart(areas, middleSpots({ shape: box })).map(({ cutOuts }) => cutOuts?.length)).toEqual([1, undefined]);
});

it('views and areas are changed and removed by their place', () => {
  const area = newArea(box, view, 'Front');
  const whole = { ...view, areas: [area] };
  expect(isWhole([view])).toBe(false);
  expect(isWhole([])).toBe(false);
  expect(isWhole([whole])).toBe(true);
  expect(withView([view], 0, whole)).toEqual([whole]);
  expect(withView([view, whole], 0)).toEqual([whole]);
  expect(withArea(whole, 0)).toEqual(view);
});
