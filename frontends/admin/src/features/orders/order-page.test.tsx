import type { Role, TimelineEntry } from '@print-shop/contracts';
import { anId, anOrder, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import OrderPage from './order-page.tsx';

const ID = anId(0xabcdef);
const AT = '2026-01-16T06:30:00.000Z';
let order = anOrder();
let proofs: unknown[] = [];
let sent: unknown[] = [];
/** Answers as the server would: the order in its new state, with the step in its timeline. */
const change = (
  event: 'paid' | 'released' | 'begun' | 'dispatched' | 'delivered' | 'cancelled',
  part: Parameters<typeof anOrder>[0],
) =>
  async function answer({ request }: { request: Request }) {
    const body = (await request.json()) as { note?: string; reason?: string };
    sent.push(body);
    const note = body.reason ?? body.note ?? '';
    order = { ...order, ...part, timeline: [...order.timeline, { event, at: AT, by: 'Meera', note }] };
    return HttpResponse.json(order);
  };
const server = serve(
  http.get('/api/payments/accounts/:order', () => HttpResponse.json(null)),
  http.get('/api/invoices/order/:order', () => HttpResponse.json([])),
  http.get('/api/order/details/:id', () => HttpResponse.json(order)),
  http.get('/api/proofs/order/:order', () => HttpResponse.json(proofs)),
  http.get('/api/notifications', () => HttpResponse.json([])),
  http.put('/api/order/:id/payment', change('paid', { paymentStatus: 'paid' })),
  http.put('/api/order/:id/release', change('released', { needsReview: false })),
  http.put('/api/order/:id/begin', change('begun', { begunAt: AT })),
  http.put('/api/order/:id/dispatch', change('dispatched', { begunAt: AT, dispatchedAt: AT })),
  http.put('/api/order/:id/deliver', change('delivered', { isDelivered: true })),
  http.put('/api/order/:id/cancel', change('cancelled', { status: 'cancelled' })),
);
beforeEach(() => {
  sent = [];
  order = anOrder({ _id: ID });
  proofs = [];
});
const open = (part: { role?: Role } = {}) =>
  renderScreen(<OrderPage />, {
    at: `/admin/orders/${ID}`,
    path: '/admin/orders/:id',
    user: aUser({ isAdmin: true, ...part }),
  });
const button = (name: string) => screen.findByRole('button', { name });
const timeline = () =>
  within(screen.getByRole('list', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);

describe('an order', () => {
  it('shows items with their design, sums, customer, address, payment and timeline', async () => {
    const [item] = anOrder().orderItems;
    if (!item) throw new Error('the sample has no item');
    order = anOrder({
      _id: ID,
      orderItems: [{ ...item, placement: 'Left', design: '/media/designs/a.png?download=yes' }],
    });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order ABCDEF' })).toBeVisible();
    expect(screen.getByText('L, Red, Left')).toBeVisible();
    const design = screen.getByRole('link', { name: 'Download the design' });
    expect(design).toHaveAttribute('href', '/media/designs/a.png?download=yes');
    expect(screen.getByText('Total').nextSibling).toHaveTextContent('₹999.00');
    expect(screen.getByText('Shipping').nextSibling).toHaveTextContent('₹99.00');
    expect(screen.getByRole('link', { name: 'ravi@example.in' })).toHaveAttribute('href', 'mailto:ravi@example.in');
    expect(screen.getByText('22 MG Road, Pune, 411001, India')).toBeVisible();
    expect(screen.getByText('UPI')).toBeVisible();
    expect(timeline()).toEqual(['Placed15 Jan, 12:00 pm, customer']);
    expect(await screen.findByText('No messages sent to this customer yet.')).toBeVisible();
  });

  it('leads to the proofs of its lines, from a list and from the steps in its timeline', async () => {
    const [item] = anOrder().orderItems;
    const proof = { id: anId(71), version: 2 };
    const step: TimelineEntry = { event: 'proof-sent', at: AT, by: 'Meera', note: '', lines: [item?._id ?? ''], proof };
    order = anOrder({ _id: ID, timeline: [...anOrder().timeline, step] });
    proofs = [
      { _id: anId(71), name: 'Visiting cards', state: 'waiting', version: 2, link: '' },
      { _id: anId(73), name: 'Flyers', state: 'to-proof', version: 0, link: '' },
    ];
    open();
    const list = within(await screen.findByRole('region', { name: 'Proofs' })).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      'Visiting cardsWaits for the customerversion 2',
      'FlyersTo proofnot sent yet',
    ]);
    expect(screen.getByRole('link', { name: 'Flyers' })).toHaveAttribute('href', `/admin/artwork/${anId(73)}`);
    expect(screen.getByRole('link', { name: `Proof 2 sent: ${item?.name}` })).toHaveAttribute(
      'href',
      `/admin/artwork/${anId(71)}`,
    );
    expect(timeline().at(-1)).toBe(`Proof 2 sent: ${item?.name}16 Jan, 12:00 pm, Meera`);
  });

  it.each([
    ['approved', true],
    ['waiting', false],
  ])(
    'calls the files of a layout so beside a proof that is %s, and has the print file once it is approved',
    async (state, isApproved) => {
      const [item] = anOrder().orderItems;
      if (!item) throw new Error('the sample has no item');
      const [scene, proof] = [anId(81), anId(71)];
      order = anOrder({
        _id: ID,
        orderItems: [
          { ...item, scene },
          { ...item, _id: anId(82), scene },
        ],
      });
      proofs = [{ _id: proof, lineId: item._id, name: item.name, state, version: 1, link: '' }];
      const area = { id: 'front-a4', name: 'Front' };
      server.use(
        http.get(`/api/artwork/layouts/${scene}`, () =>
          HttpResponse.json({
            picture: '/p.webp',
            sides: [{ view: 'front', area: area.id }],
            views: [{ id: 'front', areas: [area] }],
          }),
        ),
        http.get(`/api/proofs/${proof}`, () =>
          HttpResponse.json({
            _id: proof,
            orderId: ID,
            name: 'Visiting cards',
            versions: [{ sha256: 'ab'.repeat(32), sourceSha256: 'cd'.repeat(32), fileName: 'card.pdf' }],
          }),
        ),
        http.get(`/api/proofs/${proof}/print-file`, () => new HttpResponse('%PDF')),
      );
      const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const { user } = open();
      expect(await button('Layout: Front (PDF)')).toBeVisible();
      // The second line has no proof.
      expect(screen.getAllByRole('button', { name: 'Print file: Front (PDF)' })).toHaveLength(1);
      const approved = screen.queryByRole('button', { name: 'Approved print file' });
      expect(approved !== null).toBe(isApproved);
      if (approved) {
        await user.click(approved);
        await waitFor(() => expect(save).toHaveBeenCalled());
        expect((save.mock.contexts[0] as HTMLAnchorElement).download).toBe('abababab-ABCDEF-Visiting-cards.pdf');
      }
      save.mockRestore();
    },
  );

  it('is marked paid, then delivered, and each step stands in its timeline with who, when and why', async () => {
    const { user } = open();
    await user.click(await button('Mark paid'));
    await user.type(screen.getByLabelText(/Reason/), 'UPI 4411');
    await user.click(await button('Mark as paid'));
    await waitFor(() => expect(timeline().at(-1)).toBe('Paid16 Jan, 12:00 pm, MeeraUPI 4411'));
    expect(screen.queryByRole('button', { name: 'Mark paid' })).toBeNull();
    await user.click(await button('Mark delivered'));
    await user.click(await button('Mark as delivered'));
    await waitFor(() => expect(timeline().at(-1)).toBe('Delivered16 Jan, 12:00 pm, Meera'));
    expect(sent).toEqual([{ paymentStatus: 'paid', note: 'UPI 4411' }, { note: '' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is large is released before it can be delivered', async () => {
    order = { ...order, needsReview: true };
    const { user } = open();
    await user.click(await button('Release'));
    expect(screen.queryByRole('button', { name: 'Mark delivered' })).toBeNull();
    await user.type(screen.getByLabelText(/Reason/), 'Called back');
    await user.click(await button('Release the order'));
    await waitFor(() => expect(timeline().at(-1)).toBe('Released16 Jan, 12:00 pm, MeeraCalled back'));
    expect(await button('Mark delivered')).toBeVisible();
    expect(sent).toEqual([{ note: 'Called back' }]);
  });

  it('is begun once, which its badge says until it is delivered', async () => {
    const { user } = open();
    await user.click(await button('Start production'));
    await user.click(await button('Confirm the start'));
    await waitFor(() => expect(timeline().at(-1)).toBe('Production started16 Jan, 12:00 pm, Meera'));
    expect(screen.getByText('In production')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start production' })).toBeNull();
    await user.click(await button('Mark delivered'));
    await user.click(await button('Mark as delivered'));
    await waitFor(() => expect(screen.queryByText('In production')).toBeNull());
    expect(sent).toEqual([{ note: '' }, { note: '' }]);
  });

  it('is handed over once, which its badge says until it is delivered', async () => {
    const { user } = open();
    await user.click(await button('Dispatch'));
    await user.click(await button('Confirm the dispatch'));
    await waitFor(() => expect(timeline().at(-1)).toBe('Dispatched16 Jan, 12:00 pm, Meera'));
    expect(screen.getByText('On its way')).toBeVisible();
    for (const name of ['Start production', 'Dispatch']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is only begun, handed over and delivered by production', async () => {
    open({ role: 'production' });
    await button('Mark delivered');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Start production',
      'Dispatch',
      'Mark delivered',
    ]);
    expect(screen.queryByText('History')).toBeNull();
  });

  it('marks what its customer cancelled, and says what is to be refunded', async () => {
    const [item] = anOrder().orderItems;
    if (!item) throw new Error('the sample has no item');
    const mug = { ...item, _id: anId(72), name: 'Photo mug', qty: 1, price: 300, cancelledAt: AT };
    const by = 'customer';
    order = anOrder({
      _id: ID,
      orderItems: [item, mug],
      refundDue: 300,
      timeline: [
        { event: 'line-cancelled', at: AT, by, note: 'Ordered twice', lines: [mug._id] },
        { event: 'refund-due', at: AT, by: 'shop', note: '', amount: 300 },
      ],
    });
    open();
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.getByText('₹300.00', { selector: 'del' })).toBeVisible();
    expect(screen.getByText('Refund due', { selector: 'dt' }).nextSibling).toHaveTextContent('₹300.00');
    expect(timeline()).toEqual([
      'Items cancelled: Photo mug16 Jan, 12:00 pm, customerOrdered twice',
      'Refund due: ₹300.0016 Jan, 12:00 pm, shop',
    ]);
  });

  it('is cancelled in part, as long as nothing was handed over', async () => {
    const [item] = anOrder().orderItems;
    if (!item) throw new Error('the sample has no item');
    const orderItems = [item, { ...item, _id: anId(72), name: 'Photo mug', qty: 2 }];
    order = anOrder({ _id: ID, orderItems });
    const { user } = open();
    await user.click(await button('Cancel order'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText(`${item.name}, ${item.qty}`));
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false);
    await user.keyboard('{Escape}');
    expect(confirm).toHaveBeenCalledTimes(1);
    confirm.mockRestore();
    await user.type(dialog.getByLabelText('Reason'), 'Out of mugs');
    expect(dialog.getByText(/The other items keep their price/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel these items' }));
    await waitFor(() => expect(sent).toEqual([{ reason: 'Out of mugs', lines: [anId(72)] }]));
  });

  it('offers no part once it was handed over', async () => {
    const [item] = anOrder().orderItems;
    if (!item) throw new Error('the sample has no item');
    order = anOrder({ _id: ID, dispatchedAt: AT, orderItems: [item, { ...item, _id: anId(72) }] });
    const { user } = open();
    await user.click(await button('Cancel order'));
    expect(within(await screen.findByRole('dialog')).queryByRole('checkbox')).toBeNull();
  });

  it('is cancelled only with a reason', async () => {
    const { user } = open();
    await user.click(await button('Cancel order'));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order' }));
    expect(dialog.getByRole('button', { name: 'Cancel the order' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Reason'), 'Out of red ink');
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(timeline().at(-1)).toBe('Cancelled16 Jan, 12:00 pm, MeeraOut of red ink'));
    expect(sent).toEqual([{ reason: 'Out of red ink' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays as it is, with the reason, when the server refuses', async () => {
    server.use(
      http.put('/api/order/:id/payment', () =>
        HttpResponse.json({ message: 'This order is cancelled.', code: 'order-state' }, { status: 409 }),
      ),
    );
    const { user } = open();
    await user.click(await button('Mark payment failed'));
    await user.click(await button('Mark as failed'));
    expect(await screen.findByText('This order is cancelled.')).toBeVisible();
  });

  it('tells what staff changed in it', async () => {
    let about: unknown;
    server.use(
      http.get('/api/audit', ({ request }) => {
        about = Object.fromEntries(new URL(request.url).searchParams);
        return HttpResponse.json([]);
      }),
    );
    const { user } = open();
    await user.click(await screen.findByText('History'));
    expect(await screen.findByText('Nobody has changed this yet.')).toBeVisible();
    expect(about).toMatchObject({ kind: 'order', id: ID });
  });

  it('is awaited, absent, or asked for again after a failure', async () => {
    server.use(http.get('/api/order/details/:id', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user, unmount } = open();
    expect(screen.getByText('Loading order...')).toBeInTheDocument();
    await user.click(await button('Try Again'));
    expect(await screen.findByText('Order ABCDEF')).toBeVisible();
    unmount();
    server.use(http.get('/api/order/details/:id', () => HttpResponse.json({}, { status: 404 })));
    open();
    expect(await screen.findByText('Oops! Page Not Found')).toBeVisible();
  });
});

describe('an order in Hindi', () => {
  const open = () =>
    renderInHindi(<OrderPage />, {
      at: `/admin/orders/${ID}`,
      path: '/admin/orders/:id',
      user: aUser({ isAdmin: true }),
    });
  const DATA = ['Round Neck T-Shirt', 'Ravi Kumar', 'ravi@example.in', '22 MG Road', 'Pune', 'India', 'ABCDEF'];

  it('leaves nothing in English but what people typed', async () => {
    const events = [
      'confirmed',
      'rejected',
      'paid',
      'payment-failed',
      'released',
      'begun',
      'dispatched',
      'delivered',
      'cancelled',
    ] as const;
    const [item] = anOrder().orderItems;
    if (!item) throw new Error('the sample has no item');
    order = anOrder({
      _id: ID,
      needsReview: true,
      paymentMethod: 'cash_on_delivery',
      orderItems: [{ ...item, placement: 'Left', design: '/media/designs/a.png', cancelledAt: AT }],
      refundDue: 900,
      timeline: [...anOrder().timeline, ...events.map((event) => ({ event, at: AT, by: 'shop', note: '' }))],
    });
    await open();
    expect(await screen.findByText('L, लाल, बाईं छाती')).toBeVisible();
    expect(screen.getByText('कैश ऑन डिलीवरी')).toBeVisible();
    expect(leftInEnglish(...DATA)).toEqual([]);
  });

  it.each(['पेमेंट मिला', 'पेमेंट नहीं हुआ', 'काम शुरू करें', 'पहुँच गया', 'ऑर्डर रद्द करें'])('asks in Hindi at "%s"', async (name) => {
    const { user } = await open();
    await user.click(await button(name));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(leftInEnglish(...DATA)).toEqual([]);
  });
});
