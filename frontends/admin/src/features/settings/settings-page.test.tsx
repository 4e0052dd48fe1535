import { aUser, leftInEnglish, renderInHindi, renderScreen, shop } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import SettingsPage from './settings-page.tsx';

it("shows the shop's identity and says where it is changed", () => {
  renderScreen(<SettingsPage />, { user: aUser({ isAdmin: true }) });
  expect(screen.getByText('Test Press')).toBeVisible();
  expect(screen.getByText('1 Ink Lane, Delhi, Delhi, 110001, India')).toBeVisible();
  expect(screen.getByText('SHOP_CONFIG_FILE')).toBeVisible();
});

it('leaves nothing in English but what was configured', async () => {
  await renderInHindi(<SettingsPage />, { user: aUser({ isAdmin: true }) });
  const { name, line, email, address, hours, gstin } = shop;
  const data = [name, line, email, gstin, ...Object.values(address), ...hours.flatMap((one) => Object.values(one))];
  expect(leftInEnglish(...data, 'SHOP_CONFIG_FILE', 'WhatsApp', 'GSTIN')).toEqual([]);
});
