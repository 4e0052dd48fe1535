import { anId, anOrder, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import MyOrdersPage from './my-orders-page.tsx';

const ORDERS = [
  anOrder({ _id: anId(0xa1), totalPrice: 100, createdAt: '2026-01-01T00:00:00.000Z', paymentStatus: 'paid' }),
  anOrder({ _id: anId(0xa2), totalPrice: 900, createdAt: '2026-01-03T00:00:00.000Z' }),
  anOrder({ _id: anId(0xa3), totalPrice: 500, createdAt: '2026-01-02T00:00:00.000Z', isDelivered: true }),
];
const server = serve(http.get('/api/order/:userId', () => HttpResponse.json(ORDERS)));
const open = () => renderScreen(<MyOrdersPage />, { user: aUser() });
const shown = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent?.slice(-2));

describe('My Orders', () => {
  it('needs a login', () => {
    renderScreen(<MyOrdersPage />);
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    expect(screen.getByText('Please log in to view your orders.')).toBeVisible();
  });

  it('starts with the newest; the active key flips, a new key starts descending', async () => {
    const { user } = open();
    await screen.findByText('Delivered');
    expect(shown()).toEqual(['a2', 'a3', 'a1']);
    await user.click(screen.getByRole('button', { name: /Order Date/ }));
    expect(shown()).toEqual(['a1', 'a3', 'a2']);
    await user.click(screen.getByRole('button', { name: /Total Price/ }));
    expect(shown()).toEqual(['a2', 'a3', 'a1']);
  });

  it('filters by payment status and says when nothing matches', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText('Payment status'), 'Paid');
    expect(shown()).toEqual(['a1']);
    await user.type(screen.getByPlaceholderText('Search orders or products...'), 'mug');
    expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
  });

  it('shows and hides the details of an order', async () => {
    const { user } = open();
    const [first] = await screen.findAllByRole('button', { name: 'View order details' });
    await user.click(first as HTMLElement);
    expect(screen.getByText('22 MG Road, Pune 411001, India')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide order details' }));
    expect(screen.queryByText('22 MG Road, Pune 411001, India')).toBeNull();
  });

  it('invites a customer without orders', async () => {
    server.use(http.get('/api/order/:userId', () => HttpResponse.json([])));
    open();
    expect(await screen.findByText("You haven't placed any orders yet.")).toBeVisible();
  });
});
