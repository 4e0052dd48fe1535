import { listProducts } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { ask } from './api.ts';
import { openAsStaff, openBrowser, signIn, startVisit } from './browser.ts';
import { addProduct, adminToken, newName, picture } from './mini-catalogue.ts';
import { shop } from './shop.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Drags one thing onto another as a hand does, in many small moves. */
async function drag(page: Page, thing: Locator, onto: Locator): Promise<void> {
  const middle = async (locator: Locator) => {
    const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  await thing.scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middle(thing)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(onto)), { steps: 10 });
  await page.mouse.up();
}
/** Opens the history of what is shown, and waits for what it tells; the record arrives a moment after the write. */
async function readHistory(page: Page, ...texts: string[]): Promise<void> {
  await page.getByText('History', { exact: true }).click();
  for (const text of texts) await page.locator('details').getByText(text).first().waitFor();
}

describe('staff', () => {
  it('land where they wanted to go, see their own name, and get out again', async () => {
    const path = '/admin/product-list?stock=in#top';
    const visit = await startVisit(browser, 1280);
    const { page } = visit;
    await page.goto(path);
    await page.waitForURL('**/signin');
    await signIn(page, shop().admin);
    await page.waitForURL((url) => url.pathname + url.search + url.hash === path);
    await page.getByRole('navigation', { name: 'Staff area' }).locator('[aria-current=page]').waitFor();
    await page.getByRole('banner').locator('button[aria-haspopup=dialog]').click();
    await page.getByRole('dialog', { name: 'Staff account' }).getByText(shop().admin.login).waitFor();
    await page.getByRole('link', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/admin/products');
    await page.getByRole('link', { name: 'View Store' }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    visit.expectClean();
    await visit.context.close();
  });

  it('add, change and delete a product type, and read its history', async () => {
    const visit = await openAsStaff(browser, '/admin/product-type', 1280);
    const { page } = visit;
    const [name, renamed] = [newName('Flags'), newName('Banners')];
    await page.getByLabel('Product type', { exact: true }).fill(name);
    await page.getByLabel('Category 1', { exact: true }).fill('Cloth');
    await press(page, 'Add category');
    await page.getByLabel('Category 2', { exact: true }).fill('Paper');
    await press(page, 'Create type');
    await page.getByText('Product type created successfully').waitFor();
    await press(page, `Edit ${name}`);
    await page.getByLabel('Product type', { exact: true }).fill(renamed);
    await press(page, 'Remove category 2');
    await press(page, 'Update type');
    await page.getByText('Product type updated successfully').waitFor();
    await press(page, `Edit ${renamed}`);
    await readHistory(page, 'created this', 'updated this', renamed);
    await visit.expectGoodPage();
    await press(page, `Delete ${renamed}`);
    await page.getByText('Product type deleted successfully').waitFor();

    await press(page, 'Delete Mugs & Bottles');
    await page
      .getByRole('alert')
      .getByText(/still use the type "Mugs & Bottles"/)
      .waitFor();
    // The browser itself complains of every 409.
    await visit.expectGoodPage();
    await visit.context.close();
  });

  it('find a product, change its pictures and price, read its history, and delete it', async () => {
    const name = newName('Enamel badge');
    await addProduct(await adminToken(), { name, stock: 7 });
    const visit = await openAsStaff(browser, `/admin/product-list?search=${encodeURIComponent(name)}`, 1280);
    const { page } = visit;
    await press(page, `Edit ${name}`);
    const dialog = page.getByRole('dialog', { name: 'Update Product' });
    await dialog.getByLabel('Add pictures').setInputFiles({
      name: 'back.png',
      mimeType: 'image/png',
      buffer: await picture('#0a7'),
    });
    await dialog.getByAltText('Picture 2').waitFor();
    await dialog.getByRole('button', { name: 'Move picture 2 earlier' }).click();
    const last = await dialog.getByAltText('Picture 2').getAttribute('src');
    await drag(page, dialog.getByAltText('Picture 2'), dialog.getByAltText('Picture 1'));
    await dialog.getByText('Picture 2 is now picture 1 of 2.').waitFor({ state: 'attached' });
    expect(await dialog.getByAltText('Picture 1').getAttribute('src')).toBe(last);
    // For a moment after a drag, @dnd-kit drops every selection, and with it what is filled in.
    const price = dialog.getByLabel('Price in ₹');
    await eventually(async () => {
      await price.fill('325');
      expect(await price.inputValue()).toBe('325');
    });
    await dialog.getByRole('button', { name: 'Update Product' }).click();
    await page.getByText('Product updated successfully!').waitFor();
    await page.getByRole('row', { name }).getByText('₹325.00').waitFor();
    // The search is lenient: it finds other products, too.
    const found = async () => (await ask(listProducts, { query: { search: name } })).find((one) => one.name === name);
    expect(await found()).toMatchObject({ price: 325, stock: 7, images: [expect.any(String), expect.any(String)] });

    await press(page, `Edit ${name}`);
    await readHistory(page, 'updated this', '325', 'created this');
    await page.keyboard.press('Escape');
    await press(page, `Delete ${name}`);
    const question = page.getByRole('dialog', { name: 'Confirm Delete' });
    await question.getByText('Are you sure you want to delete this product? This action cannot be undone.').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Product deleted successfully!').waitFor();
    expect(await found()).toBeUndefined();
    visit.expectClean();
    await visit.context.close();
  });

  it('keep what is typed in the product form over a reload, and go back in the browser only after a question', async () => {
    const visit = await openAsStaff(browser, '/admin/product-list', 1280);
    const { page } = visit;
    await page.getByRole('link', { name: 'Add Product' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Half a product');
    await page.reload();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Half a product');
    page.removeAllListeners('dialog');
    page.once('dialog', (dialog) => dialog.dismiss());
    await page.goBack();
    await page.waitForURL('**/admin/products');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Half a product');
    page.once('dialog', (dialog) => dialog.accept());
    await page.goBack();
    await page.getByRole('heading', { name: 'Product List' }).waitFor();
    visit.expectClean();
    await visit.context.close();
  });

  it('add, change and delete a colour', async () => {
    const visit = await openAsStaff(browser, '/admin/product-colors', 1280);
    const { page } = visit;
    const name = newName('Teal');
    await page.getByLabel('Colour name').fill(name);
    await page.getByLabel('Pick the shade').fill('#008080');
    await press(page, 'Create colour');
    await page.getByText('Product colour created successfully').waitFor();
    await press(page, `Edit ${name}`);
    await page.getByLabel('Hex code').fill('#007070');
    await press(page, 'Update colour');
    await page.getByRole('row', { name }).getByText('#007070').waitFor();
    await visit.expectGoodPage();
    await press(page, `Delete ${name}`);
    await page.getByText('Product colour deleted successfully').waitFor();
    await page.goto('/admin/changes');
    await page.getByText(name).first().waitFor();
    visit.expectClean();
    await visit.context.close();
  });
});
