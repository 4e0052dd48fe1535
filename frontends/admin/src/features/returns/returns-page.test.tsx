import { aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ReturnsPage from './returns-page.tsx';

const MONTH = {
  month: '2026-10',
  closedAt: null as string | null,
  closedBy: '',
  toBusinesses: 12_000,
  series: [
    { kind: 'tax-invoice', from: 'INV/26-27/00001', to: 'INV/26-27/00039', documents: 39 },
    { kind: 'credit-note', from: 'CN/26-27/00001', to: 'CN/26-27/00003', documents: 3 },
  ],
  gstins: ['07AAACA1234A1Z5'],
  sharedNumbers: [] as string[],
  sums: { taxable: 1_00_000, cgst: 4500, sgst: 4500, igst: 9000, total: 1_18_000 },
};
const asked: string[] = [];
const server = serve(
  http.get('/api/tax/months/:month', ({ params }) => HttpResponse.json({ ...MONTH, month: params.month })),
  http.get('/api/tax/months/:month/:file', ({ request }) => {
    asked.push(request.url.replace(/^.*\/api/, '/api'));
    return HttpResponse.text('file');
  }),
);
beforeEach(() => {
  asked.length = 0;
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
});
const open = (at = '/admin/returns?month=2026-10', role: 'owner' | 'manager' = 'owner') =>
  renderScreen(<ReturnsPage />, { user: aUser({ isAdmin: true, role }), at, path: '/admin/returns' }).user;

it('sums the month up', async () => {
  open();
  expect(await screen.findByText('39, from INV/26-27/00001 to INV/26-27/00039')).toBeVisible();
  for (const text of ['Credit notes', '₹1,18,000.00', '₹9,000.00', '₹12,000.00', 'Open'])
    expect(screen.getByText(text)).toBeVisible();
});

it('names the numbers that two invoices have, before the return is filed', async () => {
  open();
  expect(await screen.findByText('Open')).toBeVisible();
  expect(screen.queryByText(/have the same number/)).toBeNull();
  const sharedNumbers = ['INV/26-27/00007', 'INV/26-27/00009'];
  server.use(http.get('/api/tax/months/:month', () => HttpResponse.json({ ...MONTH, sharedNumbers })));
  open('/admin/returns?month=2026-09');
  expect(await screen.findByText(/have the same number/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'INV/26-27/00009' })).toHaveAttribute(
    'href',
    '/admin/invoices?search=INV%2F26-27%2F00009',
  );
});

it('gives a return for each GST number of a shop that has moved', async () => {
  const gstins = ['29AABCU9603R1ZJ', '07AAACA1234A1Z5'];
  server.use(http.get('/api/tax/months/:month', () => HttpResponse.json({ ...MONTH, gstins })));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'GSTR-1 for the portal (JSON), 29AABCU9603R1ZJ' }));
  await waitFor(() => expect(asked).toEqual(['/api/tax/months/2026-10/gstr-1.json?gstin=29AABCU9603R1ZJ']));
});

it('gives every file', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'GSTR-1 for the portal (JSON)' }));
  await user.click(screen.getByRole('button', { name: 'Sales register (CSV)' }));
  await user.click(screen.getByRole('button', { name: 'Ledgers and vouchers for Tally (XML)' }));
  await user.click(screen.getByText('Tables of GSTR-1 (CSV)'));
  await user.click(screen.getByRole('button', { name: 'By HSN, to businesses' }));
  await waitFor(() =>
    expect(asked).toEqual([
      '/api/tax/months/2026-10/gstr-1.json',
      '/api/tax/months/2026-10/sales-register.csv',
      '/api/tax/months/2026-10/tally.xml',
      '/api/tax/months/2026-10/gstr-1.csv?table=hsn-b2b',
    ]),
  );
});

it('closes a month that is over', async () => {
  server.use(
    http.post('/api/tax/months/:month/closing', () =>
      HttpResponse.json({ ...MONTH, closedAt: '2026-11-10T06:30:00.000Z', closedBy: 'Meera' }),
    ),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Close the month' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Close 2026-10?' })).getByRole('button', { name: 'Close it' }),
  );
  expect(await screen.findByText('Closed on 10 Nov 2026 by Meera')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the month' })).toBeNull();
});

it('shows this month where the address names none, which cannot be closed yet', async () => {
  open('/admin/returns?month=nonsense');
  expect(await screen.findByText('A month can be closed once it has ended.')).toBeVisible();
});

it('may be asked for again after a failure', async () => {
  server.use(http.get('/api/tax/months/:month', () => HttpResponse.json({}, { status: 500 }), { once: true }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('₹1,18,000.00')).toBeVisible();
});

it('leaves nothing in English in Hindi', async () => {
  await renderInHindi(<ReturnsPage />, {
    user: aUser({ isAdmin: true }),
    at: '/admin/returns?month=2026-10',
    path: '/admin/returns',
  });
  expect(await screen.findByText('टैक्स बिल')).toBeVisible();
  expect(
    leftInEnglish(
      'CDNR',
      'CDNUR',
      'CGST',
      'SGST',
      'UTGST',
      'IGST',
      'HSN',
      'GST',
      'GSTR',
      'JSON',
      'CSV',
      'XML',
      'Tally',
      'INV',
      'CN',
    ),
  ).toEqual([]);
});
