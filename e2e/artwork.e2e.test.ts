import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getProof, listProofs, type Product, type ProofSummary, setPrintAreas } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser } from 'playwright-core';
import { ask } from './api.ts';
import { openAsStaff, openBrowser, openSignedIn, startVisit } from './browser.ts';
import { type Customer, newCustomer } from './customers.ts';
import { mailTo } from './mail.ts';
import { addProduct, adminToken, newName } from './mini-catalogue.ts';
import { aCard } from './print-file.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** Visiting cards of the shop, with an area to print on that staff have drawn. */
async function addCards(name: string): Promise<Product> {
  const token = await adminToken();
  const cards = await addProduct(token, { name, type: 'Business Cards', category: 'Matt', isCustomizable: true });
  const shape = { kind: 'box', x: 0.1, y: 0.26, width: 0.8, height: 0.48, turnedDegrees: 0 } as const;
  const front = { id: 'front', name: 'Front', shape, widthMm: 90, heightMm: 54, hasShading: false };
  const view = { id: 'front', name: 'Front', picture: cards.images[0] ?? '', aspect: 1, variants: [], areas: [front] };
  await eventually(() => ask(setPrintAreas, { token, params: { productId: cards._id }, body: { views: [view] } }));
  return cards;
}

/** The page of the proof from the newest email about it. */
async function linkFrom(customer: Customer, text: RegExp): Promise<string> {
  const { html } = await mailTo(customer.login, text);
  return /\/proof#token=[\w.-]+/.exec(html)?.[0] ?? '';
}

/** The code by which the proof is approved, from its mail. */
async function codeFor(customer: Customer): Promise<string> {
  const { text } = await mailTo(customer.login, /Your code is/);
  return /Your code is (\d{6})/.exec(text)?.[1] ?? '';
}

