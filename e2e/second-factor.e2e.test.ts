import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn, startVisit } from './browser.ts';
import { newStaff } from './new-staff.ts';
import { shop } from './shop.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** The code that an app shows, a number of steps from now. */
const codeOf = (secret: string, stepsFromNow = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsFromNow * 30_000 });

/** An authenticator of the browser that knows its owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.waitForURL(/\/$/);
  await page.goto('/signin');
}

describe('a member of staff', () => {
  it('sets up an app and a passkey, and signs in with each', async () => {
    const account = await newStaff('manager');
    // Passkeys belong to a host name.
    const { port } = new URL(shop().url);
    const visit = await startVisit(browser, { width: 390, home: `http://localhost:${port}` });
    const { page } = visit;
    await addAuthenticator(page);
    await page.goto('/admin/profile');
    await page.waitForURL('**/signin');
    await signIn(page, account);
    await page.waitForURL('**/admin/profile');

    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
    await visit.expectGoodPage();
    await page.getByLabel('Code from the app').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await visit.expectGoodPage();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('Your second factor is added.').waitFor();

    await page.getByRole('button', { name: 'Add or replace' }).click();
    await page.getByRole('tab', { name: 'Passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('Counter laptop');
    await visit.expectGoodPage();
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await page.getByText('Passkey: Counter laptop').waitFor();
    await visit.expectGoodPage();

    await signOut(page);
    await signIn(page, account);
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await visit.expectGoodPage();
    await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/admin/today');

    await signOut(page);
    await signIn(page, account);
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await page.waitForURL('**/admin/today');
    await page.goto('/admin/profile');
    await page.getByText('This device').waitFor();
    await page.getByText(/Counter laptop/).waitFor();
    await visit.expectGoodPage();
    visit.expectClean();
    await visit.context.close();
  });
});
