import type { Shop } from '@print-shop/web-kit';
import {
  aCart,
  aCartItem,
  anId,
  anOrder,
  asksBeforeLeaving,
  aUser,
  renderInHindi,
  renderScreen,
  serve,
  shop,
  someTaxRates,
} from '@print-shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import CartPage from './cart-page.tsx';

const keys: (string | null)[] = [];
/** Products whose rates were asked for. */
const asked: (string | null)[] = [];
const server = serve(
  http.get('/api/product/:id/bought-together', () => HttpResponse.json([])),
  http.get('/api/tax/rates', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('products'));
    return HttpResponse.json(someTaxRates());
  }),
  http.get('/api/cart/:userId', () => HttpResponse.json(aCart())),
  http.put('/api/cart/:userId', () => HttpResponse.json(aCart([aCartItem({ quantity: 3 })]))),
  http.get('/api/users/addresses', () => HttpResponse.json([])),
  http.get('/api/users/pin-codes/411001', () =>
    HttpResponse.json({ pin: '411001', city: 'Pune', state: 'Maharashtra' }),
  ),
  http.delete('/api/cart/:cartId', () => HttpResponse.json({ message: 'Emptied' })),
  http.post('/api/order', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'));
    return HttpResponse.json(anOrder(), { status: 201 });
  }),
);
const open = (user: ReturnType<typeof aUser> | null = aUser(), settings: Partial<Shop> = {}) =>
  renderScreen(<CartPage />, { at: '/cart', path: '/cart', user, shop: settings });

async function openCheckout(settings: Partial<Shop> = {}) {
  const { user, readAgain } = open(aUser(), settings);
  await user.click(await screen.findByRole('button', { name: 'Proceed to Checkout' }));
  const fill = async () => {
    await user.type(screen.getByLabelText('Address'), '22 MG Road');
    await user.type(screen.getByLabelText('City'), 'Pune');
    await user.type(screen.getByLabelText('Postal code'), '411001');
  };
  return { user, readAgain, fill, place: () => user.click(screen.getByRole('button', { name: 'Place Order' })) };
}

