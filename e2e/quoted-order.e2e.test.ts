import {
  beginOrder,
  claimOrder,
  confirmEmail,
  createQuotation,
  dayOf,
  decideOrderClaim,
  deliverOrder,
  downloadGstr1,
  downloadInvoice,
  enterPayment,
  getAccount,
  getOrder,
  getQuotation,
  type Invoice,
  listOrderInvoices,
  ORDER_LINK_HEADER,
  sendQuotation,
} from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser } from 'playwright-core';
import { ask, call } from './api.ts';
import { openAsStaff, openBrowser, startVisit } from './browser.ts';
import { newCustomer } from './customers.ts';
import { mailTo } from './mail.ts';
import { adminToken, newName } from './mini-catalogue.ts';
import { shop } from './shop.ts';

/** The shop under the name that the payment provider leads back to. */
const home = shop().url.replace('127.0.0.1', 'localhost');
const GSTIN = '27AAPFU0939F1ZV';

let browser: Browser;
let admin: string;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await adminToken();
});
afterAll(() => browser?.close());

/** Staff quote 1,000 brochures and send them: ₹6,500.00 and ₹1,170.00 of GST, a half of it in advance. */
async function aQuotation(email: string): Promise<string> {
  const items = [
    {
      details: { type: 'custom' as const, name: 'Brochures, A4, folded twice' },
      price: 6.5,
      quantity: 1000,
      taxRate: 18,
      hsn: '4901',
    },
  ];
  const conditions = { tax: 'added' as const, advance: 50 };
  const body = { customerName: 'Sharma Sweets', validUntil: '2999-12-31', items, ...conditions };
  const { _id: id } = await ask(createQuotation, { token: admin, body });
  await ask(sendQuotation, { token: admin, params: { id }, body: { email, language: 'en' } });
  return id;
}

/** The page that the emailed link of a kind leads to. */
async function linkTo(email: string, link: RegExp): Promise<{ path: string; token: string }> {
  const [path = '', token = ''] = link.exec((await mailTo(email, link)).text) ?? [];
  return { path, token };
}

/** The documents of an order of those kinds, once they are there. */
const documents = (order: string, ...kinds: Invoice['kind'][]): Promise<Invoice[]> =>
  eventually(async () => {
    const all = await ask(listOrderInvoices, { token: admin, params: { order } });
    expect(all.map(({ kind }) => kind)).toEqual(kinds);
    return all;
  });

