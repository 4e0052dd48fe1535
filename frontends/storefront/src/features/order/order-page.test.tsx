import type { TimelineEntry } from '@print-shop/contracts';
import { defaultViews, kindFields } from '@print-shop/contracts/client';
import { anId, anOrder, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import OrderScreen from '../../order-screen.tsx';
import { OrderPage } from './order-page.tsx';

const AT = '2026-01-15T06:30:00.000Z';
const added: unknown[] = [];
const server = serve(
  http.get('/api/payments/accounts/:order', () => HttpResponse.json(null)),
  http.get('/api/invoices/order/:order', () => HttpResponse.json([])),
  http.get('/api/proofs/order/:order', () => HttpResponse.json([])),
  http.get('/api/artwork/orders/:order', () => HttpResponse.json({ lines: [] })),
  http.post('/api/cart/add', async ({ request }) => {
    added.push(await request.json());
    return HttpResponse.json({ userId: aUser()._id, items: [], totalPrice: 0 }, { status: 200 });
  }),
);
beforeEach(() => {
  added.length = 0;
});
const open = (order = anOrder()) => renderScreen(<OrderPage order={order} />, { user: aUser() });
const stations = () =>
  within(screen.getByRole('list', { name: 'Press run of this order' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/^\d/, ''));

describe('the page of an order', () => {
  it('says when it arrives, by the working days that the shop has promised', () => {
    const delivery = { charge: 99, freeAbove: 999, promiseDays: 5, promise: { en: '', hi: '' } };
    renderScreen(<OrderPage order={anOrder({ begunAt: AT })} />, { user: aUser(), shop: { delivery } });
    expect(screen.getByText(/It usually reaches you in 5 to 7 working days/)).toBeVisible();
    expect(screen.getByText('Usually 5 to 7 working days')).toBeVisible();
  });

  it('thanks, and says what it comes to and where it goes', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you! Your order is confirmed.' })).toBeVisible();
    expect(screen.getByText('2 × ₹450.00 · Size L · Red')).toBeVisible();
    expect(screen.getByText('₹999.00')).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
  });

  it('says what a line cost in all, which is not always a multiple of the rounded price of a piece', () => {
    const orderItems = anOrder().orderItems.map((item) => ({ ...item, qty: 3, price: 33.33, total: 100 }));
    open(anOrder({ orderItems }));
    expect(screen.getByText('₹100.00')).toBeVisible();
  });

  it('says what the price of a line is made of, where that is more than its pieces', async () => {
    const parts = [
      { kind: 'pieces' as const, amount: 1000 },
      { kind: 'break' as const, amount: -120.5 },
    ];
    const [plain, item] = anOrder({ orderItems: [...anOrder().orderItems, ...anOrder().orderItems] }).orderItems;
    if (!plain || !item) throw new Error('an order has lines');
    const orderItems = [
      { ...plain, parts: parts.slice(0, 1) },
      { ...item, _id: anId(77), parts, total: 879.5 },
    ];
    const { user } = open(anOrder({ orderItems }));
    await user.click(screen.getByText('What the price is made of'));
    expect(screen.getByText('Lower price for the quantity').nextSibling).toHaveTextContent('−₹120.50');
  });

  it('leads to the proof that waits for an answer, and says where the others are', async () => {
    const line = {
      orderId: anId(9),
      ...kindFields('order'),
      productType: '',
      quantity: 1,
      details: '',
      since: AT,
      version: 1,
    };
    const proofs = [
      { ...line, _id: anId(6), lineId: anId(7), name: 'Visiting cards', state: 'waiting', link: '/proof#token=abc' },
      { ...line, _id: anId(8), lineId: anId(5), name: 'Banner', state: 'to-proof', link: '' },
    ];
    server.use(http.get('/api/proofs/order/:order', () => HttpResponse.json(proofs)));
    open();
    expect(await screen.findByRole('link', { name: 'Check the proof' })).toHaveAttribute('href', '/proof#token=abc');
    const list = within(screen.getByRole('region', { name: 'Proofs' }));
    expect(list.getByText('waits for you')).toBeVisible();
    expect(list.getByText('being prepared')).toBeVisible();
  });

  it('says that the proofs could not be loaded, and tries again', async () => {
    server.use(http.get('/api/proofs/order/:order', () => HttpResponse.json({}, { status: 503 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('The proofs could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText('The proofs could not be loaded.')).toBeNull());
  });

  it('shows each side that was laid out, opens them large, and leads to the product to use the layout again', async () => {
    const sides = ['front', 'back'].map((view) => ({
      view,
      area: `${view}-a4`,
      pieces: [
        {
          kind: 'artwork',
          source: { design: '/media/designs/a.png' },
          isMirrored: false,
          pixels: null,
          x: -3,
          y: -3,
          width: 96,
          height: 60,
          rotation: 0,
          bleed: { left: 0.03125, top: 0.05, right: 0.03125, bottom: 0.05 },
        },
      ],
    }));
    const pictures = ['front', 'back'].map((view) => ({ view, name: view, address: `/picture?view=${view}` }));
    const scene = {
      _id: anId(40),
      productId: anId(41),
      color: '',
      hex: '#ffffff',
      sides,
      pictures,
      picture: '/picture?view=front',
    };
    server.use(
      http.get('/api/artwork/layouts/:id', () => HttpResponse.json({ ...scene, views: defaultViews('T-Shirt') })),
    );
    const orderItems = anOrder().orderItems.map((item) => ({ ...item, scene: scene._id, product: scene.productId }));
    const { user } = open(anOrder({ orderItems }));
    expect(await screen.findByRole('img', { name: 'Your layout on the product: Back' })).toHaveAttribute(
      'src',
      // In the colour of the line, which may have been chosen after it was laid out.
      '/picture?view=back&color=Red',
    );
    await user.click(screen.getByRole('button', { name: /^Look at the layout/ }));
    const back = within(await screen.findByRole('region', { name: 'Back' }));
    expect(back.getByRole('img')).toHaveAttribute('src', '/picture?view=back&color=Red');
    expect(back.getByRole('heading', { name: 'Back A4' })).toBeVisible();
    expect(back.getByText('Picture 1: 96 × 60 mm, 90 × 54 mm when it is cut')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Use this layout again' })).toHaveAttribute(
      'href',
      `/product/${scene.productId}?layout=${scene._id}`,
    );
  });

  it('waits visibly for the stock', () => {
    open(anOrder({ status: 'waiting' }));
    expect(screen.getByRole('heading', { name: 'Thank you! Your order is in.' })).toBeVisible();
    expect(screen.getByText('We are checking the stock')).toBeVisible();
    expect(screen.getByText('Confirmed', { selector: 'span' }).closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('says of a large order that the shop looks at it first', () => {
    open(anOrder({ needsReview: true }));
    expect(screen.getByText(/one of us looks at it before work begins/)).toBeVisible();
  });

  it('ends its press run where the order was cancelled, with the reason', () => {
    const stopped = { event: 'cancelled', at: AT, by: 'admin', note: 'Asked by phone' } as const;
    open(anOrder({ status: 'cancelled', timeline: [...anOrder().timeline, stopped] }));
    expect(screen.getByRole('heading', { name: 'This order was cancelled.' })).toBeVisible();
    expect(stations()).toHaveLength(2);
    expect(screen.getAllByText(/Asked by phone/)[0]).toBeVisible();
    expect(screen.queryByText('Pending')).toBeNull();
    // Nothing of it goes anywhere.
    expect(screen.getByRole('heading', { name: 'Delivery address' })).toBeVisible();
  });

  it.each([
    ['UPI', 'As shown on this page'],
    ['debit_card', 'As shown on this page'],
    ['cash_on_delivery', 'On delivery, or by UPI'],
  ] as const)('of an order by %s says how it is paid', (paymentMethod, hint) => {
    open(anOrder({ paymentMethod }));
    expect(stations()).toContain(`Payment${hint}`);
  });

  it('says what has happened, when, and why, and what is next', () => {
    const [item] = anOrder().orderItems;
    if (!item) throw new Error('the sample has no item');
    const mug = { ...item, _id: anId(72), name: 'Photo mug', cancelledAt: AT };
    const at = (event: TimelineEntry['event'], by: string, part: Partial<TimelineEntry> = {}) => ({
      event,
      at: AT,
      by,
      note: '',
      ...part,
    });
    const timeline = [
      ...anOrder().timeline,
      at('confirmed', 'shop'),
      at('paid', 'shop'),
      at('line-cancelled', 'customer', { note: 'Ordered twice', lines: [mug._id] }),
      at('refund-due', 'shop', { amount: 900 }),
      at('begun', 'shop'),
    ];
    open(anOrder({ orderItems: [item, mug], timeline, refundDue: 900, begunAt: AT, paymentStatus: 'paid' }));
    expect(screen.getByRole('heading', { level: 1, name: 'We are working on your order.' })).toBeVisible();
    expect(screen.getByText(/It usually reaches you in 3 to 5 working days/)).toBeVisible();
    const history = within(screen.getByRole('region', { name: 'What has happened' })).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      'Order placed15 Jan, 12:00 pm',
      'Confirmed, everything is set aside for you15 Jan, 12:00 pm',
      'Payment received15 Jan, 12:00 pm',
      'Cancelled by you: Photo mug15 Jan, 12:00 pmOrdered twice',
      'Refund due: ₹900.0015 Jan, 12:00 pm',
      'Work has begun15 Jan, 12:00 pm',
    ]);
    expect(screen.getByText('Refund due', { selector: 'dt' }).nextSibling).toHaveTextContent('₹900.00');
    expect(screen.getByText('₹900.00', { selector: 'del' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });

  it('says what has happened to the proofs of its lines', () => {
    const [item] = anOrder().orderItems;
    const proof = { id: anId(71), version: 2 };
    const about = { at: AT, proof, lines: [item?._id ?? ''] };
    const timeline: TimelineEntry[] = [
      ...anOrder().timeline,
      { event: 'proof-sent', by: 'shop', note: 'The number is new.', ...about },
      { event: 'proof-changes-asked', by: 'customer', note: 'Bigger', ...about },
    ];
    open(anOrder({ timeline }));
    const history = within(screen.getByRole('region', { name: 'What has happened' })).getAllByRole('listitem');
    expect(history.slice(1).map(({ textContent }) => textContent)).toEqual([
      `Proof 2 is ready for you: ${item?.name}15 Jan, 12:00 pmThe number is new.`,
      `You asked for changes to proof 2: ${item?.name}15 Jan, 12:00 pmBigger`,
    ]);
  });

  it('is on its way once it was handed over', () => {
    const dispatched: TimelineEntry = { event: 'dispatched', at: AT, by: 'shop', note: '' };
    open(anOrder({ timeline: [...anOrder().timeline, dispatched], begunAt: AT, dispatchedAt: AT }));
    expect(screen.getByRole('heading', { level: 1, name: 'Your order is on its way.' })).toBeVisible();
    expect(screen.getByText('It usually reaches you in 2 to 4 working days.')).toBeVisible();
    expect(screen.getByText('On its way')).toBeVisible();
    expect(screen.getByText('Handed to the courier')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });

  it('has nothing ahead once it is delivered, also where staff never said that they began', () => {
    const at = anOrder().createdAt;
    const timeline = (['placed', 'confirmed', 'paid', 'delivered'] as const).map((event) => ({
      event,
      at,
      note: '',
      by: 'shop' as const,
    }));
    open(anOrder({ isDelivered: true, paymentStatus: 'paid', timeline }));
    expect(
      within(screen.getByRole('list', { name: 'Press run of this order' })).getByText('In production'),
    ).toBeVisible();
    expect(screen.queryByText('We print it as soon as everything is clear')).toBeNull();
  });

  it.each([
    [{ paymentMethod: 'cash_on_delivery' }, 'We will begin work soon. Until then, you can cancel here.'],
    [{}, 'Please pay as shown on this page. Until we begin work, you can cancel here.'],
    [{ paymentStatus: 'failed' }, 'Please pay again or call us, so that we can begin.'],
    [{ isDelivered: true }, 'If anything is missing or not as you ordered it, please tell us today.'],
    [{ status: 'cancelled' }, 'You owe nothing for it.'],
    [{ status: 'cancelled', refundDue: 999 }, 'We owe you ₹999.00 and will call you about the refund.'],
  ] as const)('of %j says what is next', (part, sentence) => {
    open(anOrder(part));
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it.each([
    [{ paymentStatus: 'failed' }, 'Your payment did not go through.'],
    [{ paymentStatus: 'failed', begunAt: AT }, 'We are working on your order.'],
    [{ paymentStatus: 'failed', status: 'cancelled' }, 'This order was cancelled.'],
  ] as const)('of %j is headed by what matters most', (part, headline) => {
    open(anOrder(part));
    expect(screen.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  });

  it('lets an item go until work begins, with a reason, and shows the new total', async () => {
    const [item] = anOrder().orderItems;
    if (!item) throw new Error('the sample has no item');
    const mug = { ...item, _id: anId(72), name: 'Photo mug' };
    const order = anOrder({ orderItems: [item, mug] });
    const sent: unknown[] = [];
    server.use(
      http.get('/api/order/details/:id', () => HttpResponse.json(order)),
      http.post('/api/order/:id/cancellation', async ({ request, params }) => {
        sent.push(params.id, await request.json());
        return HttpResponse.json({ ...order, orderItems: [item, { ...mug, cancelledAt: AT }], totalPrice: 549 });
      }),
    );
    const { user } = renderScreen(<OrderScreen />, { at: `/order/${order._id}`, path: '/order/:id', user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'Cancel item: Photo mug' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this item?' }));
    await user.type(dialog.getByLabelText(/Reason/), ' Ordered twice ');
    await user.click(dialog.getByRole('button', { name: 'Cancel item' }));
    expect(await screen.findByText('₹549.00')).toBeVisible();
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([order._id, { lines: [mug._id], reason: 'Ordered twice' }]);
    expect(screen.queryByRole('button', { name: /Cancel item: Round/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  });

  it('stays as it is, with the reason, when it is too late to cancel', async () => {
    const message = 'We have begun work on this order, so it cannot be cancelled here. Please call us.';
    server.use(
      http.post('/api/order/:id/cancellation', () =>
        HttpResponse.json({ message, code: 'order-state' }, { status: 409 }),
      ),
    );
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel the whole order?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText(message)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before the reason is dropped', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await user.type(screen.getByLabelText(/Reason/), 'Ordered twice');
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByLabelText(/Reason/)).toHaveValue('Ordered twice');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(screen.getByLabelText(/Reason/)).toHaveValue('');
    confirm.mockRestore();
  });

  it('says how to ask about it', async () => {
    open();
    expect(await screen.findByText('Your invoice follows with the goods.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call +91 11 2345 6789' })).toHaveAttribute('href', 'tel:+911123456789');
    expect(screen.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')).toContain('000046');
  });

  it('says which items are not sold any more, and puts the others into the cart', async () => {
    const [item] = anOrder().orderItems;
    if (!item) throw new Error('the sample has no item');
    const [mug, pen] = [
      { ...item, _id: anId(72), product: anId(2), name: 'Photo mug' },
      { ...item, _id: anId(73), name: 'Pen', cancelledAt: AT },
    ];
    const isGone = (body: unknown) => (body as { productId: string }).productId === mug.product;
    server.use(
      http.post('/api/cart/add', async ({ request }) => {
        const body = await request.json();
        if (isGone(body)) return HttpResponse.json({ message: 'Gone', code: 'product-not-found' }, { status: 404 });
        added.push(body);
        return HttpResponse.json({ userId: aUser()._id, items: [], totalPrice: 0 });
      }),
    );
    const { user } = open(anOrder({ orderItems: [mug, item, pen] }));
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByText('Not in your cart: Photo mug')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    expect(added).toEqual([expect.objectContaining({ productId: item.product })]);
  });

  it('puts everything into the cart once more', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByText('/cart')).toBeVisible();
    expect(added).toEqual([expect.objectContaining({ quantity: 2, size: 'L', color: 'Red', userId: aUser()._id })]);
  });

  it('says so when that fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.post('/api/cart/add', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByText('Failed to add item to cart. Please try again.')).toBeVisible();
    log.mockRestore();
  });

  it('speaks Hindi to whoever chose it', async () => {
    await renderInHindi(<OrderPage order={anOrder()} />, { user: aUser() });
    expect(screen.getByRole('heading', { name: 'धन्यवाद! आपका ऑर्डर पक्का हो गया।' })).toBeVisible();
    expect(screen.getByText('2 × ₹450.00 · साइज़ L · लाल')).toBeVisible();
  });
});
