import { aProduct, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { EditDialog } from '../features/product-list/components/edit-dialog.tsx';

let sent: Record<string, unknown> | undefined;
serve(
  http.get('/api/product-types', () => HttpResponse.json({ success: true, data: [] })),
  http.get('/api/product-colors', () => HttpResponse.json({ success: true, data: [] })),
  http.get('/api/audit', () => HttpResponse.json([])),
  http.put<never, Record<string, unknown>>('/api/product/:id', async ({ request }) => {
    sent = await request.json();
    return HttpResponse.json(aProduct());
  }),
);
beforeEach(() => {
  sent = undefined;
});

const product = aProduct({
  price: 300,
  sizes: ['M', 'XXL'],
  isCustomizable: true,
  priceRules: {
    breaks: [{ from: 50, price: 265, per: 'piece' }],
    sizeSurcharges: [{ size: 'XXL', rupees: 20 }],
    setUp: 150,
  },
});
function open(of = product) {
  const { user } = renderScreen(<EditDialog product={of} onClose={() => undefined} onSaved={() => undefined} />, {
    user: aUser({ isAdmin: true }),
  });
  return {
    user,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    type: async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
    },
  };
}

it('shows the rules of a product as a table with its curve, and sends what was changed', async () => {
  const { user, press, type } = open();
  expect(screen.getByRole('img', { name: 'The price of one piece falls from ₹300.00 to ₹265.00 at 50 pieces.' }));
  await press('Add a lower price');
  await type('Pieces of row 2', '500');
  await type('Rupees of row 2', '125000');
  await user.selectOptions(screen.getByLabelText('What row 2 counts for'), 'all together');
  expect(screen.getByRole('img', { name: 'The price of one piece falls from ₹300.00 to ₹250.00 at 500 pieces.' }));
  await type('Back A4', '30');
  await user.click(screen.getByRole('button', { name: 'XXL' }));
  await press('Update Product');
  expect(await screen.findByRole('button', { name: 'Update Product' })).toBeEnabled();
  expect(sent?.priceRules).toEqual({
    breaks: [
      { from: 50, price: 265, per: 'piece' },
      { from: 500, price: 125_000, per: 'block' },
    ],
    sizeSurcharges: [],
    placementSurcharges: [{ placement: 'Back A4', rupees: 30 }],
    setUp: 150,
  });
});

it('says when discounts hold', async () => {
  const { user, press } = open();
  const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  set('Happy hour from', '17:00');
  await press('Update Product');
  expect(await screen.findByText('Fill in both, or none.')).toBeVisible();
  set('Happy hour until', '17:00');
  expect(await screen.findByText('Must differ from the first time.')).toBeVisible();
  set('Happy hour until', '19:00');
  await user.click(within(screen.getByRole('group', { name: 'Days of the happy hour' })).getByText('Sat'));
  set('First day of the festival', '2026-11-08');
  set('Last day of the festival', '2026-11-07');
  expect(await screen.findByText('Must not be before the first day.')).toBeVisible();
  set('Last day of the festival', '2026-11-10');
  await press('Update Product');
  await waitFor(() =>
    expect(sent?.priceRules).toMatchObject({
      happyHour: { from: '17:00', until: '19:00', days: [6] },
      festival: { from: '2026-11-08', until: '2026-11-10' },
    }),
  );
});

it('takes a row away', async () => {
  const { press } = open();
  await press('Remove row 1');
  expect(screen.queryByLabelText('Pieces of row 1')).toBeNull();
  await press('Update Product');
  expect(await screen.findByRole('button', { name: 'Update Product' })).toBeEnabled();
  expect(sent?.priceRules).toMatchObject({ breaks: [] });
});

it.each([
  ['1', '200', 'Must be a whole number of 2 or more.'],
  ['50', '200', 'Must be more pieces than the row before.'],
  ['100', '265', 'A piece must cost less than in the row before.'],
  ['51', '100', 'These pieces must not cost less in all than those of the row before.'],
  ['100', '', 'Must be 0 or more.'],
])('says what is wrong with a second row of %s pieces for "%s"', async (from, rupees, sentence) => {
  const { press, type, user } = open();
  await press('Add a lower price');
  await type('Pieces of row 2', from);
  if (rupees) await user.type(screen.getByLabelText('Rupees of row 2'), rupees);
  await press('Update Product');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(sent).toBeUndefined();
});
