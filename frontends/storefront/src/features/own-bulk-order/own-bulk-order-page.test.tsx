import { aBulkOrder, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { againState, readBulkAgain } from '../../bulk-again/bulk-again.ts';
import OwnBulkOrderPage from './own-bulk-order-page.tsx';

const AT = '2026-01-16T06:30:00.000Z';
let order = aBulkOrder();
const server = serve(
  http.get('/api/bulk-order/details/:id', () => HttpResponse.json(order)),
  http.get('/api/payments/accounts/:order', () => HttpResponse.json(null)),
  http.get('/api/invoices/order/:order', () => HttpResponse.json([])),
  http.get('/api/proofs/order/:order', () => HttpResponse.json([])),
  http.get('/api/artwork/orders/:order', () => HttpResponse.json({ lines: [] })),
);
beforeEach(() => {
  order = aBulkOrder();
});
const at = () => ({ at: `/bulk-orders/${order._id}`, path: '/bulk-orders/:id' });
const open = () => renderScreen(<OwnBulkOrderPage />, { ...at(), user: aUser() });
const history = () =>
  within(screen.getByRole('region', { name: 'What has happened' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the page of a bulk order', () => {
  it('shows its state, what is next, its shirts, design, contact and total', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you! We have your bulk order.' })).toBeVisible();
    expect(screen.getByText(/Until we begin work, you can cancel here/)).toBeVisible();
    expect(
      screen.getByText(/Your shirts are usually ready within 7 working days\. We count from your order/),
    ).toBeVisible();
    expect(screen.getByText('Navy Blue · Size 2XL')).toBeVisible();
    expect(screen.getByText('24 shirts · Left, Back A4')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your design' })).toHaveAttribute('href', '/media/designs/club.png');
    expect(screen.getByText('Ravi Kumar, +91 98100 24680')).toBeVisible();
    expect(screen.getByText('Total').nextSibling).toHaveTextContent('₹5,760.00');
    expect(screen.getByRole('link', { name: 'Order again' })).toHaveAttribute('href', `/order/${order.productId}`);
    expect(history()).toEqual(['Bulk order placed15 Jan, 12:00 pm']);
  });

  it('tells the steps of its proof', async () => {
    const step = { status: 'Pending', at: AT, by: 'customer', note: 'Bigger' } as const;
    const asked = { ...step, event: 'proof-changes-asked', proof: { id: 'c'.repeat(24), version: 1 } } as const;
    order = aBulkOrder({ timeline: [...order.timeline, asked] });
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(history()).toEqual([
      'Bulk order placed15 Jan, 12:00 pm',
      'You asked for changes to proof 116 Jan, 12:00 pmBigger',
    ]);
  });

  it('tells of its claims and refunds', async () => {
    const step = { status: 'Completed', at: AT, by: 'customer', note: 'Upside down' } as const;
    const shop = { ...step, by: 'shop', note: '' } as const;
    order = aBulkOrder({
      status: 'Completed',
      timeline: [
        ...order.timeline,
        { ...step, event: 'claimed' },
        { ...shop, event: 'claim-accepted', note: 'Sorry' },
        { ...shop, event: 'refund-due', amount: 500 },
      ],
    });
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(history().slice(1)).toEqual([
      'You told us what is wrong16 Jan, 12:00 pmUpside down',
      'We will put it right16 Jan, 12:00 pmSorry',
      'Refund due: ₹500.0016 Jan, 12:00 pm',
    ]);
  });

  it('lets it go while it is pending', async () => {
    let sent: unknown;
    server.use(
      http.post('/api/bulk-order/:id/cancellation', async ({ request }) => {
        sent = await request.json();
        const entry = { status: 'Cancelled', at: AT, by: 'customer', note: 'The match is off' } as const;
        return HttpResponse.json({ ...order, status: 'Cancelled', timeline: [...order.timeline, entry] });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel bulk order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this bulk order?' }));
    await user.type(dialog.getByLabelText(/Reason/), 'The match is off');
    await user.click(dialog.getByRole('button', { name: 'Cancel bulk order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This bulk order was cancelled.' })).toBeVisible();
    expect(history().at(-1)).toBe('Cancelled by you16 Jan, 12:00 pmThe match is off');
    expect(sent).toEqual({ reason: 'The match is off' });
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });

  it('offers neither to cancel it in production, nor to order a shirt again that it does not name', async () => {
    order = aBulkOrder({ status: 'In Production', productId: null, designImage: null });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'We are printing your shirts.' })).toBeVisible();
    expect(screen.getByText(/No design was uploaded/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Order again' })).toBeNull();
  });

  it.each([403, 404])('says that there is none in this account when the server answers %i', async (status) => {
    server.use(http.get('/api/bulk-order/details/:id', () => HttpResponse.json({}, { status })));
    open();
    expect(await screen.findByRole('heading', { name: 'There is no such bulk order in your account' })).toBeVisible();
  });

  it('may be asked for again after a failure, and needs a login', async () => {
    server.use(http.get('/api/bulk-order/details/:id', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Club tee')).toBeVisible();
    unmount();
    renderScreen(<OwnBulkOrderPage />, at());
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  });

  it('leaves nothing in English in Hindi but what people typed', async () => {
    await renderInHindi(<OwnBulkOrderPage />, { ...at(), user: aUser() });
    expect(await screen.findByRole('heading', { name: 'धन्यवाद! आपका बल्क ऑर्डर मिल गया।' })).toBeVisible();
    expect(leftInEnglish('Club tee', 'Ravi Kumar', 'WhatsApp')).toEqual([]);
  });
});

describe('ordering again', () => {
  it('opens the form with the lines and placements that are still offered', () => {
    const line = { color: 'Red', size: 'M', quantity: 3, price: 720, placement: ['Left', 'Sleeve'] };
    expect(readBulkAgain(againState({ items: [line, { ...line, color: 'Mauve' }, { ...line, quantity: 0 }] }))).toEqual(
      {
        placements: ['Left'],
        lines: [{ color: 'Red', size: 'M', quantity: 3 }],
      },
    );
  });

  it.each([null, undefined, 'x', {}, { bulkAgain: 'x' }, { from: '/cart' }])('is not what %j asks for', (state) =>
    expect(readBulkAgain(state)).toBeUndefined(),
  );
});
