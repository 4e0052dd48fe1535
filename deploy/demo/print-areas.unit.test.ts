import { printAreasBody } from '@print-shop/contracts';
import { products } from './catalogue/index.ts';
import { printAreas, viewsOn } from './print-areas.ts';

const named = (name: string) => products.find((product) => product.name === name);
const viewsOf = (name: string) => {
  const images = named(name)?.pictures.map((_, at) => `/media/products/0123456789abcdef01234567/${at + 10}.webp`) ?? [];
  return viewsOn(printAreas[name] ?? [], images);
};

describe.each(Object.entries(printAreas))('the print areas of %s', (name, views) => {
  it('are of a product that there is and of its pictures, and ones that the shop accepts', () => {
    expect(named(name)).toBeDefined();
    expect(viewsOf(name)).toHaveLength(views.length);
    expect(printAreasBody.safeParse({ views: viewsOf(name) }).error).toBeUndefined();
  });
});

const TYPES = ['Business Cards', 'Mugs & Bottles', 'Banners', 'Name Plates', 'Keychains'];
it.each(products.filter(({ type }) => TYPES.includes(type)).map(({ name }) => name))('%s has some', (name) => {
  expect(viewsOf(name).length).toBeGreaterThan(0);
});

it.each(products.filter(({ type }) => type === 'Business Cards').map(({ name }) => name))('%s has a back', (name) => {
  expect(viewsOf(name).map(({ id }) => id)).toEqual(['front', 'back']);
});

it('a product shows each of its colours by a picture of its own', () => {
  const { colors = [] } = named('Embroidered Cotton Cap') ?? {};
  const [view] = viewsOf('Embroidered Cotton Cap');
  expect(view?.variants.map(({ color }) => color)).toEqual(colors);
  expect(new Set(view?.variants.map(({ picture }) => picture)).size).toBe(colors.length);
});
