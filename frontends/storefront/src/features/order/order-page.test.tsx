import { jest } from '@jest/globals';
import { anOrder, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { OrderPage } from './order-page.tsx';

const AT = '2026-01-15T06:30:00.000Z';
const added: unknown[] = [];
const server = serve(
  http.post('/api/cart/add', async ({ request }) => {
    added.push(await request.json());
    return HttpResponse.json({ userId: aUser()._id, items: [], totalPrice: 0 }, { status: 200 });
  }),
);
const open = (order = anOrder()) => renderScreen(<OrderPage order={order} />, { user: aUser() });
const stations = () =>
  within(screen.getByRole('list', { name: 'Press run of this order' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/^\d/, ''));

describe('the page of an order', () => {
  it('thanks, and says what it comes to and where it goes', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you! Your order is confirmed.' })).toBeVisible();
    expect(screen.getByText('2 × ₹450.00 · Size L · Red')).toBeVisible();
    expect(screen.getByText('₹999.00')).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
  });

  it('waits visibly for the stock', () => {
    open(anOrder({ status: 'waiting' }));
    expect(screen.getByRole('heading', { name: 'Thank you! Your order is in.' })).toBeVisible();
    expect(screen.getByText('We are checking the stock')).toBeVisible();
    expect(screen.getByText('Confirmed').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('says of a large order that the shop looks at it first', () => {
    open(anOrder({ needsReview: true }));
    expect(screen.getByText(/one of us looks at it before work begins/)).toBeVisible();
  });

  it('ends its press run where the order was cancelled, with the reason', () => {
    const stopped = { event: 'cancelled', at: AT, by: 'admin', note: 'Asked by phone' } as const;
    open(anOrder({ status: 'cancelled', timeline: [...anOrder().timeline, stopped] }));
    expect(screen.getByRole('heading', { name: 'This order was cancelled.' })).toBeVisible();
    expect(stations()).toHaveLength(2);
    expect(screen.getByText(/Asked by phone/)).toBeVisible();
  });

  it('puts everything into the cart once more', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByText('/cart')).toBeVisible();
    expect(added).toEqual([expect.objectContaining({ quantity: 2, size: 'L', color: 'Red', userId: aUser()._id })]);
  });

  it('says so when that fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.post('/api/cart/add', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByText('Failed to add item to cart. Please try again.')).toBeVisible();
    log.mockRestore();
  });

  it('speaks Hindi to whoever chose it', async () => {
    await renderInHindi(<OrderPage order={anOrder()} />, { user: aUser() });
    expect(screen.getByRole('heading', { name: 'धन्यवाद! आपका ऑर्डर पक्का हो गया।' })).toBeVisible();
    expect(screen.getByText('2 × ₹450.00 · साइज़ L · लाल')).toBeVisible();
  });
});
