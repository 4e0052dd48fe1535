import type { Account, Invoice } from '@print-shop/contracts';
import { kindFields } from '@print-shop/contracts/client';
import { anId, anOrder, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { OrderPage } from './order-page.tsx';

const AT = '2026-11-23T06:30:00.000Z';
const account = (part: Partial<Account> = {}): Account => ({
  _id: anOrder()._id,
  ...kindFields('order'),
  user: aUser()._id,
  customer: { name: 'Asha', email: '' },
  quotation: '',
  state: 'open',
  due: 999,
  paid: 0,
  balance: 999,
  dueNow: 999,
  entries: [],
  reports: [],
  placedAt: AT,
  canPayOnline: false,
  refundable: 0,
  refunds: [],
  creditable: [],
  upi: { id: 'shop@bank', payee: 'Chhaap', link: 'upi://pay?pa=shop%40bank&am=999.00' },
  ...part,
});
const entry = (kind: Account['entries'][number]['kind'], amount: number) => ({
  _id: kind + amount,
  kind,
  amount,
  at: AT,
  by: 'shop',
  reference: '',
  note: '',
});
const invoice = { _id: anId(9), number: 'INV/26-27/00042', kind: 'tax-invoice', issuedAt: AT } as Invoice;

let known: Account | undefined;
let invoices: Invoice[] = [];
const sent: unknown[] = [];
const server = serve(
  http.get('/api/proofs/order/:order', () => HttpResponse.json([])),
  http.get('/api/payments/accounts/:order', () => HttpResponse.json(known ?? null)),
  http.get('/api/invoices/order/:order', () => HttpResponse.json(invoices)),
  http.get('/api/proofs/order/:order', () => HttpResponse.json([])),
  http.get('/api/artwork/orders/:order', () => HttpResponse.json({ lines: [] })),
);
beforeEach(() => {
  sent.length = 0;
  known = account();
  invoices = [];
});
const open = (order = anOrder()) => renderScreen(<OrderPage order={order} />, { user: aUser() }).user;
const box = async (name = 'What you pay') => within(await screen.findByRole('region', { name }));

it('offers UPI with all filled in, as a link and as a code', async () => {
  open();
  const { getByRole, getByText } = await box();
  expect(getByRole('heading', { name: 'Pay ₹999.00 by UPI' })).toBeVisible();
  expect(getByRole('link', { name: 'Open my UPI app' })).toHaveAttribute('href', known?.upi?.link);
  expect(getByRole('img', { name: 'QR code to pay ₹999.00 by UPI' })).toBeVisible();
  expect(getByText('To Chhaap, shop@bank')).toBeVisible();
});

it('is asked for again where it did not come', async () => {
  server.use(http.get('/api/payments/accounts/:order', () => HttpResponse.json({}, { status: 503 }), { once: true }));
  const user = open();
  expect(await screen.findByText('The amount to pay could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect((await box()).getByText('Still to pay')).toBeVisible();
});

it('asks for the advance first, and shows what was paid', async () => {
  known = account({ paid: 200, balance: 799, dueNow: 300, entries: [entry('charge', 999), entry('payment', 200)] });
  open();
  const { getByText, queryByText } = await box();
  for (const text of ['Pay ₹300.00 by UPI', 'The rest is due on delivery.', 'Payment received, 23 Nov 2026'])
    expect(getByText(text)).toBeVisible();
  expect(getByText('Still to pay').nextSibling).toHaveTextContent('₹799.00');
  expect(queryByText(/Charged/)).toBeNull();
});

it.each([
  [29 * 60_000 + 30_000, /Time left: 29:(30|29|28|27)$/],
  [47 * 3_600_000, /^Please pay by \d+ \w+, \d+:\d\d [ap]m\. After that the order is cancelled\.$/],
  [-1, /^The time to pay has ended/],
])('says until when it is to be paid, %i ms before', async (ms, words) => {
  open(anOrder({ payBy: new Date(Date.now() + ms).toISOString() }));
  const { getByText } = await box();
  expect(getByText((_, node) => node?.tagName === 'P' && words.test(node.textContent ?? ''))).toBeVisible();
});

it('says so no longer once the customer has told of a payment', async () => {
  known = account({ state: 'reported', reports: [{ utr: '123456789012', at: AT }] });
  open(anOrder({ payBy: new Date(Date.now() + 60_000).toISOString() }));
  await box();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('takes the UTR of a payment, and refuses one that is none', async () => {
  server.use(
    http.post('/api/payments/accounts/:order/reports', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(account({ state: 'reported', reports: [{ utr: '123456789012', at: AT }] }));
    }),
  );
  const user = open();
  const { getByLabelText, getByRole, findByText } = await box();
  await user.type(getByLabelText(/UTR/), '1234');
  await user.click(getByRole('button', { name: 'I have paid' }));
  expect(await findByText('A UTR has 12 digits.')).toBeVisible();
  await user.type(getByLabelText(/UTR/), '56789012');
  await user.click(getByRole('button', { name: 'I have paid' }));
  expect(await findByText(/We will confirm your payment 123456789012/)).toBeVisible();
  expect(sent).toEqual([{ utr: '123456789012' }]);
});

it('is absent for an order without an account, and where nothing is to say', async () => {
  known = account({ upi: null });
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What you pay' })).toBeNull();
});

it('has documents that are loaded again where they did not come, and promises no invoice meanwhile', async () => {
  invoices = [invoice];
  server.use(http.get('/api/invoices/order/:order', () => HttpResponse.json({}, { status: 503 }), { once: true }));
  const user = open();
  expect(await screen.findByText('The documents could not be loaded.')).toBeVisible();
  expect(screen.queryByText('Your invoice follows with the goods.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Tax invoice INV/26-27/00042' })).toBeVisible();
});

it('gives the invoice as a file', async () => {
  invoices = [invoice];
  HTMLAnchorElement.prototype.click = () => undefined; // jsdom opens no file
  URL.createObjectURL = () => 'blob:invoice';
  URL.revokeObjectURL = () => undefined;
  server.use(
    http.get('/api/invoices/:id', ({ params }) => {
      sent.push(params.id);
      return new HttpResponse('%PDF');
    }),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Tax invoice INV/26-27/00042' }));
  await screen.findByRole('button', { name: 'Tax invoice INV/26-27/00042' });
  expect(sent).toEqual([`${invoice._id}.pdf`]);
});

it('says what the shop owes, in Hindi, too', async () => {
  known = account({ balance: -450, upi: null, entries: [entry('payment', 999), entry('credit', 450)] });
  await renderInHindi(<OrderPage order={anOrder()} />, { user: aUser() });
  const { getByText } = await box('पेमेंट का हिसाब');
  expect(getByText('आपको लौटाना है').nextSibling).toHaveTextContent('₹450.00');
});

describe('with a payment provider', () => {
  it('leads to its page, with the shop’s UPI address as the other way', async () => {
    known = account({ canPayOnline: true });
    const left: object[] = [];
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      const inputs = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]);
      left.push({ to: this.action, fields: Object.fromEntries(inputs) });
    });
    server.use(
      http.post('/api/payments/accounts/:order/checkouts', ({ params }) =>
        HttpResponse.json({ action: 'https://provider.test/pay', fields: { order_id: `order_${params.order}` } }),
      ),
    );
    const order = anOrder();
    const user = open(order);
    const { getByRole, getByText } = await box();
    expect(getByText('Or pay to our UPI address')).toBeVisible();
    await user.click(getByRole('button', { name: 'Pay ₹999.00 now' }));
    const fields = { order_id: `order_${order._id}` };
    await waitFor(() => expect(left).toEqual([{ to: 'https://provider.test/pay', fields }]));
    submit.mockRestore();
  });

  it('says so when its page cannot be opened', async () => {
    known = account({ canPayOnline: true });
    server.use(http.post('/api/payments/accounts/:order/checkouts', () => HttpResponse.json({}, { status: 503 })));
    const user = open();
    await user.click((await box()).getByRole('button', { name: 'Pay ₹999.00 now' }));
    expect(await screen.findByText('The payment page could not be opened. Please try again.')).toBeVisible();
  });

  it('says what is on its way back', async () => {
    const refund = { _id: 'r', amount: 200, state: 'pending' as const, at: AT, note: '', failure: '' };
    known = account({ due: 799, paid: 999, balance: -200, dueNow: 0, upi: null, refunds: [refund] });
    open();
    expect((await box()).getByText(/^We are sending ₹200.00 back the way it came/)).toBeVisible();
  });
});

