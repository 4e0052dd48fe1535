import { aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import RevenuePage from './revenue-page.tsx';

const row = (key: string, total: number, name = '') => ({
  key,
  name,
  invoices: 1,
  taxable: total - 10,
  tax: 10,
  total,
});
const OUTSTANDING = {
  ages: [0, 31, 61, 91].map((days, index) => ({ days, accounts: index, owed: index * 100 })),
  owed: 600,
};
let rows: object[] = [];
let asked: URLSearchParams;
const server = serve(
  http.get('/api/invoices/revenue', ({ request }) => {
    asked = new URL(request.url).searchParams;
    return HttpResponse.json({ rows, total: 300 });
  }),
  http.get('/api/payments/outstanding', () => HttpResponse.json(OUTSTANDING)),
);
const owner = { user: aUser({ isAdmin: true, role: 'owner' }) };
const at = { at: '/admin/revenue?from=2026-11-01&to=2026-11-03', path: '/admin/revenue' };

// jsdom lays nothing out, and a chart without a size is not drawn.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 800, height: 260 } as DOMRect);
});
afterAll(() => jest.restoreAllMocks());

it('draws a bar for each day, lists the sums, and says what is owed by age', async () => {
  rows = [row('2026-11-01', 100), row('2026-11-03', 200)];
  const { user } = renderScreen(<RevenuePage />, { ...owner, ...at });
  const chart = within(await screen.findByRole('figure', { name: 'Revenue by day' }));
  const graph = await chart.findByRole('application');
  act(() => graph.focus());
  expect(await chart.findByRole('status')).toHaveTextContent('1 Nov 2026₹100.00');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await chart.findByRole('status')).toHaveTextContent('3 Nov 2026₹200.00');
  expect(screen.getByText('Total:')).toHaveTextContent('Total: ₹300.00');
  const owed = within(await screen.findByRole('region', { name: 'Outstanding ₹600.00' }));
  expect(owed.getByRole('row', { name: /More than 90 days/ })).toHaveTextContent('₹300.00');
  expect(Object.fromEntries(asked)).toEqual({ from: '2026-11-01', to: '2026-11-03', by: 'day' });
});

it('is by product type or customer, and as CSV', async () => {
  rows = [row('', 200), row('mug', 100)];
  const downloads: string[] = [];
  server.use(
    http.get('/api/invoices/revenue.csv', ({ request }) => {
      downloads.push(new URL(request.url).search);
      return new HttpResponse('Customer');
    }),
  );
  Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: () => undefined });
  const { user } = renderScreen(<RevenuePage />, { ...owner, ...at, at: `${at.at}&by=type` });
  expect(await screen.findByRole('cell', { name: 'Custom work and delivery' })).toBeVisible();
  expect(await screen.findByRole('figure', { name: /^Revenue by product type/ })).toBeVisible();
  rows = [row('a@example.com', 200, 'Asha Verma'), row('b', 100)];
  await user.selectOptions(screen.getByLabelText('By'), 'By customer');
  expect(await screen.findByRole('cell', { name: 'Asha Verma' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revenue as CSV' }));
  expect(await screen.findByRole('button', { name: 'Revenue as CSV' })).toBeEnabled();
  expect(downloads).toEqual(['?from=2026-11-01&to=2026-11-03&by=customer']);
});

it('says when nothing was invoiced, in Hindi, too', async () => {
  rows = [];
  await renderInHindi(<RevenuePage />, owner);
  expect(await screen.findByText('इन दिनों में कोई बिल नहीं बना')).toBeVisible();
});

it('says why it has no sums', async () => {
  const message = 'The last day is before the first.';
  server.use(http.get('/api/invoices/revenue', () => HttpResponse.json({ message, code: 'x' }, { status: 400 })));
  renderScreen(<RevenuePage />, { ...owner, ...at });
  expect(await screen.findByText(message)).toBeVisible();
});

it('says in Hindi, too, that the shop was not reached', async () => {
  server.use(http.get('/api/invoices/revenue', () => HttpResponse.error()));
  await renderInHindi(<RevenuePage />, owner);
  expect(await screen.findByText('जोड़ नहीं खुल पाए।')).toBeVisible();
});
