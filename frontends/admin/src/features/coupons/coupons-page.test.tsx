import { anId, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import CouponsPage from './coupons-page.tsx';

const COUPON = {
  _id: anId(1),
  code: 'CHHAAP10',
  percent: 10,
  upTo: 200,
  minimum: 500,
  until: '2026-12-31',
  perCustomer: 3,
  totalUses: 100,
  productTypes: ['Mugs'],
  isActive: true,
  note: '',
  uses: 12,
  given: 840,
  createdAt: '2026-11-23T10:00:00.000Z',
};
let sent: unknown;
let coupons: object[] = [];
const saved = async ({ request }: { request: Request }) => {
  sent = await request.json();
  return HttpResponse.json({ ...COUPON, ...(sent as object) });
};
const server = serve(
  http.get('/api/coupons', () => HttpResponse.json(coupons, { headers: { 'X-Total-Count': String(coupons.length) } })),
  http.post('/api/coupons', saved),
  http.put('/api/coupons/:id', saved),
  http.get('/api/product-types', () =>
    HttpResponse.json({ success: true, data: [{ _id: anId(2), type: 'Mugs', category: [] }] }),
  ),
  http.get('/api/audit', () => HttpResponse.json([])),
);
beforeEach(() => {
  sent = undefined;
  coupons = [COUPON];
});
const open = () => renderScreen(<CouponsPage />, { user: aUser({ isAdmin: true }) }).user;

it('switches off the coupons that are on', async () => {
  coupons = [COUPON, { ...COUPON, _id: anId(3), code: 'OLD', isActive: false }];
  const user = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select CHHAAP10' }));
  expect(screen.queryByRole('checkbox', { name: 'Select OLD' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Switch off 1 coupon' }));
  expect(await screen.findByText('1 coupon is off.')).toBeVisible();
  expect(sent).toMatchObject({ code: 'CHHAAP10', isActive: false, minimum: '500' });
});

it('lists what each coupon takes off, when, and how often it was used', async () => {
  open();
  expect(await screen.findByText('CHHAAP10', { selector: 'span.font-semibold' })).toBeVisible();
  for (const text of ['10%, at most ₹200.00', 'from ₹500.00', '12 of 100', '₹840.00', 'On']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it('says that the product types could not be loaded, and loads them again', async () => {
  server.use(http.get('/api/product-types', () => HttpResponse.json({}, { status: 500 }), { once: true }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'New coupon' }));
  const failure = await screen.findByText('The product types could not be loaded.');
  await user.click(within(failure).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Mugs' })).toBeVisible();
  expect(screen.queryByText('The product types could not be loaded.')).toBeNull();
});

it('makes a coupon of what is filled in', async () => {
  coupons = [];
  const user = open();
  expect(await screen.findByText('No coupons yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New coupon' }));
  await user.type(screen.getByLabelText('Code'), 'mugs50');
  await user.selectOptions(screen.getByLabelText('Discount'), 'Rupees');
  await user.type(screen.getByLabelText('Rupees'), '50');
  await user.click(await screen.findByRole('button', { name: 'Mugs' }));
  await user.click(screen.getByRole('button', { name: 'Create coupon' }));
  expect(await screen.findByText('The coupon was created.')).toBeVisible();
  expect(sent).toEqual({
    code: 'mugs50',
    rupees: '50',
    minimum: '0',
    perCustomer: '1',
    productTypes: ['Mugs'],
    isActive: true,
    note: '',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'New coupon' })).toHaveFocus();
});

it('switches a coupon off and keeps the rest of it', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit coupon CHHAAP10' }));
  await user.click(screen.getByLabelText('Can be used'));
  await user.click(screen.getByRole('button', { name: 'Save coupon' }));
  expect(await screen.findByText('The coupon was saved.')).toBeVisible();
  expect(sent).toEqual({
    code: 'CHHAAP10',
    percent: '10',
    upTo: '200',
    minimum: '500',
    until: '2026-12-31',
    perCustomer: '3',
    totalUses: '100',
    productTypes: ['Mugs'],
    isActive: false,
    note: '',
  });
});

it('says why the shop refuses, and keeps what was typed', async () => {
  const message = 'There is a coupon CHHAAP10 already.';
  server.use(http.post('/api/coupons', () => HttpResponse.json({ message, code: 'coupon-exists' }, { status: 409 })));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'New coupon' }));
  await user.type(screen.getByLabelText('Code'), 'CHHAAP10');
  await user.click(screen.getByRole('button', { name: 'Create coupon' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('CHHAAP10');
});

it('shows the fault of a rejected amount beside its field, until it is typed again', async () => {
  const message = 'A coupon must take something off.';
  const fault = { message, code: 'invalid-input', details: [{ path: 'body.percent', message }] };
  server.use(http.post('/api/coupons', () => HttpResponse.json(fault, { status: 400 })));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'New coupon' }));
  const percent = screen.getByLabelText('Percent');
  await user.type(percent, '0');
  await user.click(screen.getByRole('button', { name: 'Create coupon' }));
  await waitFor(() => expect(percent).toHaveAccessibleDescription(message));
  expect(percent).toHaveFocus();
  await user.type(percent, '5');
  expect(percent).toBeValid();
});

it('speaks Hindi', async () => {
  await renderInHindi(<CouponsPage />, { user: aUser({ isAdmin: true }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'कूपन' })).toBeVisible();
  await waitFor(() => expect(screen.getByText('100 में से 12')).toBeVisible());
});
