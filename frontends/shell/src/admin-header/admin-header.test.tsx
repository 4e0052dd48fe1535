import { aUser, leftInEnglish, renderInHindi, renderScreen, serve, shop } from '@print-shop/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import AdminHeader from './admin-header.tsx';

const meera = aUser({ isAdmin: true, role: 'manager', name: 'Meera Rao', email: 'meera@shop.example' });
const openAt = (at: string) => renderScreen(<AdminHeader shop={shop} user={meera} />, { at, path: '*', user: meera });
const entries = () => within(screen.getByRole('navigation', { name: 'Staff area' })).getAllByRole('link');

describe('the staff header', () => {
  it('leads to its nine pages, in this order', () => {
    openAt('/admin');
    expect(entries().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/admin', 'Online Quotation'],
      ['/admin/price-add', 'Add pricing'],
      ['/admin/orders', 'Orders'],
      ['/admin/bulk-orders', 'Bulk Orders'],
      ['/admin/products', 'Products'],
      ['/admin/users', 'Users'],
      ['/admin/product-type', 'Product type'],
      ['/admin/product-list', 'Product List'],
      ['/admin/manage', 'manage pricing'],
    ]);
  });

  it.each([
    ['manager', 9, 'Online Quotation'],
    ['catalogue', 5, 'Home Products Product type Product List manage pricing'],
    ['production', 3, 'Home Orders Bulk Orders'],
  ] as const)('has for the role %s only what it includes', (role, count, labels) => {
    renderScreen(<AdminHeader shop={shop} user={{ ...meera, role }} />, { at: '/admin', path: '*' });
    expect(entries()).toHaveLength(count);
    const text = entries().map((link) => link.textContent);
    expect(text.join(' ')).toContain(labels);
    expect(entries().filter((link) => link.getAttribute('aria-current') === 'page')).toHaveLength(1);
  });

  it.each([
    ['/admin', 'Online Quotation'],
    ['/admin/products', 'Products'],
    ['/admin/product-list?page=2', 'Product List'],
    ['/admin/orders/0123456789abcdef01234567', 'Orders'],
  ])('marks at %s the entry %s, and no other', (at, label) => {
    openAt(at);
    const current = entries().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([label]);
  });

  it("has the admin's own name and e-mail over the ways to profile, settings, store and out", async () => {
    const { user } = openAt('/admin');
    await user.click(screen.getByRole('button', { name: /Meera Rao/ }));
    const menu = within(screen.getByRole('dialog', { name: 'Staff account' }));
    expect(menu.getByText('Meera Rao')).toBeVisible();
    expect(menu.getByText('meera@shop.example')).toBeVisible();
    expect(menu.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/admin/profile', 'Profile'],
      ['/admin/settings', 'Settings'],
      ['/', 'View Store'],
      ['/logout', 'Logout'],
    ]);
  });

  it('leads an owner to the staff, too', async () => {
    const owner: typeof meera = { ...meera, role: 'owner' };
    const { user } = renderScreen(<AdminHeader shop={shop} user={owner} />, { at: '/admin', path: '*', user: owner });
    await user.click(screen.getByRole('button', { name: /Meera Rao/ }));
    const menu = within(screen.getByRole('dialog', { name: 'Staff account' }));
    expect(menu.getByRole('link', { name: 'Staff' })).toHaveAttribute('href', '/admin/staff');
  });

  it('shows a visitor who is no staff nothing but the way back', () => {
    renderScreen(<AdminHeader shop={shop} user={null} />, { at: '/admin/products', path: '*' });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('link', { name: 'View Store' })).toHaveAttribute('href', '/');
  });
});

describe('the staff header in Hindi', () => {
  it('leaves nothing in English, in the menu either', async () => {
    const owner: typeof meera = { ...meera, role: 'owner' };
    const { user } = await renderInHindi(<AdminHeader shop={shop} user={owner} />, { at: '/admin', path: '*' });
    expect(screen.getByRole('navigation', { name: 'स्टाफ़ एरिया' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Meera Rao/ }));
    expect(screen.getByRole('link', { name: 'स्टाफ़' })).toBeVisible();
    expect(leftInEnglish('Meera Rao', 'meera@shop.example', shop.name)).toEqual([]);
  });

  it('is chosen by the switch, and English again', async () => {
    const { user } = openAt('/admin/orders');
    await act(() => user.click(screen.getByRole('button', { name: 'हिन्दी' })));
    expect(await screen.findByRole('link', { name: 'बल्क ऑर्डर' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('link', { name: 'Bulk Orders' })).toBeVisible();
  });
});

describe('the link to the questions of customers', () => {
  const server = serve();

  it('counts what staff have not read', async () => {
    server.use(http.get('/api/conversations/count', () => HttpResponse.json({ waiting: 5, unread: 3 })));
    openAt('/admin');
    const link = await screen.findByRole('link', { name: 'Questions of customers, 3 new' });
    expect(link).toHaveAttribute('href', '/admin/conversations');
  });

  it('is not there for a role that sees no orders', () => {
    renderScreen(<AdminHeader shop={shop} user={{ ...meera, role: 'catalogue' }} />, { at: '/admin', path: '*' });
    expect(screen.queryByRole('link', { name: /Questions/ })).toBeNull();
  });
});
