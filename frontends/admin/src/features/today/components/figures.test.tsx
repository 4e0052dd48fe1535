import { aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Figures } from './figures.tsx';

const server = serve(
  http.get('/api/order/today', () => HttpResponse.json({ day: '2026-11-21', orders: 1234, revenue: 123456.5 })),
);
const user = aUser({ isAdmin: true });
const figure = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}$`) });
const failOnce = () =>
  server.use(http.get('/api/order/today', () => HttpResponse.json({}, { status: 500 }), { once: true }));

describe("today's figures", () => {
  it('lead to their lists, filtered to what they count', async () => {
    renderScreen(<Figures />, { user });
    expect(await figure('Orders today ?1,234')).toHaveAttribute('href', '/admin/orders?day=2026-11-21');
    expect(await figure('Revenue today ?₹1,23,456.50')).toHaveAttribute(
      'href',
      '/admin/orders?day=2026-11-21&sort=-total',
    );
  });

  it('keep their places until they are known', async () => {
    renderScreen(<Figures />, { user });
    expect(screen.getByRole('status', { name: 'Loading Orders today' })).toBeInTheDocument();
    await figure('Orders today ?1,234');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('are asked for again when they could not be loaded', async () => {
    failOnce();
    const { user: hand } = renderScreen(<Figures />, { user });
    await hand.click(await screen.findByRole('button', { name: 'Try Again: Orders today' }));
    expect(await figure('Orders today ?1,234')).toBeVisible();
  });

  it('are in Hindi for whoever chose it', async () => {
    failOnce();
    await renderInHindi(<Figures />, { user });
    expect(await screen.findByRole('button', { name: 'फिर कोशिश करें: आज के ऑर्डर' })).toBeVisible();
    expect(leftInEnglish()).toEqual([]);
  });
});