beforeAll(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('the cart', () => {
  it('asks a visitor to log in', () => {
    open(null);
    expect(screen.getByText('Please log in to view your cart.')).toBeVisible();
  });

  it('is empty when the server has none', async () => {
    server.use(
      http.get('/api/cart/:userId', () => HttpResponse.json({ message: 'none', code: 'not-found' }, { status: 404 })),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  it('says so when it cannot be loaded', async () => {
    server.use(http.get('/api/cart/:userId', () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 500 })));
    open();
    expect(await screen.findByText('Failed to load cart. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('adds ₹99 up to ₹999 and ships free above', async () => {
    const { user } = open();
    expect(await screen.findByText('₹99 more for free delivery')).toBeVisible();
    expect(screen.getByText('₹999.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Increase quantity/ }));
    await user.click(document.body);
    expect(await screen.findByText('Delivery is free for this order.')).toBeVisible();
  });

  it('follows the terms of delivery of the shop', async () => {
    const promise = { en: '', hi: '' };
    const { unmount } = open(aUser(), { delivery: { charge: 49.5, freeAbove: 1500, promise } });
    expect(await screen.findByText('₹600 more for free delivery')).toBeVisible();
    expect(screen.getByText('₹49.50')).toBeVisible();
    unmount();
    open(aUser(), { delivery: { charge: 40, freeAbove: null, promise } });
    expect(await screen.findByText('₹40.00')).toBeVisible();
    expect(screen.queryByText(/free delivery/)).toBeNull();
  });

  it('says how much GST is in the total, by its rates', async () => {
    const mug = aCartItem({ _id: anId(52), productId: anId(2), type: 'Mugs', price: 236, quantity: 1 });
    server.use(http.get('/api/cart/:userId', () => HttpResponse.json(aCart([aCartItem(), mug]))));
    open();
    expect(await screen.findByText('Includes GST: ₹42.86 (5%) + ₹36.00 (18%)')).toBeVisible();
    expect(asked.at(-1)).toBe(`${anId(1)},${anId(2)}`);
  });

  it('says that its GST could not be loaded, and loads it again', async () => {
    const away = () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 404 });
    server.use(http.get('/api/tax/rates', away, { once: true }));
    const { user } = open();
    expect(await screen.findByText('₹999.00')).toBeVisible();
    expect(await screen.findByText(/^The GST in this price could not be loaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/^Includes GST/)).toBeVisible();
  });

  it('blocks a quantity below 1 and shows a product that is gone at ₹0', async () => {
    server.use(
      http.get('/api/cart/:userId', () =>
        HttpResponse.json(
          aCart([
            aCartItem({ quantity: 1 }),
            aCartItem({ _id: '0'.repeat(23).concat('5'), isAvailable: false, price: 0 }),
          ]),
        ),
      ),
    );
    open();
    expect(await screen.findByRole('button', { name: /Decrease quantity of round neck/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('link', { name: 'Product not available' })).toBeVisible();
  });

  it('says so when a line cannot be removed', async () => {
    server.use(http.put('/api/cart/:userId/remove', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Round Neck T-Shirt' }));
    expect(await screen.findByText('Failed to remove item.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Round Neck T-Shirt' })).toBeVisible();
  });

  it('keeps its layout while it loads', async () => {
    open();
    expect(screen.getByRole('status', { name: 'Loading your cart...' })).toBeVisible();
    expect(await screen.findByText('₹999.00')).toBeVisible();
  });

  it('asks to log in again when the session has ended', async () => {
    server.use(http.get('/api/cart/:userId', () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 401 })));
    open();
    expect(await screen.findByText('Please log in to view your cart.')).toBeVisible();
  });

  it('speaks Hindi to whoever chose it', async () => {
    await renderInHindi(<CartPage />, { user: aUser() });
    expect(await screen.findByText('₹99 का सामान और लीजिए, डिलीवरी मुफ़्त')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'आपका कार्ट' })).toBeVisible();
    expect(await screen.findByText('GST शामिल: ₹47.58 (5%)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'चेकआउट पर जाएँ' })).toBeVisible();
  });
});

describe('a quantity in the cart', () => {
  const lines = [aCartItem(), aCartItem({ _id: anId(52), productId: anId(2), name: 'Chai Mug', quantity: 1 })];
  let put: { productId: string; quantity: number }[] = [];
  /** A server that keeps the cart, and answers a change only when it is told to. */
  function keepCart() {
    let items = lines;
    const held: (() => void)[] = [];
    server.use(
      http.get('/api/cart/:userId', () => HttpResponse.json(aCart(items))),
      http.put<never, { productId: string; quantity: number }>('/api/cart/:userId', async ({ request }) => {
        const body = await request.json();
        put.push(body);
        items = items.map((item) =>
          item.productId === body.productId
            ? { ...item, quantity: body.quantity, total: item.price * body.quantity }
            : item,
        );
        const answer = HttpResponse.json(aCart(items));
        await new Promise<void>((resolve) => held.push(resolve));
        return answer;
      }),
    );
    const answerNext = async () => {
      await waitFor(() => expect(held).not.toHaveLength(0));
      held.shift()?.();
    };
    return { answerNext };
  }
  const field = (name: RegExp) => screen.findByRole('textbox', { name });
  const shirts = () => field(/Quantity of Round Neck/);
  beforeEach(() => {
    put = [];
  });
  afterEach(() => jest.useRealTimers());

  it('is sent once when typing pauses, and keeps the focus while it is saved', async () => {
    const { answerNext } = keepCart();
    open();
    const quantity = await shirts();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(quantity);
    await user.keyboard('{End}{Backspace}17');
    act(() => jest.advanceTimersByTime(499));
    expect(put).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    await waitFor(() => expect(put).toHaveLength(1));
    expect(put).toMatchObject([{ productId: anId(1), quantity: 17 }]);
    expect(quantity).toHaveFocus();
    expect(quantity).toBeEnabled();
    await answerNext();
    expect(await screen.findAllByText('₹7,650.00')).not.toHaveLength(0);
    expect(quantity).toHaveFocus();
    expect(put).toHaveLength(1);
  });

  it('is the last one typed, whatever the server answers meanwhile', async () => {
    const { answerNext } = keepCart();
    const { user } = open();
    await user.clear(await shirts());
    await user.keyboard('3{Enter}');
    await waitFor(() => expect(put).toHaveLength(1));
    await user.keyboard('{Backspace}8{Enter}');
    await answerNext();
    await waitFor(() => expect(put).toHaveLength(2));
    expect(await shirts()).toHaveValue('8');
    await answerNext();
    expect((await screen.findAllByText('₹3,600.00')).length).toBeGreaterThan(0);
    expect(put.map(({ quantity }) => quantity)).toEqual([3, 8]);
    expect(await shirts()).toHaveValue('8');
  });

  it('of one line waits for that of another, so that no answer is older than the last', async () => {
    const { answerNext } = keepCart();
    const { user } = open();
    await user.clear(await shirts());
    await user.keyboard('3{Enter}');
    await user.clear(await field(/Quantity of Chai Mug/));
    await user.keyboard('4{Enter}');
    await waitFor(() => expect(put).toHaveLength(1));
    // A second change would reach the server before this request, which is sent after it.
    server.use(http.get('/api/marker', () => new HttpResponse()));
    await fetch('/api/marker');
    expect(put).toHaveLength(1);
    await answerNext();
    await waitFor(() => expect(put).toHaveLength(2));
    await answerNext();
    expect((await screen.findAllByText('₹3,150.00')).length).toBeGreaterThan(0);
  });

  it('is sent when the cart is left before the pause is over', async () => {
    keepCart();
    const { user, unmount } = open();
    await user.clear(await shirts());
    await user.keyboard('5');
    unmount();
    await waitFor(() => expect(put).toMatchObject([{ quantity: 5 }]));
  });

  it('is as before when it cannot be changed', async () => {
    server.use(http.put('/api/cart/:userId', () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 500 })));
    const { user } = open();
    await user.clear(await shirts());
    await user.keyboard('9{Enter}');
    expect(await screen.findByText('Failed to update quantity.')).toBeVisible();
    expect(await shirts()).toHaveValue('2');
    expect(await shirts()).toHaveFocus();
  });

  it('goes with its line, which hands the focus on and is said to be gone', async () => {
    server.use(
      http.get('/api/cart/:userId', () => HttpResponse.json(aCart(lines))),
      http.put('/api/cart/:userId/remove', () => HttpResponse.json(aCart(lines.slice(1)))),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Round Neck T-Shirt' }));
    expect(await screen.findByText('Round Neck T-Shirt was removed from your cart.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Chai Mug' })).toHaveFocus();
  });
});

describe('the checkout', () => {
  it('keeps an address that is half typed when a later read of the cart fails', async () => {
    const { fill, readAgain } = await openCheckout();
    await fill();
    server.use(http.get('/api/cart/:userId', () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 503 })));
    await readAgain();
    expect(screen.getByLabelText('Address')).toHaveValue('22 MG Road');
  });

  it('opens what was laid out on a line to be changed', async () => {
    server.use(
      http.get('/api/cart/:userId', () => HttpResponse.json(aCart([aCartItem({ scene: anId(40) })]))),
      http.get('/api/artwork/layouts/:id', () => HttpResponse.json({}, { status: 404 })),
      http.get('/api/artwork/print-areas/:id', () => HttpResponse.json({}, { status: 404 })),
      http.get('/api/product-colors', () => HttpResponse.json({ success: true, data: [] })),
    );
    const { user } = await openCheckout();
    const items = within(screen.getByRole('list', { name: 'Items' }));
    await user.click(items.getByRole('button', { name: 'Change the layout' }));
    expect(await screen.findByRole('dialog', { name: /^Lay out/ })).toBeVisible();
  });

  it('names what is missing beside the fields', async () => {
    const { place } = await openCheckout();
    await place();
    expect(await screen.findByText('Please fill in all required shipping information.')).toBeVisible();
    expect(screen.getByLabelText('City')).toBeInvalid();
    expect(screen.getByLabelText('Country')).toHaveValue('India');
    expect(screen.getByRole('radio', { name: /UPI/ })).toBeChecked();
  });

  it('offers the five ways to pay, and the way back', async () => {
    const { user } = await openCheckout();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'UPI',
      'credit_card',
      'debit_card',
      'paypal',
      'cash_on_delivery',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back to cart' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  });

  const cash = (cashLimit: number, ...methods: NonNullable<Shop['payments']>['methods']) => ({
    payments: { methods, cashLimit },
  });
  const ways = () => screen.queryAllByRole('radio').map((way) => way.getAttribute('value'));

  it('charges what the shop charges for the delivery', async () => {
    const bodies: object[] = [];
    server.use(
      http.post<never, object>('/api/order', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(anOrder(), { status: 201 });
      }),
    );
    const delivery = { charge: 149, freeAbove: null, promise: { en: '', hi: '' } };
    const { fill, place } = await openCheckout({ delivery });
    expect(screen.getByText('₹1,049.00')).toBeVisible();
    await fill();
    await place();
    expect(await screen.findByText(/^\/order\//)).toBeVisible();
    expect(bodies).toEqual([expect.objectContaining({ shippingPrice: 149, totalPrice: 1049 })]);
  });

  it('shows the terms that count once an order was refused because of them', async () => {
    const delivery = { charge: 149, freeAbove: null, promise: { en: '', hi: '' } };
    const payments = { methods: ['paypal'], cashLimit: 0 };
    const refusal = { message: 'Prices have changed: your order now comes to ₹1049.', code: 'price-changed' };
    server.use(
      http.get('/api/shop', () => HttpResponse.json({ ...shop, delivery, payments })),
      http.post('/api/order', () => HttpResponse.json(refusal, { status: 409 }), { once: true }),
    );
    const { fill, place } = await openCheckout();
    await fill();
    expect(screen.getByText('₹999.00')).toBeVisible();
    await place();
    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(await screen.findByText('₹1,049.00')).toBeVisible();
    expect(screen.getByRole('radio', { name: /PayPal/ })).toBeChecked();
    expect(ways()).toEqual(['paypal']);
    expect(screen.getByLabelText('City')).toHaveValue('Pune');
  });

  it('shows the prices that count once an order was refused because of them, and takes it then', async () => {
    const bodies: object[] = [];
    const refusal = { message: 'Prices have changed: your order now comes to ₹1059.', code: 'price-changed' };
    const { fill, place } = await openCheckout();
    await fill();
    server.use(
      http.get('/api/shop', () => HttpResponse.json(shop)),
      http.get('/api/cart/:userId', () => HttpResponse.json(aCart([aCartItem({ price: 480 })]))),
      http.post('/api/order', () => HttpResponse.json(refusal, { status: 409 }), { once: true }),
      http.post<never, object>('/api/order', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(anOrder(), { status: 201 });
      }),
    );
    await place();
    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(await screen.findByText('₹1,059.00')).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Pune');
    await place();
    expect(await screen.findByText(/^\/order\//)).toBeVisible();
    expect(bodies).toEqual([expect.objectContaining({ itemsPrice: 960, totalPrice: 1059 })]);
  });

  it('offers no cash above its limit, and says so', async () => {
    await openCheckout(cash(998, 'cash_on_delivery', 'debit_card'));
    expect(ways()).toEqual(['debit_card']);
    expect(screen.getByRole('radio', { name: /Debit card/ })).toBeChecked();
    expect(screen.getByText('Cash on delivery is possible up to ₹998.')).toBeVisible();
  });

  it('takes no order where the shop offers nothing but cash, and the order is above its limit', async () => {
    await openCheckout(cash(998, 'cash_on_delivery'));
    expect(ways()).toEqual([]);
    expect(screen.getByText('Cash on delivery is possible up to ₹998.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  });

  it('offers the ways to pay of the shop, the first one chosen', async () => {
    await openCheckout({ payments: { methods: ['cash_on_delivery', 'UPI'], cashLimit: 5000 } });
    expect(screen.getByRole('group', { name: 'Payment method' })).toBeVisible();
    expect(ways()).toEqual(['cash_on_delivery', 'UPI']);
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
    expect(screen.queryByText(/possible up to/)).toBeNull();
  });

  it('opens the page of the new order', async () => {
    const { fill, place } = await openCheckout();
    await fill();
    await place();
    expect(await screen.findByText(`/order/${anOrder()._id}`)).toBeVisible();
  });

  it.each([
    [404, 0],
    [503, 1],
  ])('opens it also when emptying the cart answers %i, and logs only a failure', async (status, times) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.delete('/api/cart/:cartId', () => HttpResponse.json({ message: 'no', code: 'x' }, { status })));
    const { fill, place } = await openCheckout();
    await fill();
    await place();
    expect(await screen.findByText(`/order/${anOrder()._id}`)).toBeVisible();
    expect(error).toHaveBeenCalledTimes(times);
    error.mockRestore();
  });

  it('repeats a failed order under the same key and loses nothing', async () => {
    server.use(
      http.post(
        '/api/order',
        ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          return HttpResponse.json(
            { message: 'Only 1 of "Round Neck T-Shirt" is left.', code: 'out-of-stock' },
            { status: 409 },
          );
        },
        { once: true },
      ),
    );
    keys.length = 0;
    const { fill, place } = await openCheckout();
    await fill();
    await place();
    expect(await screen.findByText('Failed to create order. Please try again.')).toBeVisible();
    expect(screen.getByText('Only 1 of "Round Neck T-Shirt" is left.')).toBeVisible();
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    expect(summary.getByRole('alert')).toHaveTextContent('Failed to create order. Please try again.');
    expect(screen.getByLabelText('City')).toHaveValue('Pune');
    await place();
    expect(await screen.findByText(/^\/order\//)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('the address at the checkout', () => {
  const home = {
    _id: anId(1),
    name: '',
    phone: '',
    gstin: '',
    business: '',
    isDefault: true,
    street: '14 Ring Road',
    city: 'Delhi',
    state: 'Delhi',
    country: 'India',
    pincode: '110024',
  };
  const works = {
    ...home,
    _id: anId(2),
    name: 'Ravi Sweets',
    isDefault: false,
    street: '2 FC Road',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411004',
  };
  let ordered: object[] = [];
  let kept: unknown[] = [];
  beforeEach(() => {
    [ordered, kept] = [[], []];
    server.use(
      http.get('/api/users/addresses', () => HttpResponse.json([home, works])),
      http.post<never, { shippingAddress: object }>('/api/order', async ({ request }) => {
        ordered.push((await request.json()).shippingAddress);
        return HttpResponse.json(anOrder(), { status: 201 });
      }),
      http.post('/api/users/addresses', async ({ request }) => {
        kept.push(await request.json());
        return HttpResponse.json([home, works], { status: 201 });
      }),
    );
  });

  it('is the default, without a field to fill in', async () => {
    const { place } = await openCheckout();
    expect(screen.getByRole('radio', { name: /14 Ring Road/ })).toBeChecked();
    expect(screen.queryByLabelText('Address')).toBeNull();
    await place();
    await waitFor(() => expect(ordered).toHaveLength(1));
    expect(ordered).toEqual([
      { address: '14 Ring Road', city: 'Delhi', postalCode: '110024', country: 'India', state: 'Delhi' },
    ]);
  });

  it('is another of the own ones, with who receives it', async () => {
    const { user, place } = await openCheckout();
    await user.click(screen.getByRole('radio', { name: /Ravi Sweets/ }));
    await place();
    await waitFor(() => expect(ordered).toHaveLength(1));
    expect(ordered).toMatchObject([{ address: 'Ravi Sweets, 2 FC Road', city: 'Pune', postalCode: '411004' }]);
  });

  it('is typed anew, filled in by the PIN code, and kept if the customer wants it', async () => {
    const { user, place } = await openCheckout();
    await user.click(screen.getByRole('radio', { name: 'Another address' }));
    await user.type(screen.getByLabelText('Address'), '22 MG Road');
    await user.type(screen.getByLabelText('Postal code'), '411001');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Pune'));
    await user.click(screen.getByRole('checkbox', { name: 'Save for my next order' }));
    await place();
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(ordered).toEqual([
      { address: '22 MG Road', city: 'Pune', postalCode: '411001', country: 'India', state: 'Maharashtra' },
    ]);
    expect(kept).toEqual([
      { street: '22 MG Road', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' },
    ]);
  });

  it('is asked about before it is left half typed', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = await openCheckout();
    await user.click(screen.getByRole('radio', { name: 'Another address' }));
    expect(asksBeforeLeaving()).toBe(false);
    await user.type(screen.getByLabelText('Address'), '22 MG Road');
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Ravi Sweets/ }));
    await user.click(screen.getByRole('button', { name: 'Back to cart' }));
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(screen.getByLabelText('Address')).toHaveValue('22 MG Road');
    confirm.mockRestore();
  });

  it('is completed where a saved one lacks a part', async () => {
    server.use(http.get('/api/users/addresses', () => HttpResponse.json([{ ...home, pincode: '' }])));
    const { user, place } = await openCheckout();
    expect(screen.getByLabelText('Address')).toHaveValue('14 Ring Road');
    server.use(http.get('/api/users/pin-codes/110099', () => HttpResponse.json({}, { status: 404 })));
    await user.type(screen.getByLabelText('Postal code'), '110099');
    await place();
    await waitFor(() => expect(ordered).toMatchObject([{ postalCode: '110099' }]));
  });

  const office = { ...works, gstin: '27AAPFU0939F1ZV', name: '', business: 'Ravi Sweets Pvt Ltd' };
  const invoiced: object[] = [];
  const listOffice = () => {
    invoiced.length = 0;
    server.use(
      http.get('/api/users/addresses', () => HttpResponse.json([home, office])),
      http.post<never, Record<string, object>>('/api/order', async ({ request }) => {
        const { shippingAddress, gstin, buyerName, billingAddress } = await request.json();
        invoiced.push({ to: shippingAddress, gstin, buyerName, billingAddress });
        return HttpResponse.json(anOrder(), { status: 201 });
      }),
    );
  };

  it('is that of the invoice where a business is there, by its name', async () => {
    listOffice();
    const { user, place } = await openCheckout();
    await user.click(screen.getByRole('radio', { name: /2 FC Road/ }));
    expect(screen.getByLabelText('Name of the business')).toHaveValue('Ravi Sweets Pvt Ltd');
    await place();
    await waitFor(() => expect(invoiced).toHaveLength(1));
    expect(invoiced).toMatchObject([{ gstin: office.gstin, buyerName: 'Ravi Sweets Pvt Ltd' }]);
    expect(invoiced[0]).toHaveProperty('billingAddress', undefined);
  });

  it('is another one than that of the invoice, if the goods go elsewhere', async () => {
    listOffice();
    const { user, place } = await openCheckout();
    expect(screen.queryByLabelText('Name of the business')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Invoice to'), office._id);
    expect(asksBeforeLeaving()).toBe(false);
    await user.clear(screen.getByLabelText('Name of the business'));
    await place();
    expect(await screen.findByText('Please enter the name of the business.')).toBeVisible();
    expect(screen.getByLabelText('Name of the business')).toHaveFocus();
    expect(invoiced).toEqual([]);
    await user.type(screen.getByLabelText('Name of the business'), 'Ravi Sweets');
    expect(asksBeforeLeaving()).toBe(true);
    await place();
    await waitFor(() => expect(invoiced).toHaveLength(1));
    expect(invoiced).toMatchObject([
      {
        to: { city: 'Delhi' },
        gstin: office.gstin,
        buyerName: 'Ravi Sweets',
        billingAddress: { address: '2 FC Road', city: 'Pune', postalCode: '411004' },
      },
    ]);
  });

  it('says what does not agree', async () => {
    const { user, place } = await openCheckout();
    await user.click(screen.getByRole('radio', { name: 'Another address' }));
    await user.type(screen.getByLabelText('Address'), '22 MG Road');
    await user.type(screen.getByLabelText('City'), 'Pune');
    await user.selectOptions(screen.getByLabelText('State'), 'Karnataka');
    server.use(http.get('/api/users/pin-codes/411001', () => HttpResponse.json({}, { status: 404 })));
    await user.type(screen.getByLabelText('Postal code'), '411001');
    await place();
    expect(await screen.findByText('This PIN code is in another state.')).toBeVisible();
    expect(ordered).toEqual([]);
  });

  it('says that the own ones could not be loaded, and loads them again', async () => {
    server.use(http.get('/api/users/addresses', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = await openCheckout();
    const failure = await screen.findByText(/^Your saved addresses could not be loaded/);
    await user.click(within(failure).getByRole('button', { name: 'Try Again' }));
    await user.click(await screen.findByRole('radio', { name: /14 Ring Road/ }));
    expect(screen.queryByText(/^Your saved addresses could not be loaded/)).toBeNull();
  });

  it('can be typed when the own ones cannot be loaded', async () => {
    server.use(http.get('/api/users/addresses', () => HttpResponse.json({}, { status: 500 })));
    const { fill, place } = await openCheckout();
    await fill();
    await place();
    await waitFor(() => expect(ordered).toMatchObject([{ address: '22 MG Road' }]));
  });

  it('is chosen in Hindi by whoever chose it', async () => {
    const { user } = await renderInHindi(<CartPage />, { user: aUser() });
    await user.click(await screen.findByRole('button', { name: 'चेकआउट पर जाएँ' }));
    expect(screen.getByRole('group', { name: 'किस पते पर भेजें' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'कोई और पता' })).not.toBeChecked();
  });
});
