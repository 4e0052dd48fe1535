import { aCart, aProduct, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import ProductPage from './product-page.tsx';

let added: unknown;
const server = serve(
  http.get('/api/product/similar/:id', () => HttpResponse.json([])),
  http.get('/api/product/:id', () => HttpResponse.json(aProduct())),
  http.get('/api/product-colors', () => HttpResponse.json({ success: true, data: [] })),
  http.get('/api/favorite/:userId', () => HttpResponse.json([])),
  http.post('/api/cart/add', async ({ request }) => {
    added = await request.json();
    return HttpResponse.json(aCart());
  }),
);
const open = (user = aUser() as ReturnType<typeof aUser> | null) =>
  renderScreen(<ProductPage />, { at: `/product/${aProduct()._id}`, path: '/product/:id', user });
const addButton = async () => (await screen.findAllByRole('button', { name: 'Add to Cart' }))[0] as HTMLElement;

describe('the product page', () => {
  it('sends a visitor to sign in first', async () => {
    const { user } = open(null);
    await user.click(await addButton());
    expect(await screen.findByText('Please log in to add items to cart.')).toBeVisible();
  });

  it('asks for size, colour and placement', async () => {
    const { user } = open();
    await user.click(await addButton());
    expect(await screen.findByText('Please select all required options before adding to cart.')).toBeVisible();
  });

  it('puts exactly what was chosen into the cart', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'L' }));
    await user.click(screen.getByRole('button', { name: 'Red' }));
    await user.click(screen.getByRole('button', { name: 'Back A3' }));
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(await addButton());
    expect(await screen.findByText('Added to cart!')).toBeVisible();
    expect(added).toMatchObject({ size: 'L', color: 'Red', placement: 'Back A3', quantity: 2, userId: aUser()._id });
  });

  it('takes the happy-hour discount off and adds delivery', async () => {
    open();
    expect((await screen.findAllByText('₹450.00')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('₹549.00').length).toBeGreaterThan(0);
  });

  it.each([
    [
      'too large',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }),
      'File size too large. Please upload an image under 5MB.',
    ],
    [
      'no image',
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      'Please upload an image file (JPEG, PNG, etc.).',
    ],
  ])('refuses a design that is %s', async (_why, file, message) => {
    open();
    await userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText(/Upload your design/), file);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says so when there is no such product', async () => {
    server.use(
      http.get('/api/product/:id', () => HttpResponse.json({ message: 'no', code: 'not-found' }, { status: 404 })),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});
