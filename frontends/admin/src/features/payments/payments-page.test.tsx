import { kindFields } from '@print-shop/contracts/client';
import { anId, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import PaymentsPage from './payments-page.tsx';

const ACCOUNT = {
  _id: anId(1),
  ...kindFields('order'),
  user: anId(2),
  customer: { name: 'Asha Verma', email: 'asha@example.com' },
  quotation: 'Q-2026-0007',
  state: 'reported',
  due: 999,
  paid: 500,
  balance: 499,
  dueNow: 499,
  upi: null,
  entries: [],
  reports: [{ utr: '123456789012', at: '2026-11-23T06:30:00.000Z' }],
  placedAt: '2026-11-23T06:30:00.000Z',
};
let accounts: object[] = [];
let asked: URLSearchParams;
const server = serve(
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

it('names an opening balance by its bill, and leads to its page', async () => {
  accounts = [{ ...ACCOUNT, opening: { reference: 'OLD/17' } }];
  renderScreen(<PaymentsPage />, { ...staff, at: '/admin/payments', path: '/admin/payments' });
  expect(await screen.findByRole('link', { name: 'Opening balance OLD/17' })).toHaveAttribute(
    'href',
    `/admin/payments/opening/${anId(1)}`,
  );
});

it('says when there is none yet, in Hindi, too', async () => {
  accounts = [];
  await renderInHindi(<PaymentsPage />, staff);
  expect(await screen.findByText('अभी किसी ऑर्डर का खाता नहीं है')).toBeVisible();
});

it('reads a bank statement, and enters what is ticked', async () => {
  accounts = [ACCOUNT];
  const row = {
    id: 'row-2',
    line: 2,
    date: '23/11/26',
    amount: 499,
    text: 'UPI-ASHA',
    utr: '412345678901',
    order: anId(1),
    ...kindFields('order'),
  };
  const rows = [
    { ...row, match: 'sure', customer: 'Asha Verma', owed: 499 },
    { ...row, id: 'row-3', line: 3, utr: '', amount: 100, match: 'unsure', customer: '', owed: 499 },
    { ...row, id: 'row-4', line: 4, match: 'none', order: null, customer: '', owed: 0 },
    { ...row, id: '', line: 5, match: 'unread', fault: 'date', amount: 0, order: null, customer: '', owed: 0 },
  ];
  const sent: unknown[] = [];
  server.use(
    http.post('/api/payments/statements', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(rows);
    }),
    http.post('/api/payments/statements/entries', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        entered: 1,
        known: 0,
        refused: [{ order: anId(1), utr: '', message: 'Only ₹5 is owed.' }],
      });
    }),
  );
  const { user } = renderScreen(<PaymentsPage />, { user: aUser({ isAdmin: true, role: 'owner' }) });
  await user.click(await screen.findByRole('button', { name: 'Import a bank statement' }));
  const dialog = within(screen.getByRole('dialog'));
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.selectOptions(dialog.getByLabelText('Bank'), 'Another bank');
  await user.type(dialog.getByLabelText('Deposit, or amount'), 'Credit');
  await user.keyboard('{Escape}');
  expect(confirm).toHaveBeenCalledTimes(1);
  await user.selectOptions(dialog.getByLabelText('Bank'), 'State Bank of India');
  await user.upload(dialog.getByLabelText('File'), new File(['Txn Date'], 'november.csv', { type: 'text/csv' }));
  await user.click(dialog.getByRole('button', { name: 'Read the file' }));
  expect(await dialog.findByText('No order owes this amount')).toBeVisible();
  expect(dialog.getByText('Line 5')).toBeVisible();
  expect(dialog.getByText('There is no such date. Please record it by hand.')).toBeVisible();
  expect(dialog.getByLabelText(/, Asha Verma, who owes ₹499.00$/)).toBeChecked();
  await user.click(dialog.getByLabelText(/^Record for order \w+, who owes ₹499.00$/));
  await user.keyboard('{Escape}');
  expect(confirm).toHaveBeenCalledTimes(2);
  confirm.mockRestore();
  await user.click(dialog.getByRole('button', { name: 'Record 2 payments' }));
  expect(await dialog.findByText(/Only ₹5 is owed/)).toBeVisible();
  expect(sent).toEqual([
    { csv: 'Txn Date', layout: 'sbi' },
    {
      rows: [
        { order: anId(1), amount: 499, utr: '412345678901', way: 'upi' },
        { order: anId(1), amount: 100, utr: '', way: 'bank', row: 'row-3', reference: '23/11/26, UPI-ASHA' },
      ],
    },
  ]);
});
