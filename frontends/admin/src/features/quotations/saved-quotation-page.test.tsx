import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve, shop } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import SavedQuotationPage from './saved-quotation-page.tsx';

const QUOTATION = {
  _id: anId(1),
  number: 'Q-2026-0007',
  customerName: 'Sharma Sweets',
  validUntil: '2020-01-31',
  items: [{ details: { type: 'design', designType: 'Logo' }, price: 1500, quantity: 100 }],
  grandTotal: 150_000,
  totalItems: 100,
  createdAt: '2020-01-16T10:35:00.000Z',
  revision: 1,
  offeredAt: '2020-01-16T10:35:00.000Z',
  discount: { unit: 'percent', value: 0 },
  delivery: 0,
  tax: 'none',
  advance: 0,
  terms: '',
  bulkOrderId: null,
  notes: [],
  replaced: [],
  amounts: { items: 150_000, discount: 0, delivery: 0, tax: 0, total: 150_000, advance: 0 },
  createdBy: { id: anId(2), name: 'Meera' },
  state: 'expired',
  sentTo: '',
  sentAt: null,
  seenAt: null,
  lastSeenAt: null,
  seenCount: 0,
  decidedAt: null,
  decidedBy: '',
  reason: '',
  orderId: null,
};
const url = `/api/quotations/${anId(1)}`;
let proofs: unknown[] = [];
const server = serve(
  http.get(url, () => HttpResponse.json(QUOTATION)),
  http.get('/api/proofs/quotation/:id', () => HttpResponse.json(proofs)),
  http.get('/api/product-types', () => HttpResponse.json([])),
);
beforeEach(() => {
  proofs = [];
});
const open = () =>
  renderScreen(<SavedQuotationPage />, {
    user: aUser({ isAdmin: true }),
    at: `/admin/quotations/${anId(1)}`,
    path: '/admin/quotations/:id',
  });

