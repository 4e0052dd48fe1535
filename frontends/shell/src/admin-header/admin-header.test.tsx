import { aUser, leftInEnglish, renderInHindi, renderScreen, shop } from '@print-shop/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import AdminHeader from './admin-header.tsx';

const meera = aUser({ isAdmin: true, role: 'manager', name: 'Meera Rao', email: 'meera@shop.example' });
const openAt = (at: string) => renderScreen(<AdminHeader shop={shop} user={meera} />, { at, path: '*', user: meera });
describe('the staff header', () => {
  it("has the admin's own name and email over the ways to profile, settings, store and out", async () => {
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
    expect(screen.getByRole('link', { name: 'View Store' })).toHaveAttribute('href', '/');
  });
});

describe('the staff header in Hindi', () => {
  it('leaves nothing in English, in the menu either', async () => {
    const owner: typeof meera = { ...meera, role: 'owner' };
    const { user } = await renderInHindi(<AdminHeader shop={shop} user={owner} />, { at: '/admin', path: '*' });
    await user.click(screen.getByRole('button', { name: /Meera Rao/ }));
    expect(screen.getByRole('link', { name: 'स्टाफ़' })).toBeVisible();
    expect(leftInEnglish('Meera Rao', 'meera@shop.example', shop.name)).toEqual([]);
  });

  it('is chosen by the switch, and English again', async () => {
    const { user } = openAt('/admin/orders');
    await act(() => user.click(screen.getByRole('button', { name: 'हिन्दी' })));
    expect(await screen.findByText('स्टाफ़')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('Staff')).toBeVisible();
  });
});
