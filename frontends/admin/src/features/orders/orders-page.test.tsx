import { anId, anOrder, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import OrdersPage from './orders-page.tsx';

let order = anOrder();
let cancelledWith: unknown;
const change = (part: Parameters<typeof anOrder>[0]) => {
  order = { ...order, ...part };
  return HttpResponse.json(order);
};
const server = serve(
  http.get('/api/order', () => HttpResponse.json([order], { headers: { 'x-total-count': '1' } })),
  http.put('/api/order/:id/payment', () => change({ paymentStatus: 'paid' })),
  http.put('/api/order/:id/deliver', () => change({ isDelivered: true })),
  http.put('/api/order/:id/cancel', async ({ request }) => {
    cancelledWith = await request.json();
    return change({ status: 'cancelled' });
  }),
);
const open = () => renderScreen(<OrdersPage />, { user: aUser({ isAdmin: true }) });
const row = async () => within(await screen.findByRole('row', { name: /Round Neck T-Shirt/ }));
beforeEach(() => {
  order = anOrder({ _id: anId(0xabcdef) });
});

describe('the orders of the shop', () => {
  it('show the last six characters of the id, the items and the address', async () => {
    open();
    const shown = await row();
    expect(shown.getByText('abcdef')).toBeVisible();
    expect(shown.getByText('Round Neck T-Shirt, 2 x ₹450.00')).toBeVisible();
    expect(shown.getByText('22 MG Road, Pune, 411001, India')).toBeVisible();
  });

  it('are marked paid, then delivered, and then offer nothing more', async () => {
    const { user } = open();
    await user.click((await row()).getByRole('button', { name: 'Mark paid' }));
    expect(await screen.findByText(/^paid$/i)).toBeVisible();
    expect((await row()).queryByRole('button', { name: 'Mark paid' })).toBeNull();
    await user.click((await row()).getByRole('button', { name: 'Mark delivered' }));
    expect(await screen.findByText('Delivered')).toBeVisible();
    expect((await row()).queryByRole('button')).toBeNull();
  });

  it('are cancelled only with a reason', async () => {
    const { user } = open();
    await user.click((await row()).getByRole('button', { name: 'Cancel' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order' }));
    expect(dialog.getByRole('button', { name: 'Cancel the order' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Reason'), 'Out of red ink');
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('cancelled')).toBeVisible();
    expect(cancelledWith).toEqual({ reason: 'Out of red ink' });
  });

  it('stay as they are, with the reason, when the server refuses', async () => {
    server.use(
      http.put('/api/order/:id/payment', () =>
        HttpResponse.json({ message: 'The order is already paid.', code: 'already-paid' }, { status: 409 }),
      ),
    );
    const { user } = open();
    await user.click((await row()).getByRole('button', { name: 'Mark paid' }));
    expect(await screen.findByText('The order is already paid.')).toBeVisible();
  });

  it('say that there are none, and that they could not be fetched', async () => {
    server.use(http.get('/api/order', () => HttpResponse.json([]), { once: true }));
    const { unmount } = open();
    expect(await screen.findByText('No orders found.')).toBeVisible();
    unmount();
    server.use(http.get('/api/order', () => HttpResponse.json({}, { status: 500 })));
    open();
    expect(await screen.findByText('Failed to fetch orders')).toBeVisible();
  });
});
