import { printAreasBody } from '@print-shop/contracts';
import { products } from './catalogue/index.ts';
import { printAreas } from './print-areas.ts';

const picture = '/media/products/0123456789abcdef01234567/1280.webp';

describe.each(Object.entries(printAreas))('the print area of %s', (name, area) => {
  it('is of a product that there is, and one that the shop accepts', () => {
    expect(products.map((product) => product.name)).toContain(name);
    const view = { id: 'front', name: 'Front', picture, aspect: 0.8, variants: [], areas: [area] };
    expect(printAreasBody.safeParse({ views: [view] }).error).toBeUndefined();
  });
});

it.each(['Business Cards', 'Mugs & Bottles', 'Banners', 'Name Plates', 'Keychains'])('some %s have one', (type) => {
  expect(products.filter((product) => product.type === type && printAreas[product.name]).length).toBeGreaterThan(0);
});
