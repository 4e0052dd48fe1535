import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getProof, listProofs, type Order, type ProofSummary, placeOrder, uploadDesign } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import type { Browser } from 'playwright-core';
import { ask, uploadOf } from './api.ts';
import { openAsStaff, openBrowser, startVisit } from './browser.ts';
import { type Customer, newCustomer, orderBody } from './customers.ts';
import { mailTo } from './mail.ts';
import { addProduct, adminToken, newName, picture } from './mini-catalogue.ts';
import { aCard } from './print-file.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** An order of visiting cards with a design, whose line waits for a proof. */
async function orderedCards(customer: Customer, name: string): Promise<ProofSummary> {
  const token = await adminToken();
  const cards = await addProduct(token, { name, type: 'Business Cards', category: 'Matt', isCustomizable: true });
  const { url } = await ask(uploadDesign, { body: uploadOf(uploadDesign, await picture('#0a7'), 'card.png') });
  const body = orderBody(customer, cards);
  const [item] = body.orderItems;
  const order = { ...body, orderItems: [{ ...item, placement: 'Left', design: url }] };
  const { _id } = (await ask(placeOrder, { token: customer.token, body: order })) as Order;
  return eventually(async () => {
    const [line] = await ask(listProofs, { token, query: { search: _id } });
    expect(line?.fileId).toBeTruthy();
    return line as ProofSummary;
  });
}

/** The page of the proof from the newest mail about it. */
async function linkFrom(customer: Customer, text: RegExp): Promise<string> {
  const { html } = await mailTo(customer.login, text);
  return /\/proof#token=[\w.-]+/.exec(html)?.[0] ?? '';
}

describe('a visiting card', () => {
  it('is proofed, sent back with changes, proofed again and approved; staff print the very file', async () => {
    const customer = await newCustomer();
    const name = newName('Visiting cards');
    const line = await orderedCards(customer, name);

    const staff = await openAsStaff(browser, `/admin/artwork?search=${line.orderId}`, 1280);
    await staff.page.getByRole('link', { name }).click();
    await staff.page.getByRole('heading', { level: 1, name }).waitFor();
    await staff.expectGoodPage();
    const field = staff.page.getByLabel('Upload a corrected file').and(staff.page.locator('input'));
    await field.setInputFiles(pdf('card-1.pdf', aCard([10, 80, 20, 0])));
    await staff.page.getByText('card-1.pdf', { exact: true }).waitFor();
    await staff.page.getByLabel(/^Your words to the customer/).fill('Please check the colour.');
    await staff.page.getByRole('button', { name: 'Send proof 1' }).click();
    await staff.page.getByText('Waits for the customer').first().waitFor();

    const visit = await startVisit(browser, 390);
    const { page } = visit;
    await page.goto(await linkFrom(customer, /Please check the colour/));
    await page.getByRole('heading', { level: 1, name: 'Please check your proof' }).waitFor();
    await page.getByRole('img', { name: 'Page 1 of 1 as it will be printed' }).waitFor();
    await visit.expectGoodPage();
    await page.getByRole('button', { name: 'Ask for changes' }).click();
    await page.getByLabel('Please describe each change').fill('Greener, please.');
    await page.getByRole('button', { name: 'Send back to us' }).click();
    await page.getByRole('heading', { level: 1, name: 'We are changing it' }).waitFor();

    await staff.page.reload();
    await staff.page.getByText('Greener, please.').waitFor();
    const file = aCard([80, 10, 90, 0]);
    await field.setInputFiles(pdf('card-2.pdf', file));
    await staff.page.getByText('card-2.pdf', { exact: true }).waitFor();
    await staff.page.getByRole('button', { name: 'Send proof 2' }).click();
    await staff.page.getByText('Waits for the customer').first().waitFor();
    await staff.expectGoodPage();

    await page.goto(await linkFrom(customer, /version 2/));
    await page.reload();
    await page.getByRole('button', { name: 'Version 2, open' }).waitFor();
    await page.getByLabel('Your name').fill('Asha Verma');
    await page.getByLabel(/^I have checked/).check();
    await page.getByRole('button', { name: 'Approve for printing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Approved for printing' }).waitFor();
    await visit.expectGoodPage();

    await staff.page.reload();
    await staff.page.getByText(/^Approved by Asha Verma on/).waitFor();
    const saved = staff.page.waitForEvent('download');
    await staff.page.getByRole('button', { name: 'Download the print file' }).click();
    const print = await readFile(await (await saved).path());
    const token = await adminToken();
    const approved = (await ask(getProof, { token, params: { id: line._id } })).versions.at(-1);
    expect(sha256Of(print)).toBe(approved?.decision?.sha256);
    expect(approved?.sourceSha256).toBe(sha256Of(file));
    const sheet = staff.page.waitForEvent('download');
    await staff.page.getByRole('button', { name: 'Download the sheet' }).click();
    expect((await sheet).suggestedFilename()).toMatch(new RegExp(`^${sha256Of(print).slice(0, 8)}-.*-12x18\\.pdf$`));
    await staff.expectGoodPage();
    visit.expectClean();
    await visit.context.close();
    await staff.context.close();
  });

  it('is checked by a guest, who is told its faults in plain words and has one of them mended', async () => {
    const visit = await startVisit(browser, 1280);
    const { page } = visit;
    await page.goto('/artwork');
    await visit.expectGoodPage();
    const a4 = aCard([10, 80, 20, 0], { sizeMm: [210, 297] });
    await page.getByLabel('What is it for?').selectOption({ label: 'Business Cards' });
    await page.locator('input[type=file]').first().setInputFiles(pdf('a4.pdf', a4));
    await page
      .getByText(/Please set the page size of your design|shape is different/)
      .first()
      .waitFor();
    await visit.expectGoodPage();
    await page.getByRole('button', { name: 'Check another file' }).click();
    const large = aCard([10, 80, 20, 0], { sizeMm: [180, 108] });
    await page.locator('input[type=file]').first().setInputFiles(pdf('large.pdf', large));
    await page.getByRole('button', { name: 'Mend it for me' }).click();
    await page.getByRole('img', { name: 'Page 1 before mending' }).waitFor();
    await page.getByRole('img', { name: 'Page 1 after mending' }).waitFor();
    await visit.expectGoodPage();
    visit.expectClean();
    await visit.context.close();
  });
});
