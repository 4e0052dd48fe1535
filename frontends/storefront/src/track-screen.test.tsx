import type { Order } from '@print-shop/contracts';
import {
  aBulkOrder,
  anId,
  anOrder,
  anOrderLink,
  aUser,
  leftInEnglish,
  renderInHindi,
  renderScreen,
  serve,
} from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { anArtworkFile } from './artwork-check/artwork.fixture.ts';
import { keepLink } from './order-parts/paying.ts';
import TrackScreen from './track-screen.tsx';

const order = aBulkOrder({ userId: null });
const link = anOrderLink(order._id);
const conversation = {
  _id: order._id,
  kind: 'bulk-order',
  customer: '',
  side: 'customer',
  total: 0,
  unread: 0,
  isWaiting: false,
  messages: [],
};
const [ORDER, BULK_ORDER] = ['/api/order/details/:id', '/api/bulk-order/details/:id'];
const linkIn = (request: Request) => request.headers.get('order-link');
/** The stream of the open page, and the requests that began it. */
let live: { link: string | null; tell: () => void }[] = [];
let asked: unknown[] = [];
let channels: string[] = [];
const refusal = (code: string, message: string, status: number) => HttpResponse.json({ message, code }, { status });
const server = serve(
  http.get('/api/conversations/:id', () => HttpResponse.json(conversation)),
  http.get('/api/notifications/live', ({ request }) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    live.push({
      link: linkIn(request),
      tell: () => void writer.write(new TextEncoder().encode('event: change\ndata: {}\n\n')),
    });
    return new HttpResponse(readable, { headers: { 'Content-Type': 'text/event-stream' } });
  }),
  http.get('/api/payments/accounts/:order', () => HttpResponse.json(null)),
  http.get('/api/invoices/order/:order', () => HttpResponse.json([])),
  http.get('/api/artwork/orders/:order', () => HttpResponse.json({ lines: [] })),
  http.get('/api/proofs/order/:order', () => HttpResponse.json([])),
  http.post('/api/notifications/track-codes', async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json({ channels }, { status: 202 });
  }),
  http.post<never, { code: string }>('/api/notifications/track-links', async ({ request }) => {
    const { code } = await request.json();
    if (code !== '123456') return refusal('wrong-code', 'This code is not right.', 400);
    return HttpResponse.json({ orderId: order._id, kind: 'bulk-order', token: link });
  }),
  http.get(BULK_ORDER, ({ request }) =>
    linkIn(request) === link ? HttpResponse.json(order) : refusal('link-over', 'Over', 404),
  ),
);
beforeEach(() => {
  live = [];
  asked = [];
  channels = ['email', 'sms'];
});

const quoted = anOrder({
  user: null,
  quotation: { id: anId(80), number: 'Q-2026-0007' },
  orderItems: [
    { ...anOrder().orderItems[0], product: null, name: 'Brochure, A4', total: 900 } as Order['orderItems'][number],
  ],
  shippingAddress: { address: '', city: '', postalCode: '', country: '' },
});

const open = (hash = '') => renderScreen(<TrackScreen />, { at: `/track${hash}`, path: '/track' });
const ask = async (contact: string) => {
  const view = open();
  await view.user.type(screen.getByLabelText('Order number'), '#6B03E41C');
  await view.user.type(screen.getByLabelText('Phone number or email'), contact);
  await view.user.click(screen.getByRole('button', { name: 'Send me a code' }));
  return view;
};

