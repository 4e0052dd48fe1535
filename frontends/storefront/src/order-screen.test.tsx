import { anId, anOrder, aProduct, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import OrderScreen from './order-screen.tsx';

const none = () => HttpResponse.json({ message: 'None', code: 'not-found' }, { status: 404 });
const server = serve(
  http.get('/api/order/details/:id', none),
  http.get('/api/product/:id', none),
  http.get('/api/artwork/print-areas/:productId', none),
  http.get('/api/payments/accounts/:order', () => HttpResponse.json(null)),
  http.get('/api/invoices/order/:order', () => HttpResponse.json([])),
  http.get('/api/proofs/order/:order', () => HttpResponse.json([])),
  http.get('/api/artwork/orders/:order', () => HttpResponse.json({ lines: [] })),
);
const open = (id: string, user: ReturnType<typeof aUser> | null = aUser()) =>
  renderScreen(<OrderScreen />, { at: `/order/${id}`, path: '/order/:id', user });

describe('/order/:id', () => {
  it('is the order of the signed-in customer', async () => {
    server.use(http.get('/api/order/details/:id', () => HttpResponse.json(anOrder())));
    open(anOrder()._id);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
  });

  it.each([
    ['a guest', null],
    ['a customer', aUser()],
  ])('is the bulk order of a T-Shirt for %s', async (_who, user) => {
    server.use(http.get('/api/product/:id', () => HttpResponse.json(aProduct())));
    open(anId(1), user);
    expect(await screen.findByRole('button', { name: /Place Order/ })).toBeVisible();
  });

  it('keeps what a customer has chosen while it asks for the order again', async () => {
    server.use(http.get('/api/product/:id', () => HttpResponse.json(aProduct())));
    const { user, readAgain } = open(anId(1));
    await user.click(await screen.findByRole('button', { name: 'Left' }));
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const answerLate = async () => {
      await held;
      return none();
    };
    server.use(http.get('/api/order/details/:id', answerLate));
    const reading = readAgain();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Left' })).toHaveAttribute('aria-pressed', 'true'));
    release();
    await reading;
    expect(screen.getByRole('button', { name: 'Left' })).toHaveAttribute('aria-pressed', 'true');
  });

  it("is nobody else's order", async () => {
    const refuse = () => HttpResponse.json({ message: 'No', code: 'not-yours' }, { status: 403 });
    server.use(http.get('/api/order/details/:id', refuse));
    open(anOrder()._id);
    expect(await screen.findByRole('heading', { name: 'This order belongs to another account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders');
  });

  it('is not found when it is neither', async () => {
    open(anId(5));
    expect(await screen.findByRole('heading', { name: 'Product Not Found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('leads a visitor who looks for an order to the sign-in, and back', async () => {
    const { user } = open(anId(5), null);
    expect(await screen.findByText(/If you are looking for your order, please sign in/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/login');
  });

  it('may be asked for again when the orders could not be reached', async () => {
    let isDown = true;
    server.use(
      http.get('/api/order/details/:id', () =>
        isDown ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json(anOrder()),
      ),
    );
    const { user } = open(anOrder()._id);
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
  });
});
