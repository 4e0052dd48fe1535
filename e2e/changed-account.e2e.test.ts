import type { Browser } from 'playwright-core';
import { openBrowser, openSignedIn, signIn, startVisit } from './browser.ts';
import { newCustomer } from './customers.ts';
import { mailTo } from './mail.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('a customer whose account somebody else has moved', () => {
  it('undoes it by the mail to the old address, and signs in as before; the session of the other ends', async () => {
    const customer = await newCustomer();
    const thief = await openSignedIn(browser, 1280, customer);
    await thief.page.goto('/profile');
    await thief.page.getByRole('textbox', { name: 'Email' }).fill(`thief-${customer.login}`);
    await thief.page.getByRole('button', { name: 'Update Profile' }).click();
    await thief.page.getByText('Profile updated successfully!').waitFor();

    const { subject, text } = await mailTo(customer.login, /undo-change#token=/);
    expect(subject).toMatch(/^Your account at .* was changed$/);
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    const { page, context, expectGoodPage, expectClean } = await startVisit(browser, 390);
    await page.goto(link.pathname + link.hash);
    await page.getByRole('heading', { name: 'Was it not you?' }).waitFor();
    await expectGoodPage();
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await page.getByRole('heading', { name: 'The change is undone' }).waitFor();
    await expectGoodPage();
    await page.getByRole('link', { name: 'Sign In', exact: true }).last().click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await signIn(page, customer);
    await page.waitForURL(/\/$/);
    expectClean();
    await context.close();

    await thief.page.goto('/profile');
    await thief.page.getByText('Your session has ended. Please sign in again.').waitFor();
    await thief.context.close();
  });
});