describe('a guest', () => {
  it('who laid out shirts elsewhere sees it with the files, and asks for nothing that opens for its maker alone', async () => {
    let layoutsAsked = 0;
    const [scene, picture] = [anId(90), '/picture?view=front&token=t&color=Navy+Blue'];
    const line = {
      lineId: 'design',
      name: '',
      files: [],
      picture,
      pictures: [{ view: 'front', name: '', address: picture }],
    };
    server.use(
      http.get(BULK_ORDER, () => HttpResponse.json({ ...order, designImage: null, scene })),
      http.get('/api/artwork/orders/:order', () => HttpResponse.json({ lines: [line] })),
      http.get('/api/artwork/layouts/:id', () => {
        layoutsAsked += 1;
        return refusal('scene-not-found', 'There is no such layout.', 404);
      }),
    );
    open(`#token=${link}`);
    expect(await screen.findByRole('img', { name: 'What you laid out' })).toHaveAttribute('src', picture);
    expect(screen.getByText('Your layout is shown below, with your files.')).toBeVisible();
    expect(screen.queryByText(/No design was uploaded/)).toBeNull();
    expect(layoutsAsked).toBe(0);
  });

  it('who is signed in as somebody else opens it by the link alone', async () => {
    const tokens: unknown[] = [];
    server.use(
      http.get(BULK_ORDER, ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return HttpResponse.json(order);
      }),
    );
    renderScreen(<TrackScreen />, { at: `/track#token=${link}`, path: '/track', user: aUser() });
    expect(await screen.findByText('24 shirts · Left, Back A4')).toBeVisible();
    expect(tokens).toEqual([null]);
  });

  it.each(['a-token', 'a.b.c', 'e30.e30.x'])('is told of a link that is cut off: %s', async (cut) => {
    open(`#token=${cut}`);
    expect(await screen.findByRole('link', { name: 'Find my order' })).toBeVisible();
  });

  it('finds a bulk order by number, contact and code', async () => {
    const { user } = await ask('98100 24680');
    expect(await screen.findByText(/a code of six digits is on its way to 98100 24680/)).toBeVisible();
    expect(asked).toEqual([{ number: '#6B03E41C', contact: '98100 24680' }]);
    await user.type(screen.getByLabelText('Code'), '111111');
    await user.click(screen.getByRole('button', { name: 'Open my order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Open my order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you! We have your bulk order.' })).toBeVisible();
    expect(screen.getByText(/Until we begin work, you can cancel here/)).toBeVisible();
    expect(screen.getByText('24 shirts · Left, Back A4')).toBeVisible();
  });

  it('is asked to call where the shop cannot send a code', async () => {
    channels = ['email'];
    const { user } = await ask('98100 24680');
    expect(await screen.findByText(/We cannot send a code there. Please call us/)).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change number or contact' }));
    expect(screen.getByLabelText('Phone number or email')).toHaveValue('98100 24680');
  });

  it('reads why the shop refuses', async () => {
    server.use(http.post('/api/notifications/track-codes', () => refusal('too-many-codes', 'Too many tries.', 429)));
    await ask('asha@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.');
  });

  it('opens it by the link of a mail, which ends some day', async () => {
    open(`#token=${link}`);
    expect(await screen.findByText('24 shirts · Left, Back A4')).toBeVisible();
  });

  it('sees the files and the proofs of the order, too', async () => {
    const links: unknown[] = [];
    const proof = { _id: anId(6), name: 'T-Shirt', state: 'waiting', link: '/proof#token=abc' };
    const file = { ...anArtworkFile(), preview: '/preview', original: null };
    server.use(
      http.get('/api/artwork/orders/:order', ({ request }) => {
        links.push(linkIn(request));
        return HttpResponse.json({ lines: [{ lineId: 'design', name: '', picture: null, files: [file] }] });
      }),
      http.get('/api/proofs/order/:order', ({ request }) => {
        links.push(linkIn(request));
        return HttpResponse.json([proof]);
      }),
    );
    open(`#token=${link}`);
    expect(await screen.findByRole('img', { name: 'First page of card.pdf' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Check the proof' })).toHaveAttribute('href', '/proof#token=abc');
    expect(links).toEqual([link, link]);
  });

  it('asks for a proforma invoice, and has the documents of the order as PDF', async () => {
    const invoice = { _id: anId(7), number: 'PI/26-27/00001', kind: 'proforma', issuedAt: order.createdAt };
    let issued: unknown[] = [];
    const saved: (Blob | MediaSource)[] = [];
    HTMLAnchorElement.prototype.click = () => undefined; // jsdom opens no file
    server.use(
      http.get('/api/invoices/order/:order', () => HttpResponse.json(issued)),
      http.post('/api/invoices/order/:order/proforma', ({ request }) => {
        asked.push(linkIn(request));
        issued = [invoice];
        return HttpResponse.json(invoice);
      }),
      http.get(`/api/invoices/${anId(7)}.pdf`, ({ request }) => {
        asked.push(linkIn(request));
        return HttpResponse.text('%PDF', { headers: { 'content-type': 'application/pdf' } });
      }),
    );
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    const { user } = open(`#token=${link}`);
    await user.click(await screen.findByRole('button', { name: 'Get a proforma invoice' }));
    await user.click(await screen.findByRole('button', { name: 'Proforma invoice PI/26-27/00001' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(asked).toEqual([link, link, link]);
    expect(screen.queryByRole('link', { name: /Open PI/ })).toBeNull();
  });

  it('need not type the number of the order that was just placed', () => {
    const at = { pathname: '/track', state: { number: '6B03E41C' } };
    renderScreen(<TrackScreen />, { at, path: '/track' });
    expect(screen.getByLabelText('Order number')).toHaveValue('6B03E41C');
  });

  it('is led to a new link when the old one is over', async () => {
    const { user } = open(`#token=${anOrderLink(anId(81))}`);
    await user.click(await screen.findByRole('link', { name: 'Find my order' }));
    await waitFor(() => expect(screen.getByLabelText('Order number')).toBeVisible());
  });

  it('reads it in Hindi', async () => {
    await renderInHindi(<TrackScreen />, { at: '/track', path: '/track' });
    await screen.findByLabelText('ऑर्डर नंबर');
    expect(leftInEnglish()).toEqual([]);
  });

  it('reads an order that was a quotation by the link of a mail', async () => {
    server.use(http.get(ORDER, () => HttpResponse.json(quoted)));
    open(`?of=order#token=${anOrderLink(quoted._id)}`);
    expect(await screen.findByText('As quoted in Q-2026-0007.')).toBeVisible();
    expect(screen.getByText('Brochure, A4')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Brochure, A4' })).toBeNull();
    expect(screen.queryByText('Delivery address')).toBeNull();
    expect(screen.getByText(/We will call or write to you about payment and delivery/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel item/ })).toBeNull();
  });

  it('who comes back from paying sees the order again, once', async () => {
    server.use(http.get(ORDER, () => HttpResponse.json(quoted)));
    keepLink(anOrderLink(quoted._id));
    const { unmount } = open('?of=order');
    expect(await screen.findByText('As quoted in Q-2026-0007.')).toBeVisible();
    unmount();
    open('?of=order');
    expect(await screen.findByLabelText('Order number')).toBeVisible();
  });

  it('finds an order that was a quotation by its number, too', async () => {
    server.use(
      http.post('/api/notifications/track-links', () =>
        HttpResponse.json({ orderId: quoted._id, kind: 'order', token: anOrderLink(quoted._id) }),
      ),
      http.get(ORDER, () => HttpResponse.json(quoted)),
    );
    const { user } = await ask('buyer@example.com');
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Open my order' }));
    expect(await screen.findByText('As quoted in Q-2026-0007.')).toBeVisible();
  });

  it('cancels lines and all of a bulk order by the link', async () => {
    const [line] = order.items;
    if (!line) throw new Error('the sample has no line');
    let shown = aBulkOrder({ userId: null, items: [line, { ...line, color: 'Red' }] });
    const at = '2026-01-16T06:30:00.000Z';
    const step = { status: 'Pending', at, by: 'customer', note: '' } as const;
    server.use(
      http.get(BULK_ORDER, () => HttpResponse.json(shown)),
      http.post<never, { lines?: string[] }>('/api/bulk-order/:id/cancellation', async ({ request }) => {
        const body = await request.json();
        asked.push(body);
        const gone = { ...line, color: 'Red', cancelledAt: at };
        shown = body.lines
          ? {
              ...shown,
              items: [line, gone],
              timeline: [...shown.timeline, { ...step, event: 'line-cancelled', lines: ['1'] }],
            }
          : { ...shown, status: 'Cancelled', timeline: [...shown.timeline, { ...step, status: 'Cancelled' }] };
        return HttpResponse.json(shown);
      }),
    );
    const { user } = open(`#token=${link}`);
    await user.click(await screen.findByRole('button', { name: 'Cancel these shirts: Red · 2XL' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel these shirts' }));
    expect(await screen.findByText('Cancelled by you: Red · 2XL')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel these shirts: Red/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel bulk order' }));
    await user.type(within(screen.getByRole('dialog')).getByLabelText(/Reason/), 'The match is off');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel bulk order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This bulk order was cancelled.' })).toBeVisible();
    expect(asked).toEqual([{ lines: ['1'], reason: '' }, { reason: 'The match is off' }]);
  });

  it('asks about it and says what is wrong by the link', async () => {
    const until = new Date(Date.now() + 24 * 3600_000).toISOString();
    const taken = async ({ request }: { request: Request }) => {
      asked.push([new URL(request.url).pathname, linkIn(request), await request.json()]);
      return HttpResponse.json(request.url.endsWith('/messages') ? conversation : order, { status: 201 });
    };
    server.use(
      http.get(BULK_ORDER, () => HttpResponse.json({ ...order, status: 'Completed', claimableUntil: until })),
      http.post('/api/conversations/:id/messages', taken),
      http.post('/api/bulk-order/:id/claims', taken),
    );
    const { user } = open(`#token=${link}`);
    await user.type(await screen.findByLabelText('Your message to us'), 'Which blue?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByLabelText('Your message to us')).toHaveValue(''));
    await user.click(screen.getByRole('button', { name: 'Tell us what is wrong' }));
    const form = within(screen.getByRole('dialog'));
    await user.click(form.getByLabelText('Navy Blue · 2XL'));
    await user.type(form.getByLabelText('What do you see?'), 'Upside down.');
    await user.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const lines = [{ line: '0', pieces: 24 }];
    expect(asked).toEqual([
      [
        `/api/conversations/${order._id}/messages`,
        link,
        { messageId: expect.any(String), text: 'Which blue?', designs: [] },
      ],
      [`/api/bulk-order/${order._id}/claims`, link, { kind: 'damaged', lines, text: 'Upside down.', pictures: [] }],
    ]);
  });

  it('sees a change while the page is open', async () => {
    let shown = order;
    server.use(http.get(BULK_ORDER, () => HttpResponse.json(shown)));
    open(`#token=${link}`);
    await screen.findByRole('heading', { level: 1, name: 'Thank you! We have your bulk order.' });
    await waitFor(() => expect(live.map((stream) => stream.link)).toEqual([link]));
    shown = { ...order, status: 'In Production' };
    live[0]?.tell();
    expect(await screen.findByRole('heading', { level: 1, name: 'We are printing your shirts.' })).toBeVisible();
  });
});
