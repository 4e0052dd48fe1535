import { createProductColor, deleteProductColor } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openAsStaff, openBrowser } from './browser.ts';
import { adminToken, newName } from './mini-catalogue.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('staff', () => {
  it('change their own name, which stands over every page from then on', async () => {
    const visit = await openAsStaff(browser, '/admin/profile', 1280);
    const { page } = visit;
    const name = page.getByLabel('Name', { exact: true });
    const account = page.getByRole('banner').locator('button[aria-haspopup=dialog]');
    const before = await name.inputValue();
    const rename = async (to: string) => {
      await name.fill(to);
      await page.getByRole('button', { name: 'Update Profile' }).click();
      await page.getByText('Profile updated successfully!').waitFor();
    };
    await rename('Counter Two');
    await page.goto('/admin/users?search=Counter&role=admin');
    await page.getByRole('row').filter({ hasText: 'Counter Two' }).first().waitFor();
    await account.click();
    await page.getByRole('dialog', { name: 'Staff account' }).getByText('Counter Two').waitFor();
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await rename(before);
    visit.expectClean();
    await visit.context.close();
  });

  it('read who the shop is, what visitors wrote and what was changed, from the sidebar', async () => {
    const token = await adminToken();
    const name = newName('Teal');
    const { data } = await ask(createProductColor, { token, body: { name, hexCode: '#008080' } });
    const visit = await openAsStaff(browser, '/admin/settings/tax', 1280);
    const { page } = visit;
    await page.getByRole('textbox', { name: 'GSTIN' }).waitFor();
    await page.getByRole('link', { name: 'Contact messages' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact messages' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'No messages yet.' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Recent changes', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Recent changes' }).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: `created product color ${name}` })
      .waitFor();
    visit.expectClean();
    await ask(deleteProductColor, { token, params: { id: data._id } });
    await visit.context.close();
  });
});
