import { anId, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import TaxPage from './tax-page.tsx';

const RULE = {
  _id: anId(1),
  scope: 'type',
  name: 'T-Shirts',
  kind: 'taxable',
  hsn: '6109',
  unit: 'PCS',
  rates: [{ from: '2025-09-22', percent: 5, above: { price: 2500, percent: 18 } }],
  updatedAt: '2026-11-23T06:30:00.000Z',
};
let rules: object[] = [];
const sent: unknown[] = [];
const server = serve(
  http.get('/api/tax/rules', () => HttpResponse.json(rules)),
  http.put('/api/tax/rules', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(RULE);
  }),
  http.delete('/api/tax/rules/:id', ({ params }) => {
    sent.push(params.id);
    rules = [];
    return HttpResponse.json({ message: 'Tax rule removed.' });
  }),
  http.get('/api/product-types', () =>
    HttpResponse.json({ success: true, data: [{ _id: anId(2), type: 'Mugs', category: [] }] }),
  ),
);
beforeEach(() => {
  rules = [RULE];
  sent.length = 0;
});
const open = () => renderScreen(<TaxPage />, { user: aUser({ isAdmin: true }) }).user;

it('shows each rule with its rates and their dates', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'GST rates' })).toBeVisible();
  const table = within(await screen.findByRole('region', { name: 'GST rates' }));
  for (const text of ['T-Shirts', /^5% from 22 Sept? 2025$/, 'above ₹2,500.00 a piece: 18%'])
    expect(table.getByText(text)).toBeVisible();
});

it('says that the product types could not be loaded, and loads them again', async () => {
  server.use(http.get('/api/product-types', () => HttpResponse.json({}, { status: 500 }), { once: true }));
  const user = open();
  const failure = await screen.findByText('The product types could not be loaded.');
  await user.click(within(failure).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('option', { name: 'Mugs' })).toBeInTheDocument();
});

it('adds a rule for a product type', async () => {
  rules = [];
  const user = open();
  expect(await screen.findByText('No rates yet')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Product type'), await screen.findByRole('option', { name: 'Mugs' }));
  await user.type(screen.getByLabelText('HSN or SAC'), '6912');
  await user.clear(screen.getByLabelText('Percent'));
  await user.type(screen.getByLabelText('Percent'), '5');
  await user.click(screen.getByRole('button', { name: 'Add rule' }));
  expect(await screen.findByText('The rule is saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      scope: 'type',
      name: 'Mugs',
      kind: 'taxable',
      hsn: '6912',
      unit: 'PCS',
      rates: [{ from: '2025-09-22', percent: '5' }],
    },
  ]);
});

it('adds a date to a rule, and removes it', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Change the rule of T-Shirts' }));
  await user.click(screen.getByRole('button', { name: 'Another date' }));
  const [from] = screen.getAllByLabelText('From');
  if (!from) throw new Error('there is no date');
  await user.type(from, '2027-04-01');
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  expect(await screen.findByText('The rule is saved.')).toBeVisible();
  expect(sent).toMatchObject([
    { name: 'T-Shirts', rates: [{ from: '2027-04-01' }, { above: { price: '2500', percent: '18' } }] },
  ]);
});

it('removes a rule once that is confirmed', async () => {
  const user = open();
  const remove = await screen.findByRole('button', { name: 'Remove the rule of T-Shirts' });
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(remove);
  expect(confirm.mock.calls[0]?.[0]).toMatch(/^Remove the rule of T-Shirts\?/);
  expect(sent).toEqual([]);
  confirm.mockReturnValue(true);
  await user.click(remove);
  expect(await screen.findByText('No rates yet')).toBeVisible();
  expect(sent).toEqual([RULE._id]);
});

it('asks before another rule takes the place of what was typed', async () => {
  rules = [RULE, { ...RULE, _id: anId(3), name: 'Mugs', hsn: '6912' }];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Change the rule of T-Shirts' }));
  const hsn = screen.getByLabelText('HSN or SAC');
  await user.type(hsn, '10');
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Change the rule of Mugs' }));
  expect(confirm).toHaveBeenCalledWith('Discard what you have not saved?');
  expect(hsn).toHaveValue('610910');
  confirm.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Change the rule of Mugs' }));
  expect(hsn).toHaveValue('6912');
});

it('keeps a rule that is half typed when a later read fails', async () => {
  const { user, readAgain } = renderScreen(<TaxPage />, { user: aUser({ isAdmin: true }) });
  const hsn = await screen.findByLabelText('HSN or SAC');
  await user.type(hsn, '69');
  server.use(http.get('/api/tax/rules', () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 503 })));
  await readAgain();
  expect(hsn).toBeVisible();
  expect(hsn).toHaveValue('69');
});
