import type { Browser } from 'playwright-core';
import { openAsStaff, openBrowser } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Entries of the sidebar, each with the title of its page. */
const PAGES = [
  ['ऑनलाइन कोटेशन', 'छपाई का कोटेशन'],
  ['दाम जोड़ें', 'दाम की सूची'],
  ['बल्क ऑर्डर', 'बल्क ऑर्डर'],
  ['नया प्रोडक्ट', 'नया प्रोडक्ट जोड़ें'],
  ['यूज़र', 'यूज़र'],
  ['प्रोडक्ट के प्रकार', 'प्रोडक्ट के प्रकार'],
  ['प्रोडक्ट लिस्ट', 'प्रोडक्ट लिस्ट'],
  ['दाम बदलें', 'दाम बदलें'],
] as const;

describe('staff who read Hindi', () => {
  it('switch the staff area to it and back, and it stays', async () => {
    const visit = await openAsStaff(browser, '/admin/orders', 390);
    const { page } = visit;
    const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await title('Orders').waitFor();
    await button('हिन्दी').click();
    await title('ऑर्डर').waitFor();
    await visit.expectGoodPage();
    for (const [entry, heading] of PAGES) {
      await button('मेन्यू').click();
      await page
        .getByRole('dialog', { name: 'स्टाफ़ एरिया' })
        .getByRole('link', { name: new RegExp(`^${entry}( [\\d,]+ बाकी)?$`) })
        .click();
      await title(heading).waitFor();
      await visit.expectGoodPage();
    }

    await page.reload();
    await title('दाम बदलें').waitFor();
    await button('English').click();
    await title('Manage pricing').waitFor();
    visit.expectClean();
    await visit.context.close();
  });
});
