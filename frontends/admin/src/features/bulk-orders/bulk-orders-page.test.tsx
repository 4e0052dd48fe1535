import type { BulkOrder } from '@print-shop/contracts';
import { aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import BulkOrdersPage from './bulk-orders-page.tsx';

const AT = '2026-01-15T06:30:00.000Z';
const aBulkOrder = (part: Partial<BulkOrder> = {}): BulkOrder => ({
  _id: 'abcdef0123456789abcdef01',
  userId: '0123456789abcdef01234567',
  productId: null,
  productName: '',
  name: 'Asha Rao',
  phone: '+91 98100 24680',
  email: 'asha@example.com',
  items: [{ color: 'Navy Blue', size: '2XL', quantity: 24, price: 5760, placement: ['Left', 'Back A4'] }],
  designImage: '/media/designs/club.png?download=yes&until=1&signature=a',
  designPicture: '/media/designs/club.png?picture=yes&until=1&signature=b',
  totalPrice: 5760,
  status: 'Pending',
  timeline: [{ status: 'Pending', at: AT, by: 'customer', note: '' }],
  createdAt: AT,
  ...part,
});

let orders: BulkOrder[] = [];
let asked: Record<string, string>[] = [];
const server = serve(
  http.get('/api/bulk-order', ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return HttpResponse.json(orders, { headers: { 'X-Total-Count': String(orders.length) } });
  }),
  http.put('/api/bulk-order/:id/status', async ({ request }) => {
    const { status } = (await request.json()) as Pick<BulkOrder, 'status'>;
    orders = orders.map((order) => ({
      ...order,
      status,
      timeline: [...order.timeline, { status, at: AT, by: 'Meera', note: '' }],
    }));
    return HttpResponse.json(orders[0]);
  }),
);
beforeEach(() => {
  asked = [];
  orders = [aBulkOrder()];
});
const open = (at = '/') => renderScreen(<BulkOrdersPage />, { at, user: aUser({ isAdmin: true }) });
const firstRow = async () => within((await screen.findAllByRole('row'))[1] as HTMLElement);

