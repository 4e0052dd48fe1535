import type { SharedQuotation } from '@print-shop/contracts';
import {
  anId,
  asksBeforeLeaving,
  leftInEnglish,
  renderInHindi,
  renderScreen,
  serve,
} from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import QuotationPage from './quotation-page.tsx';

const quotation = (part: Partial<SharedQuotation> = {}): SharedQuotation => ({
  _id: anId(1),
  number: 'Q-2026-0007',
  customerName: 'Sharma Sweets',
  validUntil: '2026-12-31',
  items: [
    { details: { type: 'paper', paperType: 'Art', gsm: 130, size: 'A4' }, price: 2.5, quantity: 1000 },
    { details: { type: 'design', designType: 'Logo' }, price: 1500, quantity: 1 },
  ],
  grandTotal: 4000,
  totalItems: 1001,
  createdAt: '2026-11-20T10:35:00.000Z',
  revision: 1,
  offeredAt: '2026-11-20T10:35:00.000Z',
  discount: { unit: 'percent', value: 0 },
  delivery: 0,
  tax: 'none',
  advance: 0,
  terms: '',
  bulkOrderId: null,
  notes: [],
  amounts: { items: 4000, discount: 0, delivery: 0, tax: 0, total: 4000, advance: 0 },
  state: 'open',
  sentTo: 'asha@example.com',
  sentAt: '2026-11-20T10:40:00.000Z',
  decidedAt: null,
  decidedBy: '',
  reason: '',
  orderId: null,
  ...part,
});
const url = '/api/quotations/shared';
let now = quotation();
let sent: unknown[] = [];
/** The body of a request without the token of the link, which has to be in it. */
async function sentByLink(request: Request): Promise<object> {
  const { token, ...body } = (await request.json()) as { token: string };
  expect(token).toBe('abc');
  return body;
}
let proofs: unknown[] = [];
const server = serve(
  http.post('/api/proofs/quotation/shared', () => HttpResponse.json(proofs)),
  http.post(url, () => HttpResponse.json(now)),
  http.post(`${url}/codes`, () => HttpResponse.json({ message: 'sent' }, { status: 202 })),
  http.post(`${url}/accept`, async ({ request }) => {
    sent.push(await sentByLink(request));
    now = quotation({ state: 'accepted', decidedBy: 'Ravi Sharma', decidedAt: '2026-11-21T10:35:00.000Z' });
    return HttpResponse.json(now);
  }),
  http.post(`${url}/decline`, async ({ request }) => {
    sent.push(await sentByLink(request));
    now = quotation({ state: 'declined', reason: 'Too dear', decidedAt: '2026-11-21T10:35:00.000Z' });
    return HttpResponse.json(now);
  }),
);
beforeEach(() => {
  now = quotation();
  sent = [];
  proofs = [];
});
const at = { at: '/quotation#token=abc', path: '/quotation' };
const open = () => renderScreen(<QuotationPage />, { ...at, user: null });

