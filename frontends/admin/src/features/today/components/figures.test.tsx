import type { Role } from '@print-shop/contracts';
import { aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Dashboard } from './dashboard.tsx';

const server = serve(
  http.get('/api/order/today', () => HttpResponse.json({ day: '2026-11-21', orders: 1234, revenue: 123456.5 })),
  http.get('/api/bulk-order/waiting', () => HttpResponse.json({ waiting: 7 })),
  http.get('/api/product', ({ request }) =>
    new URL(request.url).searchParams.get('stock') === 'low'
      ? HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })
      : HttpResponse.json({}, { status: 400 }),
  ),
);
const open = (role?: Role) =>
  renderScreen(<Dashboard />, { user: aUser({ isAdmin: true, ...(role ? { role } : {}) }) });
const figure = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}$`) });

describe('how the shop stands today', () => {
  it('leads from each figure to its list, filtered to what it counts', async () => {
    open();
    const to = (path: string) => ['href', path] as const;
    expect(await figure('Orders today ?1,234')).toHaveAttribute(...to('/admin/orders?day=2026-11-21'));
    expect(await figure('Revenue today ?₹1,23,456.50')).toHaveAttribute(
      ...to('/admin/orders?day=2026-11-21&sort=-total'),
    );
    expect(await figure('Waiting bulk orders ?7')).toHaveAttribute(...to('/admin/bulk-orders?status=Pending'));
    expect(await figure('Low stock ?0')).toHaveAttribute(...to('/admin/product-list?stock=low'));
  });

  it.each([
    ['catalogue', ['Low stock']],
    ['production', ['Orders today', 'Revenue today', 'Waiting bulk orders']],
  ] as const)('shows the role %s, and asks for, no more than it may know', async (role, labels) => {
    open(role);
    const figures = await screen.findAllByRole('link');
    expect(figures.map((link) => link.firstChild?.textContent)).toEqual(labels);
  });

  it('keeps the place of each figure until it is known', async () => {
    open();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('status', { name: 'Loading Orders today' })).toBeInTheDocument();
    await figure('Orders today ?1,234');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('shows the others when one is not known, and asks for it again', async () => {
    server.use(http.get('/api/bulk-order/waiting', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await figure('Orders today ?1,234');
    await user.click(await screen.findByRole('button', { name: 'Try Again: Waiting bulk orders' }));
    expect(await figure('Waiting bulk orders ?7')).toBeVisible();
  });
});

it('is told in Hindi to whoever chose it', async () => {
  server.use(http.get('/api/bulk-order/waiting', () => HttpResponse.json({}, { status: 500 }), { once: true }));
  await renderInHindi(<Dashboard />, { user: aUser({ isAdmin: true }) });
  expect(await figure('आज के ऑर्डर ?1,234')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'फिर कोशिश करें: बाकी बल्क ऑर्डर' })).toBeVisible();
  expect(leftInEnglish()).toEqual([]);
});
