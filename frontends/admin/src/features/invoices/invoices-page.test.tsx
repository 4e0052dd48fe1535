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
