import { aUser, renderScreen } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { RequireAdmin } from './require-admin.tsx';

const guarded = (
  <RequireAdmin>
    <p>staff only</p>
  </RequireAdmin>
);

describe('the guard of the staff area', () => {
  it('lets an admin through', () => {
    renderScreen(guarded, { at: '/admin/orders', path: '/admin/*', user: aUser({ isAdmin: true }) });
    expect(screen.getByText('staff only')).toBeVisible();
  });
  it.each([
    ['a customer', aUser()],
    ['a visitor', null],
  ])('sends %s to sign in', (_who, user) => {
    renderScreen(guarded, { at: '/admin/orders', path: '/admin/*', user });
    expect(screen.queryByText('staff only')).toBeNull();
    expect(screen.getByTestId('address')).toHaveTextContent('/signin');
  });
  it('remembers the whole address, for the way on after signing in', () => {
    const { router } = renderScreen(guarded, { at: '/admin/orders?page=3#last', path: '/admin/*' });
    expect(router.state.location).toMatchObject({ pathname: '/signin', state: { from: '/admin/orders?page=3#last' } });
  });
  it('leaves /admin/products to guard itself', () => {
    renderScreen(guarded, { at: '/admin/products', path: '/admin/*' });
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/products');
  });
});
