import { getPrintAreas, type Product } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { ask } from './api.ts';
import { openAsStaff, openBrowser, openSignedIn } from './browser.ts';
import { newCustomer } from './customers.ts';
import { PHONE, SCREENS } from './every-route.ts';
import { moveFingers } from './fingers.ts';
import { addProduct, adminToken, newName } from './mini-catalogue.ts';
import { shop } from './shop.ts';

let browser: Browser;
let tee: Product;
beforeAll(async () => {
  browser = await openBrowser();
  const token = await adminToken();
  const shirt = {
    type: 'T-Shirt',
    category: 'Round Neck',
    price: 399,
    isCustomizable: true,
    colors: ['White', 'Black'],
  };
  tee = await addProduct(token, { ...shirt, name: newName('Wedding tee') });
  await eventually(() => ask(getPrintAreas, { params: { productId: tee._id } }));
});
afterAll(() => browser?.close());

/** A square logo, with its side in pixels. */
async function logo(pixels: number, background = '#c2185b') {
  const buffer = await sharp({ create: { width: pixels, height: pixels, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'logo.png', mimeType: 'image/png', buffer };
}

/** The middle of what is shown, on the screen. */
async function middleOf(shown: Locator): Promise<{ x: number; y: number }> {
  const box = await shown.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The editor that is open on a page. */
function editorOf(page: Page) {
  const dialog = page.getByRole('dialog');
  const stage = dialog.getByRole('application');
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  const field = (name: string) => dialog.getByRole('spinbutton', { name });
  return {
    dialog,
    stage,
    button,
    field,
    frame: stage.locator('rect.stroke-action'),
    upload: async (pixels: number) => {
      await dialog.locator('input[type=file]').setInputFiles(await logo(pixels));
      await dialog.getByRole('status').waitFor();
    },
    /** Where everything lies that is laid out on the side that is shown. */
    drawn: () =>
      stage
        .locator('image[href^="blob:"], text')
        .evaluateAll((all) =>
          all.map((one) => [one.parentElement?.getAttribute('transform'), one.textContent, one.getAttribute('width')]),
        ),
    /** The field has the number, perhaps a moment later. */
    has: (name: string, wanted: number) =>
      eventually(async () => expect({ [name]: Number(await field(name).inputValue()) }).toEqual({ [name]: wanted })),
    number: async (name: string) => Number(await field(name).inputValue()),
  };
}

const [LEFT, TOP, WIDTH, TURNED] = ['From the left (mm)', 'From the top (mm)', 'Width (mm)', 'Turned (°)'] as const;

/** A picture of a layout that the browser has drawn, on a shirt of that colour. */
const expectPicture = (page: Page, alt: string, color: 'White' | 'Black') =>
  eventually(async () => {
    const shirts = await page.getByRole('img', { name: alt }).evaluateAll((all) =>
      all.map((one) => {
        const { naturalWidth: width, naturalHeight: height } = one as HTMLImageElement;
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen || width < 100) return 'not drawn';
        pen.drawImage(one as HTMLImageElement, -width / 2, -height * 0.8);
        const [red = 0] = pen.getImageData(0, 0, 1, 1).data;
        return red > 128 ? 'White' : 'Black';
      }),
    );
    expect([...new Set(shirts)]).toEqual([color]);
  });

it('is laid out by fingers on a phone, ordered, and used again', async () => {
  const customer = await newCustomer();
  const visit = await openSignedIn(browser, 390, customer);
  const { page } = visit;
  const editor = editorOf(page);
  const onPage = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
  await page.goto(`/product/${tee._id}`);
  await onPage('Lay it out on the product').click();
  await editor.stage.waitFor();
  await editor.upload(1500);

  const [left, top] = [await editor.number(LEFT), await editor.number(TOP)];
  const from = await middleOf(editor.frame);
  await moveFingers(page, [from, { x: from.x + 7, y: from.y - 30 }]);
  await eventually(async () => expect(await editor.number(TOP)).toBeLessThan(top - 20));
  // One finger on the picture moves what lies on it and not the page.
  expect(await editor.dialog.evaluate((dialog) => dialog.scrollTop)).toBe(0);

  const [width, moved] = [await editor.number(WIDTH), await editor.number(LEFT)];
  const { x, y } = await middleOf(editor.frame);
  await moveFingers(
    page,
    [
      { x: x - 30, y },
      { x: x - 15, y: y - 15 },
    ],
    [
      { x: x + 30, y },
      { x: x + 15, y: y + 15 },
    ],
  );
  await editor.has(TURNED, 45);
  expect(await editor.number(WIDTH)).toBeLessThan(width * 0.8);
  await editor.button('Undo').tap();
  await editor.has(TURNED, 0);
  await editor.has(WIDTH, width);
  await editor.has(LEFT, moved);
  await editor.button('Undo').tap();
  await editor.has(LEFT, left);
  await editor.has(TOP, top);
  await editor.button('Redo').tap();
  await editor.button('Redo').tap();
  await editor.has(TURNED, 45);

  await editor.button('Add a text').tap();
  const words = editor.dialog.getByRole('textbox', { name: 'Words' });
  await words.fill('शुभ विवाह');
  await eventually(async () => {
    const [letters, frame] = await Promise.all([
      editor.stage.locator('text').evaluate((one) => one.getBoundingClientRect().width),
      editor.frame.evaluate((one) => one.getBoundingClientRect().width),
    ]);
    expect(letters / frame).toBeGreaterThan(0.97);
    expect(letters / frame).toBeLessThan(1.03);
  });
  const laidOut = await editor.drawn();
  expect(laidOut).toHaveLength(2);
  await visit.expectGoodPage();
  await editor.button('Use this layout').tap();
  await expectPicture(page, 'Your layout on the product', 'White');
  // Chosen after it was laid out: it is shown in this colour from here on.
  await onPage('Black').click();
  await expectPicture(page, 'Your layout on the product', 'Black');
  await onPage('Add to Cart').click();
  await page.getByRole('link', { name: 'My Cart, 1 item' }).click();

  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  await expectPicture(page, 'Your layout on the product', 'Black');
  await visit.expectGoodPage();
  await onPage('Change the layout').click();
  await eventually(async () => expect(await editor.drawn()).toEqual(laidOut));
  await editor.button('Close').tap();
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change the layout'),
  );

  await onPage('Proceed to Checkout').click();
  await page.getByLabel('Address').fill('12 MG Road');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('Postal code').fill('411001');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await expectPicture(page, 'Your layout on the product', 'Black');
  await onPage('Place Order').click();
  await page.getByRole('heading', { level: 1, name: 'Thank you! Your order is confirmed.' }).waitFor();
  await expectPicture(page, 'Your layout on the product', 'Black');
  const order = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('link', { name: 'My Orders', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('link', { name: order }).waitFor();
  await expectPicture(page, 'Your layout on the product', 'Black');

  const staff = await openAsStaff(browser, `/admin/orders?search=${order}`, 1280);
  await staff.page.getByRole('link', { name: order.slice(-6) }).click();
  await expectPicture(staff.page, "The customer's layout on the product", 'Black');
  await staff.expectGoodPage();
  await staff.context.close();

  await page.goto(`/product/${tee._id}`);
  await onPage('Lay it out on the product').click();
  await editor.dialog.getByText('Use again', { exact: true }).tap();
  const earlier = editor.button(/^Layout of/).first();
  for (const block of ['start', 'center', 'end'] as const) {
    const isSeen = await earlier.evaluate((one, place) => {
      one.scrollIntoView({ block: place });
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }, block);
    // The drawing stays above, and the button to save it below.
    expect([block, isSeen]).toEqual([block, true]);
  }
  await earlier.click();
  await eventually(async () => expect(await editor.drawn()).toEqual(laidOut));
  await editor.button('Use this layout').focus();
  await page.keyboard.press('Tab');
  await eventually(async () => expect((await editor.button('Close').boundingBox())?.y).toBeGreaterThanOrEqual(0));
  visit.expectClean();
  await visit.context.close();
});

/** Presses Tab until the element has the focus, which must be seen. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press('Tab');
    if (!(await wanted.evaluate((one) => one === document.activeElement))) continue;
    const outline = await wanted.evaluate((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one.closest('label') ?? one);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    expect(outline).toBeGreaterThanOrEqual(2);
    return;
  }
  throw new Error('Tab does not lead there');
}

it('is laid out by keys alone, and gives the focus back', async () => {
  const visit = await openSignedIn(browser, 1280, await newCustomer());
  const { page } = visit;
  const { keyboard } = page;
  const editor = editorOf(page);
  const opener = page.getByRole('button', { name: 'Lay it out on the product' });
  await page.goto(`/product/${tee._id}`);
  await opener.waitFor();
  await tabTo(page, opener);
  await keyboard.press('Enter');
  await editor.stage.waitFor();
  await tabTo(page, editor.stage);
  await tabTo(page, editor.dialog.locator('input[type=file]'));
  await editor.upload(1500);
  await tabTo(page, editor.stage);

  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const count = (wanted: number) =>
    eventually(async () => expect(await editor.stage.locator('image[href^="blob:"]').count()).toBe(wanted));
  const full = await editor.number(WIDTH);
  await press('-', '-', '-', '-', 'l', 't');
  await editor.has(LEFT, 0);
  await editor.has(TOP, 0);
  expect(await editor.number(WIDTH)).toBeLessThan(full * 0.85);
  await press('ArrowRight', 'ArrowRight', 'Shift+ArrowDown');
  await editor.has(LEFT, 1);
  await editor.has(TOP, 5);
  await press(']', 'Shift+BracketRight', '[');
  await editor.has(TURNED, 15);
  await press('Control+z', 'Control+z', 'Control+z');
  await editor.has(TURNED, 0);
  await press('Control+y');
  await editor.has(TURNED, 1);
  await press('Control+z', 'c', 'm', 'Shift+F', 'f');
  await editor.has(LEFT, 0);
  await press('x');
  await eventually(async () => expect(await editor.button('Mirror').getAttribute('aria-pressed')).toBe('true'));
  await press('Control+d');
  await count(2);
  const chosen = editor.dialog.getByRole('list', { name: /^Pieces/ }).locator('[aria-pressed=true]');
  await eventually(async () => expect(await chosen.textContent()).toBe('Picture 2'));
  await press('PageDown');
  await eventually(async () => expect(await chosen.textContent()).toBe('Picture 1'));
  await press('PageUp', 'n', 'Delete');
  await count(1);
  await press('z');
  await editor.button('Zoom out').waitFor();
  await press('z', 'v');
  await editor.dialog.getByRole('application', { name: /^Back/ }).waitFor();
  await press('v', 'n', '?');
  await editor.dialog.getByText('Move by 0.5 mm').waitFor();

  await tabTo(page, editor.field(LEFT));
  await press('Control+a');
  await keyboard.type('12.5');
  await editor.has(LEFT, 12.5);
  await tabTo(page, editor.button('Use this layout'));
  await press('Enter');
  const change = page.getByRole('button', { name: 'Change the layout' });
  await change.waitFor();
  await eventually(async () => expect(await change.evaluate((one) => one === document.activeElement)).toBe(true));
  await press('Enter');
  await editor.stage.waitFor();
  await tabTo(page, editor.stage);
  await press('n', 'x');
  await eventually(async () => expect(await editor.button('Mirror').getAttribute('aria-pressed')).toBe('false'));
  const questions: string[] = [];
  page.once('dialog', (question) => {
    questions.push(question.message());
    question.dismiss();
  });
  await press('Escape');
  await editor.stage.waitFor();
  page.once('dialog', (question) => question.accept());
  await press('Escape');
  await editor.dialog.waitFor({ state: 'detached' });
  expect(questions).toEqual(['Your changes are not saved. Close all the same?']);
  await eventually(async () => expect(await change.evaluate((one) => one === document.activeElement)).toBe(true));
  visit.expectClean();
  await visit.context.close();
});

it.each([
  ['en', 'Lay it out on the product', 'Front A3', SCREENS],
  ['hi', 'प्रोडक्ट पर लगाकर देखिए', 'आगे A3', PHONE],
] as const)(
  'is readable on every screen in %s: empty, with a sharp picture and with a coarse one',
  async (language, open, area, screens) => {
    const visit = await openSignedIn(browser, { width: 1280, language }, await newCustomer());
    const { page } = visit;
    const editor = editorOf(page);
    await page.goto(`/product/${tee._id}`);
    await page.getByRole('button', { name: open }).click();
    await editor.button(area).waitFor();
    await visit.expectGoodPageAt(screens);
    await editor.upload(3000);
    await visit.expectGoodPageAt(screens);
    await editor.upload(100);
    await editor.dialog.locator('[role=status] .text-bad').first().waitFor();
    await visit.expectGoodPageAt(screens);
    visit.expectClean();
    await visit.context.close();
  },
);

const EDITOR_LIMIT = 120_000;

interface Files {
  scripts: string[];
  styles: string[];
}

interface FirstLoad {
  editors: Record<string, Files>;
  screens: Record<string, Files>;
}

it('is loaded when it is first opened, at most 120 KB of scripts and styles; its letters come with the first text', async () => {
  const visit = await openSignedIn(browser, 1280, await newCustomer());
  const { page } = visit;
  const editor = editorOf(page);
  const loaded = new Map<string, Promise<number>>();
  const letters: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const kind = request.resourceType();
    if (kind === 'font' && pathname.includes('/remotes/')) letters.push(pathname);
    if (kind !== 'script' && kind !== 'stylesheet') return;
    loaded.set(
      pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto(`/product/${tee._id}`);
  await visit.arrive();
  const opener = page.getByRole('button', { name: 'Lay it out on the product' });
  await opener.waitFor();
  const before = new Set(loaded.keys());
  // The scripts of the editor have numbers for names; the build says which they are, and which the product page needs itself.
  const { editors, screens } = (await (
    await fetch(`${shop().url}/remotes/storefront/first-load.json`)
  ).json()) as FirstLoad;
  const ofPage = Object.values(screens['product-page'] ?? {}).flat();
  const own = Object.values(editors['layout-editor'] ?? {})
    .flat()
    .filter((path) => !ofPage.includes(path));
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter((path) => before.has(path))).toEqual([]);

  await opener.click();
  await editor.stage.waitFor();
  await visit.arrive();
  const added = [...loaded].filter(([path]) => !before.has(path));
  const total = (await Promise.all(added.map(([, bytes]) => bytes))).reduce((sum, bytes) => sum + bytes, 0);
  expect(added.map(([path]) => path)).toEqual(expect.arrayContaining(own));
  expect(total).toBeLessThanOrEqual(EDITOR_LIMIT);
  const known = letters.length;
  await editor.button('Add a text').click();
  await eventually(() => expect(letters.length).toBeGreaterThan(known));
  visit.expectClean();
  await visit.context.close();
});
