import { kindFields } from '@print-shop/contracts/client';
import { anId, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import InvoicePage from './invoice-page.tsx';

const INVOICE = {
  _id: anId(1),
  number: 'INV/26-27/00001',
  kind: 'tax-invoice',
  issuedAt: '2026-11-23T06:30:00.000Z',
  orderId: anId(2),
  ...kindFields('order'),
  user: anId(3),
  placeOfSupply: '27',
  reason: '',
  corrects: null,
  seller: { name: 'Chhaap', gstin: '07AABCC1234D1ZD', stateCode: '07', address: 'Ring Road, Delhi 110001' },
  buyer: { name: 'Asha Verma', gstin: '', stateCode: '27', address: '12 Hill Road, Mumbai 400050' },
  lines: [
    {
      name: 'Mug, White',
      hsn: '4911',
      quantity: 2,
      unit: 'PCS',
      rate: 18,
      taxable: 508.48,
      cgst: 0,
      sgst: 0,
      igst: 91.52,
      total: 600,
    },
  ],
  totals: { taxable: 508.48, cgst: 0, sgst: 0, igst: 91.52, total: 600 },
  due: 100,
  upi: 'upi://pay?pa=shop@bank&am=100.00',
};
const server = serve(http.get('/api/invoices/:id', () => HttpResponse.json(INVOICE)));
const at = { at: `/invoice/${anId(1)}`, path: '/invoice/:id' };

it('shows the document with its taxes, its sum in words, and the code to pay what was due', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = renderScreen(<InvoicePage />, { ...at, user: aUser() });
  expect(await screen.findByRole('heading', { name: 'Tax invoice' })).toBeVisible();
  const row = within(screen.getByRole('row', { name: /Mug, White/ }));
  for (const text of ['4911', '2 PCS', '₹508.48', '18%', '₹600.00']) expect(row.getByText(text)).toBeVisible();
  for (const text of ['IGST', '₹91.52', 'Rupees Six Hundred Only', '₹100.00 was due on that day'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('CGST')).toBeNull();
  expect(screen.getByTitle('QR code to pay ₹100.00 by UPI')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', `/order/${anId(2)}`);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('names the bank account of the shop, where the document has one', async () => {
  const bank = { holder: 'Chhaap', bank: 'State Bank', account: '123456789', ifsc: 'SBIN0001234' };
  server.use(http.get('/api/invoices/:id', () => HttpResponse.json({ ...INVOICE, bank })));
  renderScreen(<InvoicePage />, { ...at, user: aUser() });
  expect(await screen.findByRole('heading', { name: 'Bank transfer' })).toBeVisible();
  for (const text of ['Account number', '123456789', 'IFSC', 'SBIN0001234', 'State Bank'])
    expect(screen.getByText(text)).toBeVisible();
});

it('says where the goods went, if not to the buyer', async () => {
  const consignee = { name: 'Asha Verma', stateCode: '96', address: '1 Main Street, Buffalo 14201, USA' };
  server.use(http.get('/api/invoices/:id', () => HttpResponse.json({ ...INVOICE, consignee, placeOfSupply: '96' })));
  renderScreen(<InvoicePage />, { ...at, user: aUser() });
  expect(await screen.findByText('Delivered to')).toBeVisible();
  for (const text of ['Billed to', consignee.address, 'State: Other countries (96)'])
    expect(screen.getByText(text)).toBeVisible();
});

it('is in Hindi, too, and leads staff back to the list', async () => {
  server.use(
    http.get('/api/invoices/:id', () =>
      HttpResponse.json({ ...INVOICE, kind: 'receipt', number: 'RC/26-27/00001', lines: [], due: 0, upi: '' }),
    ),
  );
  await renderInHindi(<InvoicePage />, { ...at, user: aUser({ isAdmin: true, role: 'owner' }) });
  expect(await screen.findByRole('heading', { name: 'रसीद' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'ऑर्डर पर लौटें' })).toHaveAttribute(
    'href',
    '/admin/invoices?search=RC%2F26-27%2F00001',
  );
});

it.each([
  [403, 'This document is not yours'],
  [404, 'There is no such document'],
  [429, 'The document could not be loaded.'],
  [503, 'The document could not be loaded.'],
])('says why it is not there: %d', async (status, text) => {
  server.use(http.get('/api/invoices/:id', () => HttpResponse.json({ message: 'No.', code: 'no' }, { status })));
  renderScreen(<InvoicePage />, { ...at, user: aUser() });
  expect(await screen.findByText(text)).toBeVisible();
});

it('can be loaded again once the shop can be reached', async () => {
  server.use(http.get('/api/invoices/:id', () => HttpResponse.error(), { once: true }));
  const { user } = renderScreen(<InvoicePage />, { ...at, user: aUser() });
  expect(await screen.findByText('The document could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Tax invoice' })).toBeVisible();
});

it('asks visitors to sign in', () => {
  renderScreen(<InvoicePage />, { ...at, user: null });
  expect(screen.getByText('Please sign in to see this document.')).toBeVisible();
});
