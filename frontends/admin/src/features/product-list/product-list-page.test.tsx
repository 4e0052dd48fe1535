import { aProduct, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProductListPage from './product-list-page.tsx';

const server = serve(
  http.get('/api/product', () => HttpResponse.json([aProduct()], { headers: { 'x-total-count': '1' } })),
);
const open = () => renderScreen(<ProductListPage />, { user: aUser({ isAdmin: true }) });

async function openDeleteDialog() {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Round Neck T-Shirt' }));
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Confirm Delete' })) };
}

describe('the product list', () => {
  it('links to the form that adds a product', async () => {
    open();
    expect(await screen.findByText('1 products')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/admin/products');
  });

  it('asks before deleting, and Cancel deletes nothing', async () => {
    const { user, dialog } = await openDeleteDialog();
    expect(
      dialog.getByText('Are you sure you want to delete this product? This action cannot be undone.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('row', { name: /Round Neck T-Shirt/ })).toBeVisible();
  });

  it('takes a deleted product out of the list', async () => {
    server.use(http.delete('/api/product/:id', () => HttpResponse.json({ message: 'Product deleted' })));
    const { user, dialog } = await openDeleteDialog();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Product deleted successfully!')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Round Neck T-Shirt/ })).toBeNull();
  });

  it('keeps the product when deleting fails', async () => {
    server.use(http.delete('/api/product/:id', () => HttpResponse.json({}, { status: 500 })));
    const { user, dialog } = await openDeleteDialog();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete product. Please try again.')).toBeVisible();
    expect(screen.getByRole('row', { name: /Round Neck T-Shirt/ })).toBeVisible();
  });
});
