import { anId, anOrder, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import OrdersPage from './orders-page.tsx';

let asked: Record<string, string>[] = [];
const order = anOrder({ _id: anId(0xabcdef), orderItems: anOrder().orderItems });
const server = serve(
  http.get('/api/order', ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return HttpResponse.json(
      [order, anOrder({ _id: anId(72), isDelivered: true, paymentStatus: 'paid' }), anOrder({ status: 'cancelled' })],
      { headers: { 'X-Total-Count': '140' } },
    );
  }),
);
beforeEach(() => {
  asked = [];
});
const open = (at = '/') => renderScreen(<OrdersPage />, { at, user: aUser({ isAdmin: true }) });

describe('the orders of the shop', () => {
  it('show the last six characters of the id, the items, the total, the address and both states', async () => {
    open();
    const [, row, delivered, cancelled] = await screen.findAllByRole('row');
    const shown = within(row as HTMLElement);
    expect(shown.getByRole('link', { name: 'abcdef' })).toHaveAttribute('href', `/admin/orders/${anId(0xabcdef)}`);
    for (const text of ['15 Jan 2026', 'Round Neck T-Shirt, 2 x ₹450.00', '₹999.00', '22 MG Road, Pune, 411001, India'])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getAllByText('Pending')).toHaveLength(2);
    expect(within(delivered as HTMLElement).getByText('Paid')).toBeVisible();
    expect(within(delivered as HTMLElement).getByText('Delivered')).toBeVisible();
    expect(within(cancelled as HTMLElement).getByText('Cancelled')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Order ID',
      'Date',
      'Items',
      'Total Price',
      'Shipping Address',
      'Payment Status',
      'Delivery Status',
    ]);
    expect(screen.getByText('Showing 3 of 140 orders')).toBeVisible();
  });

  it('are searched, filtered and sorted by the server', async () => {
    const { user } = open();
    await screen.findByText('Showing 3 of 140 orders');
    expect(asked).toEqual([{ sort: '-date', page: '1', limit: '50' }]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Payment' }), 'Payment: paid');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Delivery' }), 'Delivery: pending');
    await user.click(screen.getByRole('button', { name: 'Total Price' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search order or customer' }), 'abcdef');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        search: 'abcdef',
        payment: 'paid',
        delivery: 'pending',
        sort: 'total',
        page: '1',
        limit: '50',
      }),
    );
  });

  it('are those of the day that the address names', async () => {
    open('/?day=2026-11-21');
    await screen.findByText('Showing 3 of 140 orders');
    expect(asked[0]).toMatchObject({ day: '2026-11-21' });
    expect(screen.getByLabelText('Day')).toHaveValue('2026-11-21');
  });

  it('say that there are none, and that they could not be fetched', async () => {
    server.use(http.get('/api/order', () => HttpResponse.json([]), { once: true }));
    const { unmount } = open();
    expect(screen.getByText('Loading orders...')).toBeInTheDocument();
    expect(await screen.findByText('No orders found.')).toBeVisible();
    unmount();
    server.use(http.get('/api/order', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('Failed to fetch orders')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Showing 3 of 140 orders')).toBeVisible();
  });
});

it('are listed in Hindi for whoever chose it', async () => {
  await renderInHindi(<OrdersPage />, { user: aUser({ isAdmin: true }) });
  expect(await screen.findByText('कुल 140 में से 3 ऑर्डर')).toBeVisible();
  expect(leftInEnglish('Round Neck T-Shirt', '22 MG Road, Pune, 411001, India', 'abcdef')).toEqual([]);
});

describe('the chart of the stages', () => {
  it('has every stage, also in a table', async () => {
    const stages = { waiting: 0, confirmed: 12, begun: 3, dispatched: 4, delivered: 1500, cancelled: 1 };
    server.use(http.get('/api/order/stages', () => HttpResponse.json(stages)));
    const { user } = open();
    await user.click(screen.getByText('Orders of the last 30 days by status'));
    expect(await screen.findByRole('figure', { name: 'Orders of the last 30 days by status' })).toBeVisible();
    const table = within(screen.getByRole('region', { name: 'Orders of the last 30 days by status' }));
    expect(table.getByRole('row', { name: 'Delivered 1,500' })).toBeVisible();
    expect(table.getAllByRole('row')).toHaveLength(7);
  });

  it('says when the orders could not be counted', async () => {
    server.use(http.get('/api/order/stages', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await user.click(screen.getByText('Orders of the last 30 days by status'));
    expect(await screen.findByText('The orders could not be counted.')).toBeVisible();
  });
});