describe('a quotation of brochures for a business of another state', () => {
  it('is accepted and half paid on a phone, delivered, invoiced, refunded in part, and in the return of the month', async () => {
    const email = `${newName('buyer').replace(' ', '-')}@example.com`;
    const quotation = await aQuotation(email);

    // The customer accepts by the link of the email, and says for whom the invoice is.
    const visit = await startVisit(browser, { width: 390, home });
    const { page } = visit;
    await page.goto((await linkTo(email, /\/quotation#token=([\w.-]+)/)).path);
    await page.getByRole('heading', { level: 1, name: 'Our offer for Sharma Sweets' }).waitFor();
    await page.getByRole('button', { name: 'Send me the code' }).click();
    await page.getByLabel('Code', { exact: true }).fill((await linkTo(email, /(?<![\w-])\d{6}(?!\w)/)).path);
    await page.getByText('GST invoice and delivery address').click();
    await page.getByLabel('Name on the invoice').fill('Sharma Sweets Pvt Ltd');
    await page.getByLabel('GSTIN').fill(GSTIN);
    await page.getByLabel('Street and house number').fill('12 MG Road');
    await page.getByLabel('PIN code').fill('400001');
    await eventually(async () => expect(await page.getByLabel('State').inputValue()).toBe('Maharashtra'));
    await visit.expectGoodPage();
    await page.getByRole('button', { name: 'Accept for ₹7,670.00' }).click();
    await page.getByRole('heading', { level: 1, name: 'You have accepted this quotation' }).waitFor();

    // It is an order, whose advance they pay on the page of the provider.
    const order = await eventually(async () => {
      const { orderId } = await ask(getQuotation, { token: admin, params: { id: quotation } });
      expect(orderId).not.toBeNull();
      return orderId ?? '';
    });
    const tracked = await linkTo(email, /\/track\?of=order#token=([\w.-]+)/);
    await page.goto(tracked.path);
    await page.getByRole('button', { name: 'Pay ₹3,835.00 now' }).click();
    await page.getByRole('button', { name: 'Pay by UPI' }).click();
    await page.getByText(/^Payment received, /).waitFor();
    // Its receipt voucher follows a moment later.
    await documents(order, 'receipt-voucher');
    await page.reload();
    await page.getByText('Receipt voucher').waitFor();
    await visit.expectGoodPage();

    // The rest is paid on delivery, when the invoice is issued.
    const params = { id: order };
    await ask(beginOrder, { token: admin, params, body: {} });
    await ask(deliverOrder, { token: admin, params, body: {} });
    const [, invoice] = await documents(order, 'receipt-voucher', 'tax-invoice');
    const rest = { kind: 'payment', amount: 3835, way: 'cash' };
    await ask(enterPayment, { token: admin, params: { order }, body: rest });
    const [, , receipt] = await documents(order, 'receipt-voucher', 'tax-invoice', 'receipt');
    expect(invoice).toMatchObject({
      buyer: { name: 'Sharma Sweets Pvt Ltd', gstin: GSTIN, stateCode: '27' },
      placeOfSupply: '27',
      totals: { taxable: 6500, cgst: 0, sgst: 0, igst: 1170, total: 7670 },
      lines: [{ name: 'Brochures, A4, folded twice', hsn: '4901', quantity: 1000, rate: 18, igst: 1170 }],
    });
    await expectPdf(downloadInvoice, { token: admin, params: { id: receipt?._id ?? '' } });
    await expectPdf(downloadInvoice, {
      headers: { [ORDER_LINK_HEADER]: tracked.token },
      params: { id: invoice?._id ?? '' },
    });

    // With an account of that address the order is theirs: they say what is wrong, and get something back.
    const { token } = await newCustomer(email);
    const confirmation = await linkTo(email, /\/confirm-email#token=([\w.-]+)/);
    await ask(confirmEmail, { token, body: { token: confirmation.token } });
    const lines = await eventually(async () => {
      const { orderItems } = await ask(getOrder, { token, params });
      return orderItems.map(({ _id: line }) => ({ line, pieces: 100 }));
    });
    const claim = { kind: 'misprinted', lines, text: 'The fold is off on these.' };
    const { claims } = await ask(claimOrder, { token, params, body: claim });
    const decision = { decision: 'refund', amount: 767, reason: 'The fold is off, as you say.' };
    const decided = { id: order, claimId: claims?.[0]?._id ?? '' };
    await ask(decideOrderClaim, { token: admin, params: decided, body: decision });
    const [, , , note] = await documents(order, 'receipt-voucher', 'tax-invoice', 'receipt', 'credit-note');
    expect(note).toMatchObject({
      corrects: { number: invoice?.number },
      totals: { taxable: 650, igst: 117, total: 767 },
    });
    // A part was paid by the provider, which sends back what is not owed any more.
    await eventually(async () =>
      expect(await ask(getAccount, { token, params: { order } })).toMatchObject({
        state: 'settled',
        due: 6903,
        paid: 6903,
        balance: 0,
      }),
    );

    // Staff take a little more off, which stays the order of that quotation.
    const staff = await openAsStaff(browser, `/admin/orders/${order}`, 390);
    await staff.page.getByRole('button', { name: 'Credit and refund' }).click();
    const dialog = staff.page.getByRole('dialog', { name: 'Credit and refund' });
    await dialog.getByLabel('Amount in rupees').fill('59');
    await dialog.getByLabel('Reason').fill('One bundle came late');
    await staff.expectGoodPageAt([
      { width: 390, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
    ]);
    await dialog.getByRole('button', { name: 'Credit it' }).click();
    await dialog.waitFor({ state: 'detached' });
    const kinds = ['receipt-voucher', 'tax-invoice', 'receipt', 'credit-note', 'credit-note'] as const;
    const allowance = (await documents(order, ...kinds)).at(-1);
    expect(allowance).toMatchObject({ reason: 'One bundle came late', totals: { taxable: 50, igst: 9, total: 59 } });
    await staff.context.close();

    const month = dayOf(new Date()).slice(0, 7);
    const { body: gstr1 } = await call(downloadGstr1, { token: admin, params: { month } });
    expect(gstr1).toMatchObject({
      b2b: expect.arrayContaining([
        { ctin: GSTIN, inv: expect.arrayContaining([expect.objectContaining({ inum: invoice?.number, pos: '27' })]) },
      ]),
      cdnr: expect.arrayContaining([
        { ctin: GSTIN, nt: expect.arrayContaining([expect.objectContaining({ nt_num: note?.number, val: 767 })]) },
      ]),
    });
    await visit.context.close();
  });
});

async function expectPdf(...asked: Parameters<typeof call>): Promise<void> {
  const { status, headers, body } = await call(...asked);
  expect([status, headers.get('content-type'), String(body).slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
}