it('gives a proforma invoice on demand, as long as there is no invoice', async () => {
  const create = jest.fn(() => 'blob:proforma');
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
  const proforma = { ...invoice, _id: anId(8), number: 'PI/26-27/00001', kind: 'proforma' } as Invoice;
  server.use(
    http.post('/api/invoices/order/:order/proforma', () => {
      invoices = [proforma];
      return HttpResponse.json(proforma);
    }),
    http.get('/api/invoices/:file', () => new HttpResponse('%PDF')),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Get a proforma invoice' }));
  expect(await screen.findByRole('button', { name: 'Proforma invoice PI/26-27/00001' })).toBeEnabled();
  expect(create).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Open PI/26-27/00001' })).toHaveAttribute('href', `/invoice/${anId(8)}`);
});

it('gives none beside the invoice', async () => {
  invoices = [invoice];
  open();
  expect(await screen.findByRole('button', { name: 'Tax invoice INV/26-27/00042' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get a proforma invoice' })).toBeNull();
});

describe('what an order gives back', () => {
  const cancelled = anOrder({ status: 'cancelled', paymentStatus: 'paid', refundDue: 999 });
  const paid = [entry('payment', 999), entry('credit', 999)];
  const refund = {
    _id: anId(8),
    amount: 999,
    state: 'asked',
    at: AT,
    note: '',
    failure: '',
  } as Account['refunds'][0];

  it.each([
    [
      'is due',
      { balance: -999, entries: paid },
      'We owe you ₹999.00 and will call you about the refund.',
      'Refund due',
    ],
    [
      'is under way',
      { balance: -999, entries: paid, refunds: [refund] },
      'We are sending ₹999.00 back the way it came.',
      'Refund due',
    ],
    [
      'was sent',
      { balance: 0, entries: [...paid, entry('refund', 999)] },
      'We have sent ₹999.00 back to you. It may take your bank a few days to show it.',
      'Refunded',
    ],
  ])('%s, as its account says', async (_state, part, sentence, label) => {
    known = account({ upi: null, ...part });
    open(cancelled);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(label).nextSibling).toHaveTextContent('₹999.00');
  });

  it('is what is left of it where a part was sent', async () => {
    known = account({ upi: null, balance: -599, entries: [...paid, entry('refund', 400)] });
    open(cancelled);
    expect(await screen.findByText('We owe you ₹599.00 and will call you about the refund.')).toBeVisible();
  });
});