describe('the quotation of a mailed link', () => {
  it('leads to the proofs of its lines', async () => {
    proofs = [{ _id: anId(9), name: 'Art 130 gsm, A4', state: 'waiting', link: '/proof#token=xyz' }];
    open();
    expect(await screen.findByRole('link', { name: 'Check the proof' })).toHaveAttribute('href', '/proof#token=xyz');
    expect(screen.getByText('waits for you')).toBeVisible();
  });

  it('says that the proofs could not be loaded, beside the offer', async () => {
    server.use(http.post('/api/proofs/quotation/shared', () => HttpResponse.json({}, { status: 503 })));
    open();
    expect(await screen.findByText('The proofs could not be loaded.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Our offer for Sharma Sweets' })).toBeVisible();
  });

  it('shows what is offered, for how much and until when', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Our offer for Sharma Sweets' })).toBeVisible();
    expect(screen.getByText(/It is valid until 31 Dec 2026/)).toBeVisible();
    for (const text of ['Art 130 gsm, A4', 'Paper · 1,000 × ₹2.50', '₹2,500.00', '1,001', '₹4,000.00'])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('is accepted by name and the mailed code', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send me the code' }));
    expect(await screen.findByText(/We have sent six digits to asha@example\.com/)).toBeVisible();
    await user.clear(screen.getByLabelText('Your name'));
    await user.type(screen.getByLabelText('Your name'), 'Ravi Sharma');
    await user.type(screen.getByLabelText('Code'), '123456');
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Accept for ₹4,000.00' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You have accepted this quotation' })).toBeVisible();
    expect(asksBeforeLeaving()).toBe(false);
    expect(sent).toEqual([{ name: 'Ravi Sharma', code: '123456', revision: 1 }]);
    expect(screen.getByText(/Ravi Sharma accepted it on 21 Nov 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  const whole = {
    name: 'Sharma Sweets',
    gstin: '27AAPFU0939F1ZV',
    address: '12 MG Road',
    city: 'Mumbai',
    postalCode: '400001',
    state: 'Maharashtra',
  };

  it('is accepted with whom the invoice is for, whose state the PIN code fills in', async () => {
    server.use(
      http.get('/api/users/pin-codes/400001', () =>
        HttpResponse.json({ pin: '400001', city: 'Mumbai', state: 'Maharashtra' }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send me the code' }));
    const folded = await screen.findByText('GST invoice and delivery address');
    expect(folded.closest('details')).not.toHaveAttribute('open');
    await user.click(folded);
    await user.type(screen.getByLabelText(/Name on the invoice/), whole.name);
    await user.type(screen.getByLabelText(/GSTIN/), '27aapfu0939f1zv');
    await user.type(screen.getByLabelText(/Street and house number/), whole.address);
    await user.type(screen.getByLabelText(/PIN code/), whole.postalCode);
    await waitFor(() => expect(screen.getByLabelText(/State/)).toHaveValue('Maharashtra'));
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Accept for ₹4,000.00' }));
    await screen.findByRole('heading', { level: 1, name: 'You have accepted this quotation' });
    expect(sent).toMatchObject([{ buyer: { ...whole, gstin: '27aapfu0939f1zv' } }]);
  });

  it('shows whom staff think the invoice is for, and beside each part what is wrong', async () => {
    now = quotation({ buyer: { ...whole, city: '' } });
    server.use(
      http.post(`${url}/accept`, () =>
        HttpResponse.json(
          {
            code: 'invalid-request',
            message: 'Please enter the city.',
            details: [{ path: 'body.buyer.city', message: 'Please enter the city.' }],
          },
          { status: 400 },
        ),
      ),
    );
    const { user } = open();
    expect(await screen.findByText(/^Sharma Sweets, 12 MG Road, 400001, Maharashtra, GSTIN 27/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send me the code' }));
    expect((await screen.findByText('GST invoice and delivery address')).closest('details')).toHaveAttribute('open');
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Accept for ₹4,000.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Please check the marked fields/);
    expect(screen.getByLabelText(/City/)).toHaveAccessibleDescription('Please enter the city.');
    expect(screen.getByLabelText(/City/)).toBeInvalid();
  });

  it('still takes the first code when another one is refused', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send me the code' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    server.use(
      http.post(`${url}/codes`, () =>
        HttpResponse.json({ code: 'too-many-codes', message: 'Too many codes.' }, { status: 429 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('Too many codes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept for ₹4,000.00' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You have accepted this quotation' })).toBeVisible();
    expect(sent).toEqual([{ name: 'Sharma Sweets', code: '123456', revision: 1 }]);
  });

  it('keeps what was typed when the code is wrong, and says so', async () => {
    server.use(
      http.post(`${url}/accept`, () =>
        HttpResponse.json({ code: 'wrong-code', message: 'This code is not right.' }, { status: 400 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send me the code' }));
    await user.type(await screen.findByLabelText('Code'), '111111');
    await user.click(screen.getByRole('button', { name: 'Accept for ₹4,000.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
    expect(screen.getByLabelText('Code')).toHaveValue('111111');
  });

  it('is declined with a reason', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await user.type(screen.getByLabelText('Reason'), 'Too dear');
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false);
    await user.keyboard('{Escape}');
    expect(confirm).toHaveBeenCalledTimes(1);
    confirm.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Decline the quotation' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You have declined this quotation' })).toBeVisible();
    expect(sent).toEqual([{ reason: 'Too dear' }]);
  });

  it('shows discount, delivery, tax, advance and terms, and which revision it is', async () => {
    now = quotation({
      revision: 2,
      tax: 'added',
      terms: 'Delivered in 7 days.',
      grandTotal: 4602,
      amounts: { items: 4000, discount: 400, delivery: 300, tax: 702, total: 4602, advance: 2301 },
    });
    open();
    expect(await screen.findByText(/^Quotation Q-2026-0007, revision 2 of 20 Nov 2026/)).toBeVisible();
    for (const text of ['−₹400.00', '₹300.00', '₹702.00', '₹4,602.00', '₹2,301.00', 'Delivered in 7 days.'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Paper · 1,000 × ₹2.50 · GST 18 %')).toBeVisible();
  });

  it('is asked about, and shows the answer', async () => {
    const at = '2026-11-20T11:00:00.000Z';
    server.use(
      http.post(`${url}/notes`, async ({ request }) => {
        const { text } = (await request.json()) as { text: string };
        now = quotation({ notes: [{ by: 'customer', name: '', text, at }] });
        return HttpResponse.json(now, { status: 201 });
      }),
    );
    now = quotation({ notes: [{ by: 'staff', name: '', text: 'We have 170 gsm, too.', at }] });
    const { user } = open();
    expect(await screen.findByText('We have 170 gsm, too.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the question' })).toBeDisabled();
    await user.type(screen.getByLabelText('Your question'), 'By Friday?');
    await user.click(screen.getByRole('button', { name: 'Send the question' }));
    expect(await screen.findByText('By Friday?', { selector: 'p' })).toBeVisible();
    expect(screen.getByLabelText('Your question')).toHaveValue('');
  });

  it('says that it is being changed, until the new offer is sent', async () => {
    server.use(
      http.post(url, () => HttpResponse.json({ code: 'quotation-in-revision', message: 'x' }, { status: 404 })),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'We are changing this quotation' })).toBeVisible();
  });

  it('cannot be answered any more when it is over', async () => {
    now = quotation({ state: 'expired' });
    open();
    expect(await screen.findByText(/It was valid until 31 Dec 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send me the code' })).toBeNull();
  });

  it('leads to the shop when the link does not work', async () => {
    server.use(http.post(url, () => HttpResponse.json({ code: 'link-over', message: 'x' }, { status: 404 })));
    const { unmount } = open();
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    unmount();
    renderScreen(<QuotationPage />, { at: '/quotation', path: '/quotation', user: null });
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.use(http.post(url, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByText('Art 130 gsm, A4')).toBeVisible();
  });

  it('speaks Hindi to whoever chose it', async () => {
    const { user } = await renderInHindi(<QuotationPage />, { ...at, user: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sharma Sweets के लिए हमारा ऑफ़र' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'मुझे कोड भेजिए' }));
    await user.click(await screen.findByText('GST बिल और डिलीवरी का पता'));
    expect(
      leftInEnglish('Sharma Sweets', 'Art 130 gsm, A4', 'Logo', 'Q-2026-0007', 'asha@example.com', 'WhatsApp', 'GSTIN'),
    ).toEqual([]);
  });
});
