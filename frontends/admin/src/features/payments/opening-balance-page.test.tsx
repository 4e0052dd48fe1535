import { kindFields } from '@print-shop/contracts/client';
import { anId, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import OpeningBalancePage from './opening-balance-page.tsx';

const ACCOUNT = {
  _id: anId(1),
  ...kindFields('order'),
  user: null,
  customer: { name: 'Hotel Shivneri', email: 'stay@example.com' },
  quotation: '',
  state: 'open',
  due: 18450,
  paid: 0,
  balance: 18450,
  dueNow: 18450,
  upi: null,
  canPayOnline: false,
  refundable: 0,
  refunds: [],
  creditable: [],
  entries: [{ _id: 'a', kind: 'charge', amount: 18450, at: '2026-07-14T06:30:00.000Z', by: 'Meera', note: 'OLD/17' }],
  reports: [],
  placedAt: '2026-07-14T06:30:00.000Z',
};
let account: object | null = null;
serve(
  http.get('/api/payments/accounts/:id', () => HttpResponse.json(account)),
  http.get('/api/audit', () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })),
);
const open = () =>
  renderScreen(<OpeningBalancePage />, {
    user: aUser({ isAdmin: true, role: 'owner' }),
    at: `/admin/payments/opening/${anId(1)}`,
    path: '/admin/payments/opening/:id',
  });

it('shows what is owed since when, and takes a payment, but issues no documents', async () => {
  account = { ...ACCOUNT, opening: { reference: 'OLD/17' } };
  open();
  expect(await screen.findByRole('heading', { name: 'Opening balance OLD/17' })).toBeVisible();
  expect(screen.getByText(/^Open since 14 Jul 2026/)).toBeVisible();
  expect(screen.getAllByText('₹18,450.00').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: /payment/i })).toBeVisible();
  expect(screen.queryByRole('button', { name: /proforma|challan|credit/i })).not.toBeInTheDocument();
});

it('is not found where the account is that of an order', async () => {
  account = ACCOUNT;
  open();
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
});
