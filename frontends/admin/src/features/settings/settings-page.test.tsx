import { aUser, leftInEnglish, renderInHindi, renderScreen, shop } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import SettingsPage from './settings-page.tsx';

it("shows the shop's identity, says where it is changed, and leads to what staff can set", () => {
  renderScreen(<SettingsPage />, { user: aUser({ isAdmin: true }) });
  expect(screen.getByText('Test Press')).toBeVisible();
  expect(screen.getByText('1 Ink Lane, Delhi, Delhi, 110001, India')).toBeVisible();
  expect(screen.getByText('SHOP_CONFIG_FILE')).toBeVisible();
  expect(screen.getByRole('link', { name: /Product colours/ })).toHaveAttribute('href', '/admin/product-colors');
  expect(screen.getByRole('link', { name: /Recent changes/ })).toHaveAttribute('href', '/admin/changes');
});

it('leads a role only to what it includes', () => {
  renderScreen(<SettingsPage />, { user: aUser({ isAdmin: true, role: 'catalogue' }) });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/product-colors',
    '/admin/product-type',
    '/admin/artwork/profiles',
    '/admin/reviews',
  ]);
});

it('leaves nothing in English but what was configured', async () => {
  await renderInHindi(<SettingsPage />, { user: aUser({ isAdmin: true }) });
  expect(screen.getByRole('link', { name: /हाल के बदलाव/ })).toHaveAttribute('href', '/admin/changes');
  const { name, line, email, address, hours, gstin } = shop;
  const data = [name, line, email, gstin, ...Object.values(address), ...hours.flatMap((one) => Object.values(one))];
  expect(leftInEnglish(...data, 'SHOP_CONFIG_FILE', 'WhatsApp', 'GSTIN', 'GSTR', 'Tally')).toEqual([]);
});
