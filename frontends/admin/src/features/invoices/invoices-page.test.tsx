import { kindFields } from '@print-shop/contracts/client';
import { anId, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import InvoicesPage from './invoices-page.tsx';

const party = { name: 'Sharma Sweets', gstin: '07AAAAA0000A1Z4', stateCode: '07', address: '' };
const NOTE = {
  _id: anId(1),
  number: 'CN/26-27/00001',
  kind: 'credit-note',
  issuedAt: '2026-11-23T06:30:00.000Z',
  orderId: anId(2),
  ...kindFields('order'),
  user: anId(3),
  seller: party,
  buyer: party,
  placeOfSupply: '07',
  lines: [],
  totals: { taxable: 1000, cgst: 90, sgst: 90, igst: 0, total: 1180 },
  corrects: { _id: anId(4), number: 'INV/26-27/00007', issuedAt: '2026-11-22T06:30:00.000Z' },
  reason: '',
};
let fails = false;
const fetched: unknown[] = [];
const server = serve(
  http.get('/api/invoices', () =>
    fails
      ? HttpResponse.json({ message: '', code: '' }, { status: 500 })
      : HttpResponse.json([NOTE], { headers: { 'X-Total-Count': '1' } }),
  ),
  http.get('/api/invoices/:file', ({ params }) => {
    fetched.push(params.file);
    return new HttpResponse('%PDF');
  }),
);
const open = () => renderScreen(<InvoicesPage />, { user: aUser({ isAdmin: true }) }).user;

it('lists documents with their tax, and gives each as a file', async () => {
  HTMLAnchorElement.prototype.click = () => undefined; // jsdom opens no file
  URL.createObjectURL = () => 'blob:note';
  const user = open();
  expect(await screen.findByRole('link', { name: 'CN/26-27/00001' })).toHaveAttribute(
    'href',
    `/admin/orders/${anId(2)}`,
  );
  for (const text of ['for INV/26-27/00007', 'Sharma Sweets', '07AAAAA0000A1Z4', '₹1,000.00', '₹180.00', '₹1,180.00'])
    expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'CN/26-27/00001: PDF' }));
  expect(await screen.findByRole('button', { name: 'CN/26-27/00001: PDF' })).toBeEnabled();
  expect(fetched).toEqual([`${anId(1)}.pdf`]);
});

it('gives a document to a business as the registration portal reads it', async () => {
  const asked: unknown[] = [];
  server.use(
    http.get('/api/tax/e-invoices/:id', ({ params }) => {
      asked.push(params.id);
      return HttpResponse.json({ Version: '1.1' });
    }),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'CN/26-27/00001: e-invoice' }));
  await waitFor(() => expect(asked).toEqual([anId(1)]));
});

it('has no e-invoice of a document to a private customer', async () => {
  server.use(http.get('/api/invoices', () => HttpResponse.json([{ ...NOTE, buyer: { ...party, gstin: '' } }])));
  open();
  await screen.findByRole('link', { name: 'CN/26-27/00001' });
  expect(screen.queryByRole('button', { name: /e-invoice/ })).toBeNull();
});

it('says when the list cannot be loaded, and tries again', async () => {
  fails = true;
  const user = open();
  expect(await screen.findByText('The invoices could not be loaded.', {}, { timeout: 5000 })).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'CN/26-27/00001' })).toBeVisible();
});

describe('the file of the list', () => {
  const files: { name: string | null; blob: Blob }[] = [];
  const calls: string[] = [];
  beforeEach(() => {
    localStorage.clear();
    files.length = 0;
    calls.length = 0;
    let made = new Blob();
    URL.createObjectURL = (blob) => {
      made = blob as Blob;
      return 'blob:list';
    };
    HTMLAnchorElement.prototype.click = function click() {
      files.push({ name: this.getAttribute('download'), blob: made });
    };
    server.use(
      http.get('/api/invoices', ({ request }) => {
        const query = new URL(request.url).searchParams;
        calls.push(String(query));
        const start = (Number(query.get('page')) - 1) * 100;
        const rows = Array.from({ length: Math.min(Number(query.get('limit')), 130 - start) }, (_, at) => ({
          ...NOTE,
          _id: anId(100 + start + at),
          number: `CN/${start + at}`,
        }));
        return HttpResponse.json(rows, { headers: { 'X-Total-Count': '130' } });
      }),
      http.post('/api/security-events/exports', async ({ request }) => {
        calls.push(JSON.stringify(await request.json()));
        return HttpResponse.json({ message: 'ok' }, { status: 201 });
      }),
    );
  });
  const openAt = (role: 'owner' | 'production') =>
    renderScreen(<InvoicesPage />, { at: '/?kind=credit-note', user: aUser({ isAdmin: true, role }) }).user;

  it('is recorded first, and has every row that matches with the columns that are shown', async () => {
    const user = openAt('owner');
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Customer' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('invoices.csv');
    const lines = (await files[0]?.blob.text())?.trim().split('\r\n');
    expect(lines).toHaveLength(131);
    expect(lines?.[1]).toBe('"CN/0","2026-11-23","Credit note","1000","180","1180"');
    expect(calls.slice(1)).toEqual([
      '{"list":"invoices"}',
      'sort=-date&kind=credit-note&page=1&limit=100',
      'sort=-date&kind=credit-note&page=2&limit=100',
    ]);
  });

  it('is not made when it cannot be recorded', async () => {
    server.use(http.post('/api/security-events/exports', () => HttpResponse.json({}, { status: 503 })));
    const user = openAt('owner');
    await user.click(await screen.findByRole('button', { name: 'Export to CSV' }));
    expect(await screen.findByText('The export failed. Please try again.')).toBeVisible();
    expect(files).toEqual([]);
  });

  it('is not there for a role that may not export', async () => {
    openAt('production');
    await screen.findByRole('button', { name: 'Columns' });
    expect(screen.queryByRole('button', { name: 'Export to CSV' })).toBeNull();
  });
});