describe('a visiting card', () => {
  it('goes from a faulty file to the approved print file, by the hands of its customer and of staff', async () => {
    const customer = await newCustomer();
    const name = newName('Visiting cards');
    const cards = await addCards(name);
    const visit = await openSignedIn(browser, 390, customer);
    const { page } = visit;
    const button = (label: string) => page.getByRole('button', { name: label, exact: true }).filter({ visible: true });

    // Two faults, told in plain words; then the corrected file.
    await page.goto(`/product/${cards._id}`);
    await page.getByRole('link', { name: 'Check a print file (PDF, TIFF …)' }).click();
    await page.getByLabel('What is it for?').waitFor();
    const drop = page.locator('input[type=file]').first();
    await drop.setInputFiles(pdf('faulty.pdf', aCard([10, 50, 90], { bleedMm: 0 })));
    await page.getByRole('heading', { name: 'One thing must be fixed before we can print' }).waitFor();
    await page.getByText(/reach the edge on all sides and end exactly there/).waitFor();
    await page.getByText(/screen colours \(RGB\)/).waitFor();
    await visit.expectGoodPage();
    await button('Check another file').click();
    const first = aCard([10, 80, 20, 0]);
    await drop.setInputFiles(pdf('card-1.pdf', first));
    await page.getByRole('heading', { name: 'Ready to print' }).waitFor();
    await visit.expectGoodPage();

    // It is laid out on the product, put into the cart and ordered.
    await page.getByRole('link', { name: 'Back to the product' }).click();
    await button('Lay it out on the product').click();
    await page.getByText('Use again', { exact: true }).click();
    await button('Place card-1.pdf').click();
    // In its own size, with the bleed beyond the edge.
    await page.getByRole('dialog').getByRole('status').filter({ hasText: '90 × 54 mm when it is cut' }).waitFor();
    await visit.expectGoodPage();
    await button('Use this layout').click();
    await page.getByRole('img', { name: 'Your layout on the product' }).waitFor();
    await button('Add to Cart').click();
    await page.getByRole('link', { name: 'My Cart, 1 item' }).click();
    await page.getByRole('img', { name: 'Your layout on the product' }).waitFor();
    await button('Proceed to Checkout').click();
    await page.getByLabel('Address').fill('12 MG Road');
    await page.getByLabel('City').fill('Pune');
    await page.getByLabel('Postal code').fill('411001');
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await button('Place Order').click();
    await page.getByRole('heading', { level: 1, name: 'Thank you! Your order is confirmed.' }).waitFor();
    const order = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const token = await adminToken();
    const line = await eventually(async () => {
      const [found] = await ask(listProofs, { token, query: { search: order } });
      expect(found?.fileId).toBeTruthy();
      return found as ProofSummary;
    });

    // Staff send a proof of it.
    const staff = await openAsStaff(browser, `/admin/artwork?search=${order}`, 1280);
    await staff.page.getByRole('link', { name }).click();
    await staff.page.getByRole('heading', { level: 1, name }).waitFor();
    await staff.page.getByText('card-1.pdf', { exact: true }).waitFor();
    await staff.expectGoodPage();
    await staff.page.getByLabel(/^Message to the customer/).fill('Please check the colour.');
    await staff.page.getByRole('button', { name: 'Send proof 1' }).click();
    await staff.page.getByText('Waits for the customer').first().waitFor();

    // The customer looks closely, marks a place and asks for changes.
    await page.goto(await linkFrom(customer, /Please check the colour/));
    await page.getByRole('heading', { level: 1, name: 'Please check your proof' }).waitFor();
    await page.getByRole('img', { name: 'On the product' }).waitFor();
    const shown = page.getByRole('img', { name: 'Page 1 of 1 as it will be printed' });
    const widthOf = async () => (await shown.boundingBox())?.width ?? 0;
    const width = await widthOf();
    await button('Larger').click();
    await eventually(async () => expect(await widthOf()).toBeGreaterThan(width * 1.4));
    await button('Smaller').click();
    await button('Comment on a place').click();
    const place = page.getByRole('button', { name: /^Tap the place/ });
    const { width: across = 0, height: down = 0 } = (await place.boundingBox()) ?? {};
    await place.tap({ position: { x: across * 0.25, y: down * 0.75 } });
    await page.getByText('About the marked place on page 1').waitFor();
    await page.getByLabel('Your comment').fill('Is this the green of my logo?');
    await button('Send the comment').click();
    await page.getByRole('img', { name: 'Comment 1' }).waitFor();
    await visit.expectGoodPage();
    await button('Ask for changes').click();
    await page.getByLabel('Please describe each change').fill('Greener, please.');
    await button('Send back to us').click();
    await page.getByRole('heading', { level: 1, name: 'We are changing it' }).waitFor();
    await visit.expectGoodPage();

    // Staff see the mark where it was made, answer, and send a corrected version, which they compare with the first.
    await staff.page.reload();
    await staff.page.getByText('Greener, please.').waitFor();
    const picture = staff.page.getByRole('img', { name: 'Proof 1, page 1' });
    const mark = staff.page.getByRole('img', { name: 'Comment 1' });
    // The mark has its place once the picture has its size.
    await eventually(async () => {
      const [box, pin] = [await picture.boundingBox(), await mark.boundingBox()];
      expect(box?.height).toBeGreaterThan(50);
      expect(pin && box ? (pin.x + pin.width / 2 - box.x) / box.width : undefined).toBeCloseTo(0.25, 1);
    });
    await staff.page.getByLabel('Your answer').fill('We make it greener.');
    await staff.page.getByRole('button', { name: 'Send the answer' }).click();
    await staff.page.getByText('We make it greener.', { exact: true }).and(staff.page.locator('p')).waitFor();
    const file = aCard([80, 10, 90, 0]);
    const field = staff.page.getByLabel('Upload a corrected file').and(staff.page.locator('input'));
    await field.setInputFiles(pdf('card-2.pdf', file));
    await staff.page.getByText('card-2.pdf', { exact: true }).waitFor();
    await staff.page.getByRole('button', { name: 'Send proof 2' }).click();
    await staff.page.getByText('Waits for the customer').first().waitFor();
    await staff.page.getByText('What has changed').click();
    await staff.page.getByRole('img', { name: 'Difference of proof 1 and 2, page 1' }).waitFor();
    await staff.expectGoodPage();

    // The customer approves, and staff print that very file.
    await page.goto(await linkFrom(customer, /version 2/));
    await page.reload();
    await page.getByRole('button', { name: 'Version 2, open' }).waitFor();
    await page.getByText('We make it greener.').waitFor();
    await page.getByLabel('Your name').fill('Asha Verma');
    await page.getByLabel(/^I have checked/).check();
    await button('Send me the code').click();
    await page.getByLabel('Code from the email').fill(await codeFor(customer));
    await visit.expectGoodPage();
    await button('Approve for printing').click();
    await page.getByRole('heading', { level: 1, name: 'Approved for printing' }).waitFor();
    await visit.expectGoodPage();

    await staff.page.reload();
    await staff.page.getByText(/^Approved by Asha Verma on/).waitFor();
    const saved = staff.page.waitForEvent('download');
    await staff.page.getByRole('button', { name: 'Download the print file' }).click();
    const print = await readFile(await (await saved).path());
    const { versions } = await ask(getProof, { token, params: { id: line._id } });
    expect(versions.map(({ sourceSha256 }) => sourceSha256)).toEqual([first, file].map(sha256Of));
    expect(sha256Of(print)).toBe(versions.at(-1)?.decision?.sha256);
    const sheet = staff.page.waitForEvent('download');
    await staff.page.getByRole('button', { name: 'Download the sheet' }).click();
    expect((await sheet).suggestedFilename()).toMatch(new RegExp(`^${sha256Of(print).slice(0, 8)}-.*-12x18\\.pdf$`));
    await staff.expectGoodPage();
    visit.expectClean();
    staff.expectClean();
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
    await page.getByRole('button', { name: 'Fix it for me' }).click();
    await page.getByRole('img', { name: 'Page 1 before fixing' }).waitFor();
    await page.getByRole('img', { name: 'Page 1 after fixing' }).waitFor();
    await visit.expectGoodPage();
    visit.expectClean();
    await visit.context.close();
  });
});
