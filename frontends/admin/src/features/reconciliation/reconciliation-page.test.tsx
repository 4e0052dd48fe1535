import { kindFields } from '@print-shop/contracts/client';
import { anId, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ReconciliationPage from './reconciliation-page.tsx';

const DIFFERENCE = {
  _id: anId(1),
  kind: 'not-in-ledger',
  day: '2026-11-23',
  reference: 'pay_1',
  stated: 999,
  ledger: 0,
  order: null,
  ...kindFields('order'),
  foundAt: '2026-11-24T00:00:00.000Z',
};
let differences: object[] = [];
let webhooks: object[] = [];
let settlements: object[] = [];
const server = serve(
  http.get('/api/payments/differences', () =>
    HttpResponse.json(differences, { headers: { 'X-Total-Count': String(differences.length) } }),
  ),
  http.get('/api/payments/settlements', () => HttpResponse.json(settlements)),
  http.get('/api/payments/webhooks', () => HttpResponse.json(webhooks)),
);
const owner = { user: aUser({ isAdmin: true, role: 'owner' }) };

it('lists what does not agree, and enters a payment that the ledger does not have', async () => {
  differences = [
    DIFFERENCE,
    { ...DIFFERENCE, _id: anId(2), kind: 'not-at-bank', reference: '412345678901', order: anId(3) },
  ];
  webhooks = [
    { _id: 'evt_1', provider: 'razorpay', event: 'payment.captured', at: DIFFERENCE.foundAt, paymentId: 'pay_9' },
  ];
  const sent: unknown[] = [];
  server.use(
    http.post('/api/payments/differences/:id/settlement', async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      differences = [];
      return HttpResponse.json({ message: 'Settled.' });
    }),
  );
  const { user } = renderScreen(<ReconciliationPage />, owner);
  expect(await screen.findByText('Not in the ledger')).toBeVisible();
  expect(screen.getByRole('link', { name: anId(3).slice(-6) })).toHaveAttribute('href', `/admin/orders/${anId(3)}`);
  expect(await screen.findByText('pay_9')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close with a note: 412345678901' })).toBeEnabled();

  await user.click(screen.getByRole('button', { name: 'Record it: pay_1' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Note'), 'Webhooks were off');
  await user.click(dialog.getByRole('button', { name: 'Record it' }));
  expect(await screen.findByText('Everything agrees')).toBeVisible();
  expect(sent).toEqual([[anId(1), { note: 'Webhooks were off' }]]);
});

it('shows what the provider has kept, and a settlement that has paid out something else', async () => {
  settlements = [
    {
      _id: 'setl_1',
      day: '2026-11-23',
      utr: 'utr1',
      payments: 999,
      refunds: 0,
      fees: 19.98,
      tax: 3.6,
      other: -5,
      expected: 970.42,
      paidOut: 965.42,
    },
  ];
  const payout = { kind: 'other-payout', reference: 'setl_1', stated: 965.42, ledger: 970.42 };
  differences = [{ ...DIFFERENCE, ...payout }];
  webhooks = [];
  const { user } = renderScreen(<ReconciliationPage />, owner);
  const table = within(await screen.findByRole('table', { name: 'Settlements' }));
  for (const amount of ['₹19.98', '₹3.60', '−₹5.00', '₹965.42']) expect(table.getByText(amount)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Close with a note: setl_1' }));
  expect(screen.getByRole('dialog', { name: 'Different payout: setl_1' })).toBeVisible();
});

it('compares on demand, and says what came of it', async () => {
  [differences, webhooks] = [[], []];
  server.use(http.post('/api/payments/reconciliation', () => HttpResponse.json({ days: 7, rows: 12, differences: 2 })));
  const { user } = renderScreen(<ReconciliationPage />, owner);
  expect(await screen.findByText('The provider reported none.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare now' }));
  expect(await screen.findByText(/12 settled payments and refunds compared. New differences: 2/)).toBeVisible();
});

it('says when everything agrees, in Hindi, too', async () => {
  [differences, webhooks] = [[], []];
  await renderInHindi(<ReconciliationPage />, owner);
  expect(await screen.findByText('सब मेल खाता है')).toBeVisible();
  expect(screen.getByRole('button', { name: 'अभी मिलाएँ' })).toBeVisible();
});
