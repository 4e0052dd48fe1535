import { jest } from '@jest/globals';
import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve, shop } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import SavedQuotationPage from './saved-quotation-page.tsx';

const QUOTATION = {
  _id: anId(1),
  number: 'Q-2026-0007',
  customerName: 'Sharma Sweets',
  validUntil: '2020-01-31',
  items: [{ details: { type: 'design', designType: 'Logo' }, price: 1500, quantity: 100 }],
  grandTotal: 150_000,
  totalItems: 100,
  createdAt: '2020-01-16T10:35:00.000Z',
  createdBy: { id: anId(2), name: 'Meera' },
  ...{
    state: 'expired',
    sentTo: '',
    sentAt: null,
    seenAt: null,
    decidedAt: null,
    decidedBy: '',
    reason: '',
    orderId: null,
  },
};
const url = `/api/quotations/${anId(1)}`;
const server = serve(http.get(url, () => HttpResponse.json(QUOTATION)));
const open = () =>
  renderScreen(<SavedQuotationPage />, {
    user: aUser({ isAdmin: true }),
    at: `/admin/quotations/${anId(1)}`,
    path: '/admin/quotations/:id',
  });

describe('a saved quotation', () => {
  it('stands as it was offered: to whom, until when, each line and the sums', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Q-2026-0007' })).toBeVisible();
    expect(screen.getByText('Made by Meera · its validity is over')).toBeVisible();
    for (const text of ['Sharma Sweets', '16 Jan 2020', '31 Jan 2020', '100 × ₹1,500.00'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('₹1,50,000.00', { selector: 'dd' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('is printed, and copied into the order builder', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', `/admin?copy=${anId(1)}`);
    print.mockRestore();
  });

  it('is sent to its customer, in their language, and says so', async () => {
    const bodies: unknown[] = [];
    const AT = '2026-11-20T10:35:00.000Z';
    server.use(
      http.get(url, () => HttpResponse.json({ ...QUOTATION, validUntil: '2999-12-31', state: 'draft' })),
      http.post(`${url}/sending`, async ({ request }) => {
        bodies.push(await request.json());
        const sent = { state: 'sent', sentTo: 'ravi@example.com', sentAt: AT };
        return HttpResponse.json({ ...QUOTATION, validUntil: '2999-12-31', ...sent });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send to customer' }));
    await user.type(screen.getByLabelText('E-mail of the customer'), 'ravi@example.com');
    await user.selectOptions(screen.getByLabelText('Language of the mail'), 'hi');
    await user.click(screen.getByRole('button', { name: 'Send the quotation' }));
    expect(await screen.findByText('The quotation is on its way to ravi@example.com.')).toBeVisible();
    expect(bodies).toEqual([{ email: 'ravi@example.com', language: 'hi' }]);
    const standing = within(screen.getByRole('list', { name: 'Where it stands' }));
    expect(standing.getByText(/Sent to ravi@example\.com on/)).toBeVisible();
    expect(standing.getByText('Not opened yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  });

  it('says why it could not be sent', async () => {
    server.use(
      http.get(url, () => HttpResponse.json({ ...QUOTATION, state: 'draft' })),
      http.post(`${url}/sending`, () =>
        HttpResponse.json({ code: 'invalid-input', message: 'Please enter a valid email address.' }, { status: 400 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send to customer' }));
    await user.type(screen.getByLabelText('E-mail of the customer'), 'ravi');
    await user.click(screen.getByRole('button', { name: 'Send the quotation' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  });

  it('shows who accepted it, or why it was declined, and is then sent no more', async () => {
    const AT = '2026-11-20T10:35:00.000Z';
    const decided = { sentTo: 'ravi@example.com', sentAt: AT, seenAt: AT, decidedAt: AT };
    server.use(
      http.get(url, () => HttpResponse.json({ ...QUOTATION, ...decided, state: 'accepted', decidedBy: 'Ravi' })),
    );
    const { unmount } = open();
    expect(await screen.findByText(/^Accepted by Ravi on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
    unmount();
    server.use(
      http.get(url, () => HttpResponse.json({ ...QUOTATION, ...decided, state: 'declined', reason: 'Too dear' })),
    );
    open();
    expect(await screen.findByText('Reason: Too dear')).toBeVisible();
  });

  it('is not found when there is none', async () => {
    server.use(http.get(url, () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 404 })));
    open();
    expect(await screen.findByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.use(http.get(url, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'The quotation could not be loaded.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByText('Sharma Sweets')).toBeVisible();
  });
});

it('has Hindi controls for whoever chose it, and stays the English document of its customer', async () => {
  await renderInHindi(<SavedQuotationPage />, {
    ...{ user: aUser({ isAdmin: true }), at: `/admin/quotations/${anId(1)}`, path: '/admin/quotations/:id' },
    shop: { hi: { address: { ...shop.address, street: 'स्याही गली 1', city: 'दिल्ली' } } },
  });
  expect(await screen.findByText('Meera ने बनाया · मियाद ख़त्म')).toBeVisible();
  const sheet = within(screen.getByRole('region', { name: 'Quotation' }));
  for (const text of ['16 Jan 2020', '31 Jan 2020', 'Valid until', 'Grand total'])
    expect(sheet.getByText(text)).toBeVisible();
  expect(sheet.getByText(/1 Ink Lane, Delhi 110001/)).toBeVisible();
  expect(leftInEnglish('Meera')).toEqual([]);
});
