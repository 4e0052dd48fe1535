import { aCart, anId, aUser, renderScreen, serve, shop } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { CustomerHeader } from './customer-header.tsx';

const AT = '2026-01-15T06:30:00.000Z';
const server = serve(
  http.get('/api/product-types', () =>
    HttpResponse.json({
      success: true,
      data: [{ _id: anId(1), type: 'LED Boards', category: ['Neon', 'Glow', 'Acrylic'], createdAt: AT, updatedAt: AT }],
    }),
  ),
  http.get('/api/cart/:userId', () => HttpResponse.json(aCart())),
);

describe('the customer header', () => {
  it('lists product types with their first two categories, linked by slug', async () => {
    const { user } = renderScreen(<CustomerHeader shop={shop} />);
    await user.click(await screen.findByRole('button', { name: 'Products' }));
    const link = await screen.findByRole('link', { name: /LED Boards/ });
    expect(link).toHaveAttribute('href', '/products/led-boards');
    expect(link).toHaveTextContent('Neon, Glow...');
  });

  it('falls back to a fixed list when the types cannot be read', async () => {
    server.use(http.get('/api/product-types', () => HttpResponse.json({ message: 'no', code: 'x' }, { status: 500 })));
    const { user } = renderScreen(<CustomerHeader shop={shop} />);
    await user.click(await screen.findByRole('button', { name: 'Products' }));
    expect(await screen.findByText('Failed to load products')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Banners & Signage' })).toHaveAttribute('href', '/products/banners');
  });

  it('says so when there are no types', async () => {
    server.use(http.get('/api/product-types', () => HttpResponse.json({ success: true, data: [] })));
    const { user } = renderScreen(<CustomerHeader shop={shop} />);
    await user.click(await screen.findByRole('button', { name: 'Products' }));
    expect(await screen.findByText('No products available')).toBeVisible();
  });

  it('counts the pieces in the cart of a signed-in customer', async () => {
    renderScreen(<CustomerHeader shop={shop} />, { user: aUser() });
    expect(await screen.findByRole('link', { name: 'My Cart, 2 items' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});
