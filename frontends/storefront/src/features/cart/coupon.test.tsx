import { aCart, aCartItem, anOrder, aUser, renderScreen, serve, someTaxRates } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import CartPage from './cart-page.tsx';

let ordered: Record<string, unknown> | undefined;
const checked: unknown[] = [];
serve(
  http.get('/api/product/:id/bought-together', () => HttpResponse.json([])),
  http.get('/api/tax/rates', () => HttpResponse.json(someTaxRates())),
  http.get('/api/cart/:userId', () => HttpResponse.json(aCart([aCartItem({ price: 600, quantity: 2 })]))),
  http.get('/api/users/addresses', () => HttpResponse.json([])),
  http.delete('/api/cart/:cartId', () => HttpResponse.json({ message: 'Emptied' })),
  http.post<never, { code: string }>('/api/coupons/check', async ({ request }) => {
    const body = await request.json();
    checked.push(body);
    if (body.code === 'CHHAAP10') return HttpResponse.json({ code: 'CHHAAP10', discount: 250, shares: [250] });
    return HttpResponse.json({ message: 'There is no such coupon.', code: 'coupon-unknown' }, { status: 409 });
  }),
  http.post<never, Record<string, unknown>>('/api/order', async ({ request }) => {
    ordered = await request.json();
    return HttpResponse.json(anOrder(), { status: 201 });
  }),
);
beforeEach(() => {
  ordered = undefined;
  checked.length = 0;
  window.scrollTo = () => undefined;
});

async function openCheckout() {
  const { user } = renderScreen(<CartPage />, { at: '/cart', path: '/cart', user: aUser() });
  await user.click(await screen.findByRole('button', { name: 'Proceed to Checkout' }));
  return { user, enter: (code: string) => user.type(screen.getByLabelText(/^Coupon/), `${code}{Enter}`) };
}
const sums = () => within(screen.getByRole('region', { name: 'Order summary' }));

it('takes off what the shop says, and is ordered at the total that is shown', async () => {
  const { user, enter } = await openCheckout();
  await enter('chhaap10');
  expect(await screen.findByText('CHHAAP10 takes off ₹250.00.')).toBeVisible();
  expect(ordered).toBeUndefined();
  expect(checked).toMatchObject([{ code: 'CHHAAP10', orderItems: [{ qty: 2 }] }]);
  expect(sums().getByText('−₹250.00')).toBeVisible();
  // The coupon takes no free delivery away.
  expect(sums().getByText('₹950.00')).toBeVisible();
  expect(sums().getByText('Includes GST: ₹45.24 (5%)')).toBeVisible();
  for (const [label, text] of [
    ['Address', '22 MG Road'],
    ['City', 'Pune'],
    ['Postal code', '411001'],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Place Order' }));
  await screen.findByRole('button', { name: 'Place Order' }).catch(() => undefined);
  expect(ordered).toMatchObject({ coupon: 'CHHAAP10', itemsPrice: 1200, shippingPrice: 0, totalPrice: 950 });
});

it('says why a coupon does not hold', async () => {
  const { enter } = await openCheckout();
  await enter('NO-SUCH');
  expect(await screen.findByText('There is no such coupon.')).toBeVisible();
  expect(sums().getByText('₹1,200.00', { selector: '.text-lead' })).toBeVisible();
});

it('is not asked about while its code is incomplete', async () => {
  const { enter } = await openCheckout();
  await enter('10');
  expect(await screen.findByText('A code has 3 to 20 letters, digits or hyphens.')).toBeVisible();
  expect(checked).toEqual([]);
  await enter('0 ');
  expect(await screen.findByText('There is no such coupon.')).toBeVisible();
  expect(checked).toMatchObject([{ code: '100' }]);
});

it('is taken away again', async () => {
  const { user, enter } = await openCheckout();
  await enter('CHHAAP10');
  expect(await screen.findByText('CHHAAP10 takes off ₹250.00.')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove coupon' }));
  expect(screen.queryByText('−₹250.00')).toBeNull();
  expect(screen.getByLabelText(/^Coupon/)).toBeVisible();
});
