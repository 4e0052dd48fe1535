import { aBulkOrder, anId, anOrder, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import MyOrdersPage from './my-orders-page.tsx';

const ORDERS = [
  anOrder({ _id: anId(0xa1), totalPrice: 100, createdAt: '2026-01-01T00:00:00.000Z', paymentStatus: 'paid' }),
  anOrder({ _id: anId(0xa2), totalPrice: 900, createdAt: '2026-01-03T00:00:00.000Z' }),
  anOrder({ _id: anId(0xa3), totalPrice: 500, createdAt: '2026-01-02T00:00:00.000Z', isDelivered: true }),
];
const server = serve(
  http.get('/api/order/:userId', () => HttpResponse.json(ORDERS)),
  http.get('/api/bulk-order/user/:userId', () => HttpResponse.json([])),
);
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
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByLabelText('Payment status')).toHaveDisplayValue('All Orders');
    const statuses = within(screen.getByLabelText('Payment status')).getAllByRole('option');
    expect(statuses.map((option) => option.textContent)).toEqual(['All Orders', 'Pending', 'Paid', 'Failed']);
    const sorts = within(screen.getByRole('group', { name: 'Sort by' })).getAllByRole('button');
    expect(sorts.map((button) => button.firstChild?.textContent)).toEqual(['Order Date', 'Total Price', 'Status']);
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
    expect(screen.getByText('Paid', { selector: 'span' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Payment status'), 'Pending');
    expect(shown()).toEqual(['a2', 'a3']);
    expect(screen.getAllByText('Pending', { selector: 'span' })).toHaveLength(2);
    await user.type(screen.getByPlaceholderText('Search orders or products...'), 'mug');
    expect(screen.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all my orders' }));
    expect(shown()).toEqual(['a2', 'a3', 'a1']);
    expect(screen.getByLabelText('Payment status')).toHaveDisplayValue('All Orders');
    expect(screen.getByPlaceholderText('Search orders or products...')).toHaveValue('');
  });

  it('have bulk orders among them, told apart by a badge, which payments do not find', async () => {
    const bulk = aBulkOrder({ _id: anId(0xb1), totalPrice: 50, createdAt: '2026-01-02T12:00:00.000Z' });
    server.use(http.get('/api/bulk-order/user/:userId', () => HttpResponse.json([bulk])));
    const { user } = open();
    expect(await screen.findByRole('link', { name: bulk._id })).toHaveAttribute('href', `/bulk-orders/${bulk._id}`);
    expect(screen.getAllByRole('link', { name: anId(0xa1) })[0]).toHaveAttribute('href', `/order/${anId(0xa1)}`);
    expect(screen.getByText('24 × Navy Blue 2XL')).toBeVisible();
    expect(shown()).toEqual(['a2', 'b1', 'a3', 'a1']);
    await user.click(screen.getByRole('button', { name: /Total Price/ }));
    expect(shown()).toEqual(['a2', 'a3', 'a1', 'b1']);
    await user.type(screen.getByPlaceholderText('Search orders or products...'), 'club');
    expect(shown()).toEqual(['b1']);
    await user.clear(screen.getByPlaceholderText('Search orders or products...'));
    await user.selectOptions(screen.getByLabelText('Payment status'), 'Pending');
    expect(shown()).toEqual(['a2', 'a3']);
  });

  it('are there, with a word about it, when the bulk orders could not be loaded', async () => {
    const bulk = aBulkOrder();
    server.use(
      http.get('/api/bulk-order/user/:userId', () => HttpResponse.json({}, { status: 500 }), { once: true }),
      http.get('/api/bulk-order/user/:userId', () => HttpResponse.json([bulk])),
    );
    const { user } = open();
    expect(await screen.findByText('Your bulk orders could not be loaded.')).toBeVisible();
    expect(shown()).toEqual(['a2', 'a3', 'a1']);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: bulk._id })).toBeVisible();
  });

  it('shows and hides the details of an order', async () => {
    const { user } = open();
    const [first] = await screen.findAllByRole('button', { name: 'View order details' });
    await user.click(first as HTMLElement);
    expect(screen.getByText('22 MG Road, Pune 411001, India')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide order details' }));
    expect(screen.queryByText('22 MG Road, Pune 411001, India')).toBeNull();
  });

  it('previews two items, and tells payment and delivery by badges', async () => {
    const [item] = anOrder().orderItems;
    const items = [1, 2, 3, 4].map((number) => ({ ...item, _id: anId(number), name: `Poster ${number}` }) as never);
    const order = anOrder({ orderItems: items, paymentStatus: 'failed', placement: 'Front A4', designurl: '/media/d' });
    server.use(http.get('/api/order/:userId', () => HttpResponse.json([order])));
    const { user } = open();
    expect(await screen.findByText('+2 more items')).toBeVisible();
    expect(screen.queryByText('Poster 3')).toBeNull();
    expect(screen.getByText('Failed', { selector: 'span' })).toBeVisible();
    expect(screen.getByText('Processing')).toBeVisible();
    expect(screen.getByText(/^Placed on 15 Jan 2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View order details' }));
    expect(screen.getByText('Placement: Front A4')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Design' })).toHaveAttribute('href', '/media/d');
    expect(screen.getByText('UPI, Failed')).toBeVisible();
  });

  it.each([
    ['an order', anId(0xa1), anId(0xa1).slice(-6)],
    ['a bulk order', anId(0xb1), anId(0xb1).slice(0, 8)],
  ])('set the number of %s apart that mails write', async (_, id, number) => {
    server.use(http.get('/api/bulk-order/user/:userId', () => HttpResponse.json([aBulkOrder({ _id: anId(0xb1) })])));
    open();
    const link = await screen.findByRole('link', { name: id });
    expect(within(link).getByText(number, { selector: 'span' })).toBeVisible();
  });

  it('say that they could not be loaded, and load again', async () => {
    server.use(http.get('/api/order/:userId', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('Failed to load orders. Please try again later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Delivered')).toBeVisible();
  });

  it('speak Hindi to whoever chose it', async () => {
    await renderInHindi(<MyOrdersPage />, { user: aUser() });
    expect(await screen.findByRole('heading', { name: 'मेरे ऑर्डर' })).toBeVisible();
    expect(await screen.findByText('पहुँच गया')).toBeVisible();
  });

  it('invites a customer without orders', async () => {
    server.use(http.get('/api/order/:userId', () => HttpResponse.json([])));
    open();
    expect(await screen.findByText("You haven't placed any orders yet.")).toBeVisible();
  });
});
