import { anId, aProduct, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ExplorePage from './explore-page.tsx';

const AT = '2026-01-15T06:30:00.000Z';
const TYPES = [
  { _id: anId(11), type: 'T-Shirt', category: ['Round Neck', 'Polo'], createdAt: AT, updatedAt: AT },
  { _id: anId(12), type: 'Mugs', category: ['Ceramic'], createdAt: AT, updatedAt: AT },
];
const PRODUCTS = [
  aProduct(),
  aProduct({ _id: anId(2), name: 'Team Polo', category: 'Polo' }),
  aProduct({ _id: anId(3), name: 'Chai Mug', type: 'Mugs', category: 'Ceramic' }),
];
const server = serve(
  http.get('/api/product-types', () => HttpResponse.json({ success: true, data: TYPES })),
  http.get('/api/product', ({ request }) => {
    const search = new URL(request.url).searchParams;
    const isWanted = (name: 'type' | 'category', value: string) => (search.get(name) ?? value) === value;
    return HttpResponse.json(
      PRODUCTS.filter((one) => isWanted('type', one.type) && isWanted('category', one.category)),
    );
  }),
);
const open = (at = '/explore', path = '/explore') => renderScreen(<ExplorePage />, { at, path });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('explore', () => {
  it('narrows by category, and a new type starts with all of its categories', async () => {
    const { user } = open('/explore?type=T-Shirt');
    await user.click(await screen.findByRole('button', { name: 'Polo' }));
    expect(await screen.findByText('1 product')).toBeVisible();
    expect(names()).toEqual(['Team Polo']);
    await user.click(screen.getByRole('button', { name: 'Mugs' }));
    expect(await screen.findByRole('heading', { name: 'Chai Mug' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'All products' }));
    expect(await screen.findByText('3 products')).toBeVisible();
  });

  it('understands the slug that the menus link to', async () => {
    open('/products/mugs', '/products/:slug');
    expect(await screen.findByRole('heading', { level: 1, name: 'Mugs' })).toBeVisible();
    expect(await screen.findByText('1 product')).toBeVisible();
    expect(names()).toEqual(['Chai Mug']);
  });

  it('says that a shelf is empty, and leads back to all products', async () => {
    const { user } = open('/explore?type=Banners');
    expect(await screen.findByText('No products found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all products' }));
    expect(await screen.findByText('3 products')).toBeVisible();
  });

  it('says that loading failed, and tries again', async () => {
    server.use(http.get('/api/product', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('Failed to load data. Please try again later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('3 products')).toBeVisible();
  });

  it('asks a visitor to log in before saving or buying', async () => {
    const { user } = open('/explore?type=Mugs');
    await user.click(await screen.findByRole('button', { name: 'Add Chai Mug to favorites' }));
    expect(await screen.findByText('Please log in to save favorites.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Chai Mug' }));
    expect(await screen.findByText('Please log in to add items to cart.')).toBeVisible();
  });
});
