import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import QuotationsPage from './quotations-page.tsx';

const quotation = (number: string, fields: object = {}) => ({
  _id: anId(1),
  number,
  customerName: 'Sharma Sweets',
  validUntil: '2999-12-31',
  grandTotal: 150_000,
  totalItems: 1200,
  createdAt: '2026-11-20T10:35:00.000Z',
  createdBy: { id: anId(2), name: 'Meera' },
  state: 'draft',
  sentTo: '',
  sentAt: null,
  seenAt: null,
  lastSeenAt: null,
  seenCount: 0,
  decidedAt: null,
  decidedBy: '',
  reason: '',
  orderId: null,
  ...fields,
});
const page = (rows: object[], total = rows.length) =>
  HttpResponse.json(rows, { headers: { 'X-Total-Count': String(total) } });
let asked: URL | undefined;
const server = serve(
  http.get('/api/quotations', ({ request }) => {
    asked = new URL(request.url);
    return page([
      quotation('Q-2026-0002'),
      quotation('Q-2026-0001', { _id: anId(3), validUntil: '2020-01-31', state: 'expired' }),
    ]);
  }),
);
const open = (at = '/admin/quotations') =>
  renderScreen(<QuotationsPage />, { user: aUser({ isAdmin: true }), at, path: '/admin/quotations' });

describe('the saved quotations', () => {
  it('show number, customer, dates and sums, and where they stand', async () => {
    open();
    const row = within((await screen.findByText('Q-2026-0002')).closest('tr') as HTMLElement);
    expect(row.getByRole('link', { name: 'Q-2026-0002' })).toHaveAttribute('href', `/admin/quotations/${anId(1)}`);
    for (const text of ['Sharma Sweets', '20 Nov 2026', '31 Dec 2999', '1,200', '₹1,50,000.00', 'Meera'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByText('Not sent')).toBeVisible();
    expect(screen.getAllByText('Expired')).toHaveLength(1);
  });

  it('are searched by the server, and the address keeps the search', async () => {
    const { user, address } = open();
    await user.type(screen.getByRole('searchbox', { name: 'Search quotations' }), 'shar');
    await screen.findByText('Q-2026-0002');
    await waitFor(() => expect(asked?.searchParams.get('search')).toBe('shar'));
    expect(address()).toBe('/admin/quotations?search=shar');
  });

  it('say that there are none yet, or that none matches', async () => {
    server.use(http.get('/api/quotations', () => page([])));
    const { unmount } = open();
    expect(await screen.findByText('No quotations yet.')).toBeVisible();
    unmount();
    open('/admin/quotations?search=x');
    expect(await screen.findByText('No quotation matches your search.')).toBeVisible();
  });

  it('say that they could not be loaded, and try again', async () => {
    server.use(http.get('/api/quotations', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'The quotations could not be loaded.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByText('Q-2026-0002')).toBeVisible();
  });
});

it('are listed in Hindi for whoever chose it', async () => {
  await renderInHindi(<QuotationsPage />, {
    user: aUser({ isAdmin: true }),
    at: '/admin/quotations',
    path: '/admin/quotations',
  });
  expect(await screen.findByText('मियाद ख़त्म')).toBeVisible();
  expect(leftInEnglish('Sharma Sweets', 'Meera')).toEqual([]);
});
