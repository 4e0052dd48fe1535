import type { Account } from '@print-shop/contracts';
import { kindFields } from '@print-shop/contracts/client';
import { anId, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { AccountPanel } from './account-panel.tsx';

const AT = '2026-11-23T06:30:00.000Z';
const entry = {
  _id: 'e1',
  kind: 'payment',
  amount: 500,
  way: 'cash',
  at: AT,
  by: 'Meera',
  reference: 'Ravi',
  note: '',
};
const ACCOUNT = {
  _id: anId(1),
  ...kindFields('order'),
  user: anId(2),
  customer: { name: 'Asha', email: '' },
  quotation: '',
  state: 'reported',
  due: 999,
  paid: 500,
  balance: 499,
  dueNow: 499,
  upi: null,
  placedAt: AT,
  canPayOnline: false,
  refundable: 0,
  refunds: [],
  creditable: [{ line: 'l1', name: 'Mug', amount: 900 }],
  entries: [entry],
  reports: [{ utr: '123456789012', at: AT }],
} as Account;
let known: Account | undefined;
const sent: unknown[] = [];
const server = serve(
  http.get('/api/payments/accounts/:order', () => HttpResponse.json(known ?? null)),
  http.get('/api/invoices/order/:order', () =>
    HttpResponse.json([{ _id: anId(9), number: 'INV/26-27/00042', kind: 'tax-invoice', issuedAt: AT }]),
  ),
  http.post('/api/payments/accounts/:order/entries', async ({ request }) => {
    sent.push([request.headers.get('idempotency-key'), await request.json()]);
    return HttpResponse.json({ ...ACCOUNT, paid: 999, balance: 0, state: 'settled', reports: [] });
  }),
);
beforeEach(() => {
  known = ACCOUNT;
  sent.length = 0;
});
const open = (role: 'owner' | 'production' = 'owner') =>
  renderScreen(<AccountPanel order={anId(1)} />, { user: aUser({ isAdmin: true, role }) }).user;

it('says that the payments could not be loaded, not that there are none, and tries again', async () => {
  server.use(
    http.get('/api/payments/accounts/:order', () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 503 }), {
      once: true,
    }),
  );
  const user = open();
  expect(await screen.findByText('The payments could not be loaded')).toBeVisible();
  expect(screen.queryByText('No payments are recorded for this order yet.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Payment, Cash')).toBeVisible();
});

it('says that the documents could not be loaded, issues none ahead meanwhile, and tries again', async () => {
  server.use(http.get('/api/invoices/order/:order', () => HttpResponse.json({}, { status: 503 }), { once: true }));
  const user = open();
  expect(await screen.findByText('The documents could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Make a / })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('INV/26-27/00042,')).toBeVisible();
});

it('says whose else the number of an imported invoice is', async () => {
  const sharedWith = { orderId: anId(8), ...kindFields('order') };
  const invoice = { _id: anId(9), number: 'INV/26-27/00042', kind: 'tax-invoice', issuedAt: AT, sharedWith };
  server.use(http.get('/api/invoices/order/:order', () => HttpResponse.json([invoice])));
  open();
  expect(await screen.findByText(/An invoice of the shop has the same number/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order #000008' })).toHaveAttribute('href', `/admin/orders/${anId(8)}`);
});

it('confirms what the customer reported, with its number', async () => {
  const user = open();
  expect(await screen.findByText('The customer says they paid: UTR 123456789012')).toBeVisible();
  expect(screen.getByText('Payment, Cash')).toBeVisible();
  expect(screen.getByText(/Meera, Ravi/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm the payment 123456789012' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Amount in rupees')).toHaveValue(499);
  await user.click(dialog.getByRole('button', { name: 'Record it' }));
  expect(await screen.findByText('Still owed')).toBeVisible();
  expect(screen.queryByText(/says they paid/)).toBeNull();
  expect(sent).toEqual([
    [
      expect.stringMatching(/^[\da-f]{32}$/),
      { kind: 'payment', amount: '499', way: 'upi', utr: '123456789012', reference: '', note: '' },
    ],
  ]);
});

it('warns of cash that the law forbids, with what came before', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('How it was paid'), 'Cash');
  const amount = dialog.getByLabelText('Amount in rupees');
  await user.clear(amount);
  await user.type(amount, '199499');
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  await user.clear(amount);
  await user.type(amount, '199500');
  expect(dialog.getByRole('status')).toHaveTextContent(/^That is ₹2,00,000.00 in cash for one order. Section 269ST/);
  await user.selectOptions(dialog.getByLabelText('How it was paid'), 'Cheque');
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
});

it('says why an entry is refused, and keeps what was typed', async () => {
  const message = 'Only ₹500 was paid.';
  server.use(
    http.post('/api/payments/accounts/:order/entries', () =>
      HttpResponse.json({ message, code: 'amount-too-high' }, { status: 409 }),
    ),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Kind of entry'), 'Refund');
  await user.click(dialog.getByRole('button', { name: 'Record it' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Kind of entry')).toHaveValue('refund');
});

it('has the documents, and no way to enter anything for a role that may not', async () => {
  open('production');
  expect(await screen.findByText('Still owed')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says of an order from before there were accounts that nothing is known', async () => {
  known = undefined;
  open();
  expect(await screen.findByText('No payments are recorded for this order yet.')).toBeVisible();
});

it('asks the provider to send back what was paid online, and shows what it refused', async () => {
  const refund = { _id: 'r1', amount: 100, at: AT, note: 'Paid twice' };
  known = {
    ...ACCOUNT,
    refundable: 400,
    refunds: [{ ...refund, state: 'failed', failure: 'Your balance is too low' }],
  } as Account;
  server.use(
    http.post('/api/payments/accounts/:order/refunds', async ({ request }) => {
      sent.push(await request.json());
      const asked = { ...refund, _id: 'r2', state: 'asked', failure: '' };
      return HttpResponse.json({ ...known, refundable: 300, refunds: [asked] });
    }),
  );
  const user = open();
  expect(await screen.findByText('₹100.00 could not be sent back: the provider refused')).toBeVisible();
  expect(screen.getByText(/Paid twice, Your balance is too low/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refund online' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/₹400.00 at most/)).toBeVisible();
  await user.clear(dialog.getByLabelText('Amount in rupees'));
  await user.type(dialog.getByLabelText('Amount in rupees'), '100');
  await user.click(dialog.getByRole('button', { name: 'Send it back' }));
  expect(await screen.findByText('₹100.00 is about to be sent back')).toBeVisible();
  expect(sent).toEqual([{ amount: 100, note: '' }]);
});

it('credits a line, says how the money goes back, and shows what is refused', async () => {
  const credited = { ...ACCOUNT, due: 899, paid: 500, balance: 399 };
  server.use(
    http.post('/api/payments/accounts/:order/credits', async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? HttpResponse.json({ message: 'Only ₹900 can be credited.', code: 'amount-too-high' }, { status: 409 })
        : HttpResponse.json(credited);
    }),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Credit and refund' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Items'), 'Mug (₹900.00)');
  await user.type(dialog.getByLabelText('Amount in rupees'), '100');
  await user.type(dialog.getByLabelText('Reason'), 'Pale');
  await user.selectOptions(dialog.getByLabelText('How the money goes back'), 'Cash');
  await user.click(dialog.getByRole('button', { name: 'Credit it' }));
  expect(await dialog.findByText('Only ₹900 can be credited.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Credit it' }));
  expect(await screen.findByText('₹399.00')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    lines: [{ line: 'l1', amount: '100' }],
    reason: 'Pale',
    refundBy: 'cash',
    reference: '',
  });
});
