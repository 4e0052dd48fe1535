import type { Browser } from 'playwright-core';
import { openBrowser, signIn, startVisit } from './browser.ts';
import { newCustomer } from './customers.ts';
import { mailTo } from './mail.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('a customer who has forgotten the password', () => {
  it('asks on a phone, reads the mail, sets a new one by its link, and signs in with it; the link works once', async () => {
    const customer = await newCustomer();
    const { page, context, expectGoodPage, expectClean } = await startVisit(browser, 390);
    await page.goto('/signin');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email or phone').fill(customer.login);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('It works for one hour.').waitFor();
    await expectGoodPage();

    const { subject, text } = await mailTo(customer.login, /reset-password#token=/);
    expect(subject).toMatch(/^Set a new password for /);
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    const address = link.pathname + link.hash;
    await page.goto(address);
    await page.getByLabel('New password').fill('Fresh-ink-8');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
    await page.getByRole('link', { name: 'Sign In', exact: true }).last().click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await signIn(page, { login: customer.login, password: 'Fresh-ink-8' });
    await page.waitForURL(/\/$/);
    expectClean();

    await page.goto(address);
    await page.getByLabel('New password').fill('Other-ink-9');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await context.close();
  });
});
