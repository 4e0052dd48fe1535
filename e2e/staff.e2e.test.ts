import { randomBytes } from 'node:crypto';
import { exportOrders, listOrders, login, updatePrice } from '@print-shop/contracts';
import type { Browser } from 'playwright-core';
import { call, signedIn } from './api.ts';
import { openAsStaff, openBrowser, signIn, startVisit } from './browser.ts';
import { mailTo } from './mail.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const password = 'karim-prints-at-night';

async function linkMailedTo(address: string): Promise<string> {
  const { text } = await mailTo(address, /join#token=/);
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  return link.pathname + link.hash;
}

describe('a new colleague', () => {
  it('is invited, joins by the mailed link, sees what the role includes, and is out once disabled', async () => {
    const email = `karim-${randomBytes(6).toString('hex')}@example.com`;
    const name = `Karim ${email.slice(6, 12)}`;
    const owner = await openAsStaff(browser, '/admin/staff', 1280);
    await owner.page.getByRole('button', { name: 'Invite a colleague' }).click();
    const dialog = owner.page.getByRole('dialog', { name: 'Invite a colleague' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('radio', { name: 'Production' }).check();
    await owner.expectGoodPage();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await owner.page.getByText(`The invitation is on its way to ${email}`).waitFor();
    await owner.page.getByRole('row').filter({ hasText: email }).getByText('Production').waitFor();

    const colleague = await startVisit(browser, 390);
    const { page } = colleague;
    await page.goto(await linkMailedTo(email));
    await colleague.expectGoodPage();
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('heading', { name: 'Welcome to the team' }).waitFor();
    await page.goto('/admin/orders');
    await signIn(page, { login: email, password });
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('dialog', { name: 'Staff area' })
      .getByRole('link', { name: /^Bulk Orders/ })
      .waitFor();
    expect(await page.getByRole('link', { name: 'Add pricing' }).count()).toBe(0);
    await colleague.expectGoodPage();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Export to CSV' }).count()).toBe(0);
    await page.goto('/admin/price-add');
    await page.getByRole('heading', { level: 1, name: 'This page is not for your role' }).waitFor();
    await colleague.expectGoodPage();
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    await page.waitForURL('**/admin/today');
    colleague.expectClean();

    const { token } = await signedIn({ login: email, password });
    expect((await call(listOrders, { token })).status).toBe(200);
    expect((await call(exportOrders, { token })).status).toBe(403);
    const price = { params: { section: 'design', id: '0'.repeat(24) }, body: { price: 1, version: 1 } };
    expect((await call(updatePrice, { token, ...price })).status).toBe(403);

    await owner.page.reload();
    await owner.page.getByRole('button', { name: `Disable ${name}` }).click();
    await owner.page.getByRole('button', { name: 'Disable', exact: true }).click();
    await owner.page.getByText(`The account of ${name} is disabled`).waitFor();
    await owner.page.getByRole('row').filter({ hasText: email }).getByText('Disabled').waitFor();
    owner.expectClean();
    expect((await call(listOrders, { token })).status).toBe(401);
    expect((await call(login, { body: { login: email, password } })).status).toBe(403);
    await colleague.context.close();
    await owner.context.close();
  });
});
