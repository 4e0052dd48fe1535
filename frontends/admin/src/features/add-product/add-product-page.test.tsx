import { anId, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import AddProductPage from './add-product-page.tsx';

const AT = '2026-01-15T06:30:00.000Z';
serve(
  http.get('/api/product-types', () =>
    HttpResponse.json({
      success: true,
      data: [{ _id: anId(1), type: 'Mugs', category: ['Steel'], createdAt: AT, updatedAt: AT }],
    }),
  ),
  http.get('/api/product-colors', () =>
    HttpResponse.json({ success: true, data: [{ _id: anId(2), name: 'Red', hexCode: '#cc0000' }] }),
  ),
);

describe('adding a product', () => {
  it.each([
    ['a visitor', null],
    ['a customer', aUser()],
  ])('shows nothing to %s', (_who, user) => {
    renderScreen(<AddProductPage />, { user });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('needs its required fields and a picture', async () => {
    const { user } = renderScreen(<AddProductPage />, { user: aUser({ isAdmin: true }) });
    await user.click(await screen.findByRole('button', { name: 'Add Product' }));
    expect(await screen.findByText('Please fill in all required fields and upload at least one image')).toBeVisible();
  });

  it('takes at most five pictures', async () => {
    const { user } = renderScreen(<AddProductPage />, { user: aUser({ isAdmin: true }) });
    const pictures = Array.from({ length: 6 }, (_, index) => new File(['x'], `${index}.png`, { type: 'image/png' }));
    await user.upload(await screen.findByLabelText(/Add pictures/), pictures);
    expect(await screen.findByText('Maximum 5 images allowed per product')).toBeVisible();
  });

  it('previews the card while it is typed', async () => {
    const { user } = renderScreen(<AddProductPage />, { user: aUser({ isAdmin: true }) });
    await user.type(await screen.findByLabelText('Name'), 'Steel Bottle');
    await user.type(screen.getByLabelText('Price in ₹'), '500');
    await user.clear(screen.getByLabelText('Happy hour discount in %'));
    await user.type(screen.getByLabelText('Happy hour discount in %'), '10');
    expect(screen.getByText('Steel Bottle')).toBeInTheDocument();
    expect(screen.getByText('₹450.00')).toBeInTheDocument();
  });
});
