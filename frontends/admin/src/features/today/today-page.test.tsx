import type { Role } from '@print-shop/contracts';
import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import TodayPage from './today-page.tsx';

const AT = '2026-11-20T06:30:00.000Z';
const order = (number: number, part: object = {}) => ({
  _id: anId(number),
  customer: { name: 'Asha Rao', email: 'asha@example.com' },
  orderItems: [
    { name: 'Mug', qty: 2 },
    { name: 'Cap', qty: 1, cancelledAt: AT },
  ],
  shippingAddress: { phone: '098200 12345' },
  totalPrice: 1200,
  createdAt: AT,
  ...part,
});
const rows = (data: object[], total = data.length) =>
  HttpResponse.json(data, { headers: { 'X-Total-Count': String(total) } });
const none = () => rows([]);

const asked: string[] = [];
const server = serve(
  http.get('/api/order/today', () => HttpResponse.json({ day: '2026-11-21', orders: 3, revenue: 10 })),
  http.get('/api/order', ({ request }) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get('leave') === 'late') return rows([order(1)], 12);
    if (searchParams.get('review') === 'due') return rows([order(2, { totalPrice: 90_000 })]);
    return none();
  }),
  http.get('/api/payments/accounts', none),
  http.get('/api/bulk-order', ({ request }) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get('leave') === 'late')
      return rows([{ _id: anId(10), name: 'Sunrise Club', phone: '98200 54321', totalPrice: 9000, createdAt: AT }], 4);
    return searchParams.get('status') === 'In Production'
      ? rows([{ _id: anId(9), name: 'Bright School', totalPrice: 24_000, createdAt: AT }])
      : none();
  }),
  http.get('/api/proofs', ({ request }) => {
    const state = new URL(request.url).searchParams.get('state');
    const customer = { name: 'Ravi', email: 'r@example.com' };
    if (state === 'waiting') return rows([{ _id: anId(5), name: 'Visiting cards', customer, since: AT }]);
    return state === 'changes-asked' ? rows([{ _id: anId(8), name: 'Letterheads', customer, since: AT }]) : none();
  }),
  http.get('/api/quotations', () =>
    rows([
      {
        _id: anId(6),
        number: 'Q-2026-0001',
        customerName: 'Bright School',
        grandTotal: 500,
        validUntil: '2026-11-30',
        sentTo: 'school@example.com',
      },
    ]),
  ),
  http.get('/api/conversations', none),
  http.get('/api/product', () => rows([{ _id: anId(7), name: 'Red cap', stock: 2, type: 'Promotional' }])),
  http.get('/api/product-reviews', none),
  http.get('/api/notifications/failed', () =>
    rows([{ _id: 'a'.repeat(40), kind: 'order-confirmed', to: 'asha@example.com', createdAt: AT }]),
  ),
  http.post('/api/proofs/:id/reminders', ({ params }) => {
    asked.push(`remind ${params.id}`);
    return HttpResponse.json({});
  }),
  http.put('/api/notifications/failed/:id', async ({ request }) => {
    asked.push(((await request.json()) as { action: string }).action);
    return HttpResponse.json({ message: 'ok' });
  }),
);
beforeEach(() => {
  asked.length = 0;
});
const open = (role: Role = 'owner') => renderScreen(<TodayPage />, { user: aUser({ isAdmin: true, role }) });
/** The card of a list, by the beginning of its heading. */
const list = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${name} ?\\d*$`) });
  return within(heading.closest('section') as HTMLElement);
};

describe("today's work", () => {
  it('names what is late, with its customer, what is in it, and how many there are', async () => {
    open();
    const late = await list('Late orders');
    expect(await late.findByRole('link', { name: '#000001 Asha Rao' })).toHaveAttribute(
      'href',
      `/admin/orders/${anId(1)}`,
    );
    expect(late.getByText('2 × Mug')).toBeVisible();
    expect(late.getByRole('heading')).toHaveTextContent('12');
    expect(late.getByRole('link', { name: 'See all: Late orders' })).toHaveAttribute(
      'href',
      '/admin/orders?leave=late&sort=date',
    );
  });

  it('names the bulk orders that are late, and their customers can be written to', async () => {
    open();
    const late = await list('Late bulk orders');
    const write = await late.findByRole('link', { name: 'WhatsApp: #00000000' });
    expect(write.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919820054321\?text=Hello%2C%20your%20order/);
    expect(late.getByRole('heading')).toHaveTextContent('4');
    expect(late.getByRole('link', { name: 'See all: Late bulk orders' })).toHaveAttribute(
      'href',
      '/admin/bulk-orders?leave=late&sort=date',
    );
    expect(await (await list('Bulk orders due today')).findByText('Nothing waits here.')).toBeVisible();
  });

  it('names the bulk orders in production, the oldest first', async () => {
    open();
    const orders = await list('Bulk orders to finish');
    expect(await orders.findByRole('link', { name: 'Open: #00000000' })).toHaveAttribute(
      'href',
      `/admin/bulk-orders?search=${anId(9)}`,
    );
    expect(orders.getByRole('link', { name: 'See all: Bulk orders to finish' })).toHaveAttribute(
      'href',
      '/admin/bulk-orders?status=In+Production&sort=date',
    );
  });

  it('names the proofs for which a customer has asked for changes', async () => {
    open();
    const changes = await list('Proofs to change');
    expect(await changes.findByRole('link', { name: 'Open: Letterheads' })).toHaveAttribute(
      'href',
      `/admin/artwork/${anId(8)}`,
    );
    expect(changes.getByRole('link', { name: 'See all: Proofs to change' })).toHaveAttribute(
      'href',
      '/admin/artwork?state=changes-asked',
    );
  });

  it('says within how many working days an order leaves', () => {
    renderScreen(<TodayPage />, {
      user: aUser({ isAdmin: true, role: 'owner' }),
      shop: {
        delivery: { charge: 99, freeAbove: 999, promiseDays: 5, bulkPromiseDays: 9, promise: { en: 'a week', hi: '' } },
      },
    });
    expect(screen.getByText(/An order leaves within 5 working days of its payment/)).toBeVisible();
    expect(screen.getByText(/A bulk order is ready within 9 working days of its order/)).toBeVisible();
  });

  it('has one action in each row: write, call, remind or send again', async () => {
    const { user } = open();
    const write = await (await list('Late orders')).findByRole('link', { name: 'WhatsApp: #000001' });
    expect(write.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919820012345\?text=Hello%2C%20your%20order/);
    expect(await (await list('Orders to release')).findByRole('link', { name: 'Call: #000002' })).toHaveAttribute(
      'href',
      'tel:09820012345',
    );
    const mail = await screen.findByRole('link', { name: 'Email: Q-2026-0001' });
    expect(mail.getAttribute('href')).toMatch(
      /^mailto:school@example\.com\?subject=Quotation%20Q-2026-0001&body=Hello/,
    );
    await user.click(await screen.findByRole('button', { name: 'Remind: Visiting cards' }));
    expect(await screen.findByText('The customer is reminded of the proof of Visiting cards.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Send again: Order confirmed/ }));
    await waitFor(() => expect(asked).toEqual([`remind ${anId(5)}`, 'resend']));
  });

  it('says why a reminder was refused', async () => {
    const message = 'The customer was reminded within the last day. Please call instead.';
    server.use(
      http.post('/api/proofs/:id/reminders', () =>
        HttpResponse.json({ message, code: 'proof-reminded-today' }, { status: 409 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remind: Visiting cards' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says in one line that nothing waits', async () => {
    open();
    expect(await (await list('Orders that leave today')).findByText('Nothing waits here.')).toBeVisible();
  });

  it('shows the other lists when one cannot be loaded, and asks for it again', async () => {
    server.use(http.get('/api/quotations', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try Again: Quotations without an answer' }));
    expect(await screen.findByRole('link', { name: 'Q-2026-0001 Bright School' })).toBeVisible();
  });

  it.each<[Role, string[]]>([
    ['catalogue', ['Low stock', 'Reviews without an answer']],
    [
      'production',
      [
        'Late orders',
        'Orders that leave today',
        'Orders to release',
        'Late bulk orders',
        'Bulk orders due today',
        'Bulk orders to start',
        'Bulk orders to finish',
        'Artwork to check',
        'Proofs to change',
        'Proofs without an answer',
        'Questions',
        'Claims to decide',
        'Claims on bulk orders',
      ],
    ],
  ])('has for the role %s only what it may see', async (role, names) => {
    open(role);
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent?.replace(/\d+$/, ''))).toEqual(names);
  });

  it('leaves nothing in English for whoever chose Hindi', async () => {
    await renderInHindi(<TodayPage />, { user: aUser({ isAdmin: true, role: 'owner' }) });
    await screen.findByRole('button', { name: 'याद दिलाएँ: Visiting cards' });
    await screen.findByText('Letterheads');
    await screen.findByText('Red cap');
    await screen.findByText('#000001 Asha Rao');
    const data = [
      'Asha Rao',
      'Mug',
      'Visiting cards',
      'Letterheads',
      'Ravi',
      'asha@example.com',
      'r@example.com',
      'Bright School',
      'Sunrise Club',
      'Q-2026',
      'Red cap',
    ];
    expect(leftInEnglish(...data, 'Promotional', 'WhatsApp')).toEqual([]);
  });
});