describe('a saved quotation', () => {
  it('stands as it was offered: to whom, until when, each line and the sums', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Q-2026-0007' })).toBeVisible();
    expect(screen.getByText('Made by Meera · expired')).toBeVisible();
    for (const text of ['Sharma Sweets', '16 Jan 2020', '31 Jan 2020', '100 × ₹1,500.00'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('₹1,50,000.00', { selector: 'dd' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('shows where the proofs of its lines are, and begins one with what is known', async () => {
    const menus = { type: 'product', productId: anId(5), name: 'Menu cards' };
    const items = [...QUOTATION.items, { details: menus, price: 5, quantity: 60 }];
    const sentTo = { sentTo: 'ravi@example.com', language: 'hi' };
    let body: unknown;
    proofs = [{ _id: anId(9), state: 'approved', version: 2, quotation: { id: anId(1), line: 0, name: 'Logo' } }];
    server.use(
      http.get(url, () => HttpResponse.json({ ...QUOTATION, items, ...sentTo })),
      http.post('/api/proofs', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json({ _id: anId(10) }, { status: 201 });
      }),
    );
    const { user, address } = open();
    const part = within(await screen.findByRole('region', { name: 'Proofs' }));
    expect(await part.findByRole('link', { name: 'Logo' })).toHaveAttribute('href', `/admin/artwork/${anId(9)}`);
    expect(part.getByText('Approved')).toBeVisible();
    expect(part.queryByRole('button', { name: 'Start a proof of Logo' })).toBeNull();
    await user.click(part.getByRole('button', { name: 'Start a proof of Menu cards' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(address()).toBe(`/admin/artwork/${anId(10)}`));
    expect(body).toEqual({
      name: 'Menu cards',
      productType: '',
      quantity: '60',
      customerName: 'Sharma Sweets',
      email: 'ravi@example.com',
      language: 'hi',
      quotation: { id: anId(1), line: 1, name: 'Menu cards' },
      productId: anId(5),
    });
  });

  it('says that its proofs or the product types could not be loaded, and loads them again', async () => {
    server.use(
      http.get('/api/proofs/quotation/:id', () => HttpResponse.json({}, { status: 500 }), { once: true }),
      http.get('/api/product-types', () => HttpResponse.json({}, { status: 500 }), { once: true }),
      http.get('/api/product-types', () => HttpResponse.json([{ _id: anId(3), type: 'Mugs', category: [] }])),
    );
    const { user } = open();
    const again = async (failure: string) =>
      user.click(within(await screen.findByText(failure)).getByRole('button', { name: 'Try Again' }));
    await again('The proofs could not be loaded.');
    await user.click(await screen.findByRole('button', { name: 'Start a proof of Logo' }));
    await again('The product types could not be loaded.');
    expect(await screen.findByRole('option', { name: 'Mugs' })).toBeInTheDocument();
  });

  it('is printed, and copied into the order builder', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', `/admin?copy=${anId(1)}`);
    print.mockRestore();
  });

  it('is sent to its customer, in their language, and says so', async () => {
    const bodies: unknown[] = [];
    const AT = '2026-11-20T10:35:00.000Z';
    server.use(
      http.get(url, () => HttpResponse.json({ ...QUOTATION, validUntil: '2999-12-31', state: 'draft' })),
      http.post(`${url}/sending`, async ({ request }) => {
        bodies.push(await request.json());
        const sent = { state: 'sent', sentTo: 'ravi@example.com', sentAt: AT };
        return HttpResponse.json({ ...QUOTATION, validUntil: '2999-12-31', ...sent });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send to customer' }));
    await user.type(screen.getByLabelText('Email of the customer'), 'ravi@example.com');
    await user.selectOptions(screen.getByLabelText('Language of the email'), 'hi');
    await user.click(screen.getByRole('button', { name: 'Send the quotation' }));
    expect(await screen.findByText('The quotation is on its way to ravi@example.com.')).toBeVisible();
    expect(bodies).toEqual([{ email: 'ravi@example.com', language: 'hi' }]);
    const standing = within(screen.getByRole('list', { name: 'Status' }));
    expect(standing.getByText(/Sent to ravi@example\.com on/)).toBeVisible();
    expect(standing.getByText('Not opened yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  });

  it('ends an offer that has no answer, after asking', async () => {
    const pending = { state: 'seen', sentTo: 'ravi@example.com', sentAt: '2026-11-20T10:35:00.000Z' };
    server.use(
      http.get(url, () => HttpResponse.json({ ...QUOTATION, ...pending, validUntil: '2999-12-31' })),
      http.post(`${url}/withdrawal`, () => HttpResponse.json({ ...QUOTATION, ...pending, state: 'expired' })),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'End the offer' }));
    const dialog = within(screen.getByRole('dialog', { name: 'End Q-2026-0007?' }));
    await user.click(dialog.getByRole('button', { name: 'End the offer' }));
    expect(await screen.findByText('Q-2026-0007 is no longer valid.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End the offer' })).toBeNull();
  });

  it('says why it could not be sent', async () => {
    server.use(
      http.get(url, () => HttpResponse.json({ ...QUOTATION, state: 'draft' })),
      http.post(`${url}/sending`, () =>
        HttpResponse.json({ code: 'invalid-input', message: 'Please enter a valid email address.' }, { status: 400 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send to customer' }));
    await user.type(screen.getByLabelText('Email of the customer'), 'ravi');
    await user.click(screen.getByRole('button', { name: 'Send the quotation' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  });

  it('shows who accepted it, or why it was declined, and is then sent no more', async () => {
    const AT = '2026-11-20T10:35:00.000Z';
    const decided = { sentTo: 'ravi@example.com', sentAt: AT, seenAt: AT, lastSeenAt: AT, seenCount: 3, decidedAt: AT };
    server.use(
      http.get(url, () => HttpResponse.json({ ...QUOTATION, ...decided, state: 'accepted', decidedBy: 'Ravi' })),
    );
    const { unmount } = open();
    expect(await screen.findByText(/^Accepted by Ravi on/)).toBeVisible();
    expect(screen.getByText(/^Opened 3 times, last on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send (to|again)/ })).toBeNull();
    unmount();
    server.use(
      http.get(url, () => HttpResponse.json({ ...QUOTATION, ...decided, state: 'declined', reason: 'Too dear' })),
    );
    open();
    expect(await screen.findByText('Reason: Too dear')).toBeVisible();
  });

  it('leads to its revision, and shows what was offered before and for how much', async () => {
    const before = {
      revision: 1,
      validUntil: '2020-01-31',
      grandTotal: 150_000,
      items: QUOTATION.items,
      terms: '',
      advance: 0,
      discount: QUOTATION.discount,
      delivery: 0,
      tax: 'none',
      amounts: QUOTATION.amounts,
      offeredAt: '2020-01-16T10:35:00.000Z',
      sentAt: null,
      seenAt: null,
      replacedAt: '2020-01-18T10:35:00.000Z',
    };
    const now = {
      revision: 2,
      tax: 'added',
      advance: 50,
      delivery: 500,
      terms: 'Delivered in 7 days.',
      state: 'draft',
      discount: { unit: 'percent', value: 10 },
      validUntil: '2999-12-31',
      replaced: [before],
    };
    server.use(http.get(url, () => HttpResponse.json({ ...QUOTATION, ...now })));
    const { user } = open();
    const sheet = within(await screen.findByRole('region', { name: 'Quotation' }));
    for (const text of ['Q-2026-0007, revision 2', 'Delivered in 7 days.', '−₹15,000.00', '₹500.00', '₹24,390.00'])
      expect(sheet.getByText(text)).toBeVisible();
    expect(sheet.getByText('₹1,59,890.00', { selector: 'dd' })).toBeVisible();
    expect(sheet.getByText('₹79,945.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Revise' })).toHaveAttribute('href', `/admin?revise=${anId(1)}`);
    await user.click(screen.getByText(/^Revision 1, ₹1,50,000\.00, replaced on 18 Jan 2020/));
    expect(within(screen.getByRole('region', { name: 'Revision 1' })).getByText('100 × ₹1,500.00')).toBeVisible();
  });

  it('has the questions of its customer, and is answered', async () => {
    const asked = { by: 'customer', name: '', text: 'Is 170 gsm possible?', at: '2026-11-20T10:35:00.000Z' };
    const sent = { state: 'seen', sentTo: 'ravi@example.com', sentAt: asked.at, seenAt: asked.at, notes: [asked] };
    let isRefused = true;
    server.use(
      http.get(url, () => HttpResponse.json({ ...QUOTATION, ...sent })),
      http.post(`${url}/notes`, async ({ request }) => {
        if (isRefused) return HttpResponse.json({ code: 'too-many-notes', message: 'Please call.' }, { status: 409 });
        const { text } = (await request.json()) as { text: string };
        const answer = { by: 'staff', name: 'Meera', text, at: '2026-11-20T11:00:00.000Z' };
        return HttpResponse.json({ ...QUOTATION, ...sent, notes: [asked, answer] }, { status: 201 });
      }),
    );
    const { user } = open();
    expect(await screen.findByText('Is 170 gsm possible?')).toBeVisible();
    await user.type(screen.getByLabelText('Your answer'), 'Yes.');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Please call.')).toBeVisible();
    expect(screen.getByLabelText('Your answer')).toHaveValue('Yes.');
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText(/^Meera, 20 Nov/)).toBeVisible();
    expect(screen.getByLabelText('Your answer')).toHaveValue('');
  });

  it('is not found when there is none', async () => {
    server.use(http.get(url, () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 404 })));
    open();
    expect(await screen.findByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.use(http.get(url, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'The quotation could not be loaded.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByText('Sharma Sweets')).toBeVisible();
  });
});

it('has Hindi controls for whoever chose it, and stays the English document of its customer', async () => {
  await renderInHindi(<SavedQuotationPage />, {
    user: aUser({ isAdmin: true }),
    at: `/admin/quotations/${anId(1)}`,
    path: '/admin/quotations/:id',
    shop: { hi: { address: { ...shop.address, street: 'स्याही गली 1', city: 'दिल्ली' } } },
  });
  expect(await screen.findByText('Meera ने बनाया · मियाद ख़त्म')).toBeVisible();
  const sheet = within(screen.getByRole('region', { name: 'Quotation' }));
  for (const text of ['16 Jan 2020', '31 Jan 2020', 'Valid until', 'Grand total'])
    expect(sheet.getByText(text)).toBeVisible();
  expect(sheet.getByText(/1 Ink Lane, Delhi 110001/)).toBeVisible();
  expect(leftInEnglish('Meera', 'Logo')).toEqual([]);
});