describe('the bulk orders', () => {
  it('say how many blanks have to be bought', async () => {
    server.use(http.get('/api/bulk-order', () => HttpResponse.json([aBulkOrder({ blanksToBuy: 14 })])));
    open();
    expect((await firstRow()).getByText('14 blanks to buy')).toBeVisible();
  });

  it('say nothing of blanks where all were in stock', async () => {
    server.use(http.get('/api/bulk-order', () => HttpResponse.json([aBulkOrder({ blanksToBuy: 0 })])));
    open();
    expect((await firstRow()).queryByText(/blank/)).toBeNull();
  });

  it('show ids cut short, items, design, total, status and date', async () => {
    open();
    const row = await firstRow();
    for (const text of ['abcdef01...', '01234567...', '₹5,760.00', '15 Jan 2026'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByText('24 x Navy Blue (2XL) - ₹5,760.00, Left, Back A4')).toBeVisible();
    expect(row.getByText('Asha Rao')).toBeVisible();
    expect(row.getByRole('link', { name: '+91 98100 24680' })).toHaveAttribute('href', 'tel:+919810024680');
    expect(row.getByRole('link', { name: 'asha@example.com' })).toHaveAttribute('href', 'mailto:asha@example.com');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Order ID',
      'User ID',
      'Items',
      'Design Preview',
      'Total Price',
      'Status',
      'Date',
    ]);
  });

  it('show what the customer was told', async () => {
    const about: unknown[] = [];
    server.use(
      http.get('/api/notifications', ({ request }) => {
        about.push(new URL(request.url).searchParams.get('order'));
        return HttpResponse.json([]);
      }),
    );
    const { user } = open();
    await user.click((await firstRow()).getByText('Messages'));
    expect(await screen.findByText('No messages sent to this customer yet.')).toBeVisible();
    expect(about).toEqual(['abcdef0123456789abcdef01']);
  });

  it('open a picture of a design in a new tab, and save the design itself', async () => {
    open();
    const row = await firstRow();
    const picture = row.getByRole('link', { name: 'Open a picture of the design of ABCDEF01 in a new tab' });
    expect(picture).toHaveAttribute('href', '/media/designs/club.png?picture=yes&until=1&signature=b');
    expect(picture).toHaveAttribute('target', '_blank');
    expect(picture.querySelector('img')).toBeVisible();
    const link = row.getByRole('link', { name: 'Download the design of ABCDEF01' });
    expect(link).toHaveAttribute('href', '/media/designs/club.png?download=yes&until=1&signature=a');
    expect(link).not.toHaveAttribute('target');
  });

  const sent: BulkOrder['timeline'][number] = {
    status: 'Pending',
    at: '2026-01-02T10:00:00.000Z',
    by: 'admin',
    note: '',
    event: 'proof-sent',
    proof: { id: 'c'.repeat(24), version: 1 },
  };
  it.each([
    ['its print files', [], 'Print file: Front A4 (PDF)'],
    ['its layout, where the print file is that of a proof', [sent], 'Layout: Front A4 (PDF)'],
  ])('show what was laid out, with %s', async (_, steps, button) => {
    const scene = 'b'.repeat(24);
    const order = aBulkOrder({ designImage: null, scene });
    orders = [{ ...order, timeline: [...order.timeline, ...steps] }];
    const side = { view: 'front', area: 'front-a4', pieces: [] };
    const views = [
      {
        id: 'front',
        name: 'Front',
        picture: '',
        aspect: 0.8,
        variants: [],
        areas: [{ id: 'front-a4', name: 'Front A4' }],
      },
    ];
    server.use(
      http.get(`/api/artwork/layouts/${scene}`, () =>
        HttpResponse.json({ _id: scene, picture: '/picture?view=front', sides: [side], views }),
      ),
    );
    open();
    const row = await firstRow();
    expect(await row.findByRole('img')).toHaveAttribute('src', '/picture?view=front&color=Navy+Blue');
    expect(await row.findByRole('button', { name: button })).toBeVisible();
    expect(row.queryByText('No Image')).toBeNull();
  });

  it('of a guest without a design say so', async () => {
    orders = [aBulkOrder({ userId: null, designImage: null })];
    open();
    const row = await firstRow();
    expect(row.getByText('Guest')).toBeVisible();
    expect(row.getByText('No Image')).toBeVisible();
  });

  it.each([
    ['Pending', 'bg-wait-soft'],
    ['Completed', 'bg-good-soft'],
    ['In Production', 'bg-info-soft'],
    ['Cancelled', 'bg-info-soft'],
  ] as const)('colour the status %s', async (status, colour) => {
    orders = [aBulkOrder({ status })];
    open();
    expect((await firstRow()).getAllByText(status)[0]).toHaveClass(colour);
  });

  it('lead to a quotation of them, or to the one whose total they have', async () => {
    const { unmount } = open();
    const link = (await firstRow()).getByRole('link', { name: 'Make a quotation of bulk order ABCDEF01' });
    expect(link).toHaveAttribute('href', `/admin?bulk=${orders[0]?._id}`);
    unmount();
    orders = [aBulkOrder({ quotation: { id: 'c'.repeat(24), number: 'Q-2026-0007' } })];
    const second = open();
    expect((await firstRow()).getByRole('link', { name: 'As quoted in Q-2026-0007' })).toHaveAttribute(
      'href',
      `/admin/quotations/${'c'.repeat(24)}`,
    );
    second.unmount();
    orders = [aBulkOrder({ status: 'Completed' })];
    open();
    expect((await firstRow()).queryByRole('link', { name: /quotation/ })).toBeNull();
  });

  it('tell the steps of their proof, and lead to it', async () => {
    const step = { status: 'Pending', at: AT, by: 'Meera', note: '' } as const;
    const sent = { ...step, event: 'proof-sent', proof: { id: 'c'.repeat(24), version: 1 } } as const;
    const [first] = [aBulkOrder()];
    orders = [{ ...first, timeline: [...first.timeline, sent] }];
    const { user } = open();
    const row = await firstRow();
    await user.click(row.getByText('Timeline'));
    expect(row.getByRole('link', { name: 'Proof 1 sent' })).toHaveAttribute('href', `/admin/artwork/${'c'.repeat(24)}`);
    expect(row.getByRole('link', { name: /Artwork and proof of bulk order/ })).toHaveAttribute(
      'href',
      `/admin/artwork?search=${first._id}`,
    );
  });

  it('are moved on, and tell in their timeline who did it when', async () => {
    const { user } = open();
    const row = await firstRow();
    await user.selectOptions(row.getByRole('combobox', { name: 'Status of bulk order ABCDEF01' }), 'Completed');
    await user.click(row.getByText('Timeline'));
    const timeline = within(row.getByRole('list', { name: 'Timeline of bulk order ABCDEF01' }));
    await waitFor(() => expect(timeline.getAllByRole('listitem')).toHaveLength(2));
    expect(timeline.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Pending15 Jan, 12:00 pm, customer',
      'Completed15 Jan, 12:00 pm, Meera',
    ]);
  });

  it('tell what staff changed in each of them', async () => {
    let about: unknown;
    server.use(
      http.get('/api/audit', ({ request }) => {
        about = Object.fromEntries(new URL(request.url).searchParams);
        return HttpResponse.json([]);
      }),
    );
    const { user } = open();
    await user.click((await firstRow()).getByText('History'));
    expect(await screen.findByText('Nobody has changed this yet.')).toBeVisible();
    expect(about).toMatchObject({ kind: 'bulk-order' });
  });

  it('stay as they are, with a message, when the server refuses', async () => {
    server.use(http.put('/api/bulk-order/:id/status', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    const row = await firstRow();
    await user.selectOptions(row.getByRole('combobox', { name: 'Status of bulk order ABCDEF01' }), 'Cancelled');
    expect(await screen.findByText('The status could not be changed. Please try again.')).toBeVisible();
    expect(row.getByRole('combobox')).toHaveValue('Pending');
  });

  it('are narrowed by status and sorted by the server', async () => {
    const { user } = open('/?status=Pending');
    await firstRow();
    expect(asked).toEqual([{ status: 'Pending', sort: '-date', page: '1', limit: '50' }]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Status: In Production');
    await user.click(screen.getByRole('button', { name: 'Total Price' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'In Production', sort: 'total' }));
  });

  it('say that there are none, and that they could not be fetched', async () => {
    orders = [];
    const { unmount } = open();
    expect(screen.getByText('Loading bulk orders...')).toBeInTheDocument();
    expect(await screen.findByText('No bulk orders found.')).toBeVisible();
    unmount();
    server.use(http.get('/api/bulk-order', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('Failed to fetch orders')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No bulk orders found.')).toBeVisible();
  });
});

it('are listed in Hindi for whoever chose it, colours, placements and states too', async () => {
  await renderInHindi(<BulkOrdersPage />, { user: aUser({ isAdmin: true }) });
  const row = await firstRow();
  expect(row.getByText('24 x नेवी ब्लू (2XL) - ₹5,760.00, बाईं छाती, पीछे A4')).toBeVisible();
  expect(within(row.getByRole('combobox')).getByRole('option', { name: 'काम चल रहा है' })).toHaveValue('In Production');
  expect(leftInEnglish('Asha Rao', 'asha@example.com', 'abcdef01', 'ABCDEF01')).toEqual([]);
});
