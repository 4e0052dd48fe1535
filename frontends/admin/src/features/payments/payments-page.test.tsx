import { anId, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import PaymentsPage from './payments-page.tsx';

const ACCOUNT = {
  ...{ _id: anId(1), isBulk: false, user: anId(2), customer: { name: 'Asha Verma', email: 'asha@example.com' } },
  ...{ quotation: 'Q-2026-0007', state: 'reported', due: 999, paid: 500, balance: 499, dueNow: 499, upi: null },
  ...{ entries: [], reports: [{ utr: '123456789012', at: '2026-11-23T06:30:00.000Z' }] },
  placedAt: '2026-11-23T06:30:00.000Z',
};
let accounts: object[] = [];
let asked: URLSearchParams;
serve(
  http.get('/api/payments/accounts', ({ request }) => {
    asked = new URL(request.url).searchParams;
    return HttpResponse.json(accounts, { headers: { 'X-Total-Count': String(accounts.length) } });
  }),
);
const staff = { user: aUser({ isAdmin: true }) };

it('lists what each order comes to, what was paid and what is owed', async () => {
  accounts = [ACCOUNT];
  renderScreen(<PaymentsPage />, { ...staff, at: '/admin/payments?state=reported', path: '/admin/payments' });
  expect(await screen.findByRole('link', { name: anId(1).slice(-6) })).toHaveAttribute(
    'href',
    `/admin/orders/${anId(1)}`,
  );
  for (const text of ['Asha Verma', 'Q-2026-0007', '₹999.00', '₹500.00', '₹499.00'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('To confirm', { selector: 'span' })).toBeVisible();
  expect(asked.get('state')).toBe('reported');
});

it('says when there is none yet, in Hindi, too', async () => {
  accounts = [];
  await renderInHindi(<PaymentsPage />, staff);
  expect(await screen.findByText('अभी किसी ऑर्डर का खाता नहीं है')).toBeVisible();
});
