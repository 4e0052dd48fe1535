import { anId, aProduct, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProductsPage from './products-page.tsx';

let products = [aProduct({ name: 'Plain tee', isCustomizable: true })];
const server = serve(
  http.get('/api/product', () =>
    HttpResponse.json(products, { headers: { 'X-Total-Count': String(products.length) } }),
  ),
);
const user = aUser({ isAdmin: true, role: 'owner' });

it('leads from each product to its print areas', async () => {
  renderScreen(<ProductsPage />, { user });
  expect(await screen.findByRole('link', { name: 'Plain tee' })).toHaveAttribute(
    'href',
    `/admin/print-areas/${anId(1)}`,
  );
  expect(screen.getByRole('cell', { name: 'Yes' })).toBeVisible();
});

it('says so when the products cannot be loaded, or there are none', async () => {
  server.use(http.get('/api/product', () => HttpResponse.json({}, { status: 500 }), { once: true }));
  products = [];
  const { user: hand } = renderScreen(<ProductsPage />, { user });
  expect(await screen.findByText('The products could not be loaded.')).toBeVisible();
  await hand.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No products yet.')).toBeVisible();
});

it('is in Hindi for whoever chose it', async () => {
  products = [aProduct({ name: 'Plain tee', isCustomizable: true })];
  await renderInHindi(<ProductsPage />, { user });
  await screen.findByRole('link', { name: 'Plain tee' });
  expect(leftInEnglish('Plain tee', 'T-Shirt')).toEqual([]);
});
