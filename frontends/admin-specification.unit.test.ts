import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The staff area's part of the specification. Every text that it quotes stands literally in the code of its place, and a test of that
// place, or a journey through the whole shop, reads it on the screen. Every rule, default and timing has a test that states it.

const project = join(import.meta.dirname, '..');
const admin = 'frontends/admin/src';
const feature = (name: string) => `${admin}/features/${name}`;

/** By place, with N for what differs each time. */
const TEXTS: Record<string, readonly string[]> = {
  // 2.3
  'frontends/shell/src/admin-header': [
    ...['Online Quotation', 'Add pricing', 'Orders', 'Bulk Orders', 'Products', 'Users', 'Product type'],
    ...['Product List', 'manage pricing', 'View Store'],
  ],
  // 2.4
  [feature('users')]: [
    ...['Name', 'Email', 'Phone', 'Address', 'Status', 'Joined Date', 'Admin', 'Customer', 'User', 'N/A'],
    ...['Showing N of N users', 'No users found matching your search', 'No users found', 'Loading users...'],
    ...['Export to CSV', 'Failed to load users. Please try again later.'],
  ],
  // 2.5
  [feature('orders')]: [
    ...['Order ID', 'Date', 'Items', 'Total Price', 'Shipping Address', 'Payment Status', 'Delivery Status'],
    ...['Delivered', 'Pending', 'No orders found.', 'Failed to fetch orders'],
  ],
  // 2.6
  [feature('bulk-orders')]: [
    ...['Order ID', 'User ID', 'Items', 'Design Preview', 'Total Price', 'Status', 'Date'],
    ...['No Image', 'No bulk orders found.', 'Failed to fetch orders'],
  ],
  // 2.7, 5, 8
  [feature('product-types')]: [
    ...['Product Types', 'Type', 'Categories', 'Created At', 'Updated At', 'Edit', 'Delete', 'Cancel'],
    'Product type and all categories are required',
    ...['Error fetching product types', 'Error saving product type', 'Error deleting product type'],
    'Product type created successfully',
    'Product type updated successfully',
    'Product type deleted successfully',
  ],
  // 2.8, 8
  [feature('product-list')]: [
    ...['Image', 'Name', 'Price', 'Category', 'Type', 'Stock', 'Actions', 'Add Product'],
    ...['Update Product', 'Confirm Delete'],
    'Are you sure you want to delete this product? This action cannot be undone.',
    'Failed to load products. Please try again later.',
    ...['Product updated successfully!', 'Failed to update product. Please try again.'],
    ...['Product deleted successfully!', 'Failed to delete product. Please try again.'],
  ],
  // 2.9, 5, 8
  [feature('add-product')]: [
    ...['Add New Product', 'Failed to load product data', 'Failed to add product. Please try again.'],
    'Please fill in all required fields and upload at least one image',
    'Maximum 5 images allowed per product',
  ],
  // 2.10, 2.11, 5, 8
  [feature('price-add')]: [
    ...['Loading configuration...', 'Configuration Load Failed', 'Double-sided Printing', 'Try Again'],
    'Unable to load pricing configuration. Please try again.',
    ...['Design Services', 'Printing Services', 'Paper Types', 'Lamination Services', 'Binding Services'],
    'Please fill all required fields',
    'Please provide size and GSM for paper',
    'Please provide size for printing',
    ...['Pricing updated successfully! ✅', 'Error occurred while updating pricing'],
  ],
  // 2.12, 8
  [feature('manage')]: [
    ...['No N data available', 'Are you sure you want to delete "N"?'],
    ...['Failed to load configuration', 'Invalid response format from server'],
    ...['Updated successfully ✅', 'Deleted successfully ✅', 'Update failed', 'Delete failed'],
  ],
  // 2.13, 8
  [feature('quotation')]: [
    ...['Printing Service Admin', 'Manage complete printing service orders', '(Empty)', 'Add N to Order'],
    ...['Design', 'Paper', 'Printing', 'Lamination', 'Binding', 'Transport'],
    ...['Add to Order', 'Reset All', 'Print Summary'],
    ...['Loading pricing data...', 'Failed to load pricing data.', 'No N options available'],
    ...[
      'Please select a design',
      'Please select complete paper specifications',
      'Selected paper combination not found',
    ],
    ...['Please select a printing option', 'Selected printing option not found'],
    ...['Please select a lamination option', 'Please select a binding option'],
  ],
};

const session = 'frontends/shell/src/session';
const header = 'frontends/shell/src/admin-header/admin-header.test.tsx';
const product = `${feature('add-product')}/add-product-page.test.tsx`;
const productList = `${feature('product-list')}/product-list-page.test.tsx`;
const types = `${feature('product-types')}/product-types-page.test.tsx`;
const orders = `${feature('orders')}/orders-page.test.tsx`;
const bulkOrders = `${feature('bulk-orders')}/bulk-orders-page.test.tsx`;
const users = `${feature('users')}/users-page.test.tsx`;
const prices = `${feature('price-add')}/price-add-page.test.tsx`;
const manage = `${feature('manage')}/manage-page.test.tsx`;
const quotation = `${feature('quotation')}/quotation-page.test.tsx`;
const catalog = 'services/catalog/src';
const stored = 'packages/web-kit/src/session.test.tsx';

/** Section, rule, and the test that states it. */
const RULES: readonly (readonly [rule: string, file: string, test: string])[] = [
  ['2.1 every route opens for those who may', 'e2e/every-route.e2e.test.ts', 'is good for staff'],
  [
    '2.1 a route change scrolls to the top',
    'frontends/shell/src/layout/layout.test.tsx',
    'scrolls to the top on a route change',
  ],
  [
    '2.1 staff paths have the staff header',
    'frontends/shell/src/layout/layout.test.tsx',
    'has the staff header and no footer on staff paths',
  ],
  ['2.2 only an admin passes', `${session}/require-admin.test.tsx`, 'lets an admin through'],
  ['2.2 others go to /signin', `${session}/require-admin.test.tsx`, 'sends %s to sign in'],
  [
    '2.1, 6 /admin/products is outside the guard',
    `${session}/require-admin.test.tsx`,
    'leaves /admin/products to guard itself',
  ],
  ['6 and shows nothing there', product, 'shows nothing to %s'],
  ['2.3 nine entries', header, 'has exactly the nine entries of the specification'],
  ['2.3 the current one is marked', header, 'marks at %s the entry %s, and no other'],
  ['2.3 user menu', header, "has the admin's own name and e-mail over the ways to profile, settings, store and out"],
  ['7, 8 logging out', `${session}/session-screens.test.tsx`, 'signs out and goes home'],
  [
    '8 a failed logout is logged',
    `${session}/session-screens.test.tsx`,
    'says that it did not work, and tries again on request',
  ],
  ['2.4 columns', users, 'are shown with initial, role, address and the day they joined'],
  ['2.4 N/A', users, 'without phone and address have N/A there, and admins are told apart'],
  ['2.4 searchable', users, 'are searched, narrowed by role and sorted by the server'],
  ['2.4 empty messages', users, 'are awaited, absent, or not found, each in its words'],
  ['2.4 Try Again', users, 'that could not be loaded can be tried again'],
  [
    '2.5, 9 columns; last six characters',
    orders,
    'show the last six characters of the id, the items, the total, the address and both states',
  ],
  ['2.6, 9 first eight characters', bulkOrders, 'show ids cut short, items, design, total, status and date'],
  ['2.6 the design opens in a new tab', bulkOrders, 'open a design in a new tab, and save it'],
  ['2.7 rows are added', types, 'are created with as many categories as were added, and the form is empty again'],
  ['2.7 a row is removed only when more than one exists', types, 'keep at least one category row'],
  ['2.7 columns; a single tab', types, 'stand in a table with their categories and dates, on the only tab'],
  ['2.7 confirmation', types, 'are deleted only after a confirmation'],
  ['2.7 Cancel returns to create mode', types, 'are edited in the same form, and Cancel goes back to creating'],
  ['4, 5, 9 what is required; 3 s', types, 'need a name and no blank category, and say so for three seconds'],
  [
    '5 the server asks the same',
    `${catalog}/product/product.int.test.ts`,
    'needs a type and categories that are not blank',
  ],
  [
    '2.8 columns and the link',
    productList,
    'has its columns, the number of all, and a link to the form that adds a product',
  ],
  ['2.8 delete dialog', productList, 'asks first, and Cancel deletes nothing'],
  ['4 edit replaces the item', productList, 'puts the answer in its place in the list'],
  ['4 delete removes it', productList, 'takes it out of the list'],
  ['5 what the modal requires', productList, 'needs %s'],
  [
    '2.9, 3, 7, 9 all fields; sizes; 3 s; reset',
    product,
    'sends every field, says so for three seconds, and empties the form',
  ],
  ['2.9 live preview', product, 'previews the card while it is typed'],
  [
    '2.9 progress',
    product,
    'are sent three at a time, with their progress from 0, stand as chosen, and nothing is added meanwhile',
  ],
  ['5 required', product, 'needs its required fields and a picture'],
  ['5, 9 five pictures, images only', product, 'are at most five, and image files only'],
  ['5 minima and discounts', product, 'says beside %s what is wrong with %s'],
  ['8 load failure', product, 'says that types or colours could not be loaded, and loads them again'],
  ['8 creation failure', product, 'keeps everything when the server refuses, and says why: %j'],
  ['5 the server holds all of it', `${catalog}/product/product.int.test.ts`, 'refuses %j'],
  ['2.10 five sections', prices, 'has its five sections, and says meanwhile that they are loading'],
  [
    '2.11, 5 submit is disabled until valid; both sides; trimmed',
    prices,
    'opens the button only for a complete printing price, and sends both sides',
  ],
  ['5 what the entry form requires', prices, 'says of %s without %s what is missing'],
  ['8 a failed entry', prices, 'says why a price could not be added: %j'],
  ['2.12, 4 one row in edit mode', manage, 'edits one row at a time; Cancel leaves it'],
  ['7 deleting asks', manage, 'deletes after a confirmation that names the price'],
  ['2.13 empty tabs; Transport', quotation, 'closes and marks a tab without prices; transport is always closed'],
  [
    '4, 5 adding clears; what is complete',
    quotation,
    'adds only a complete selection, then clears it and the quantity',
  ],
  ['2.13 paper rules', quotation, 'clears GSM and size with the paper type, and size with the GSM'],
  ['2.13, 9 both sides cost double', quotation, 'charges exactly double for both sides and goes back to single'],
  ['4 removing; Reset All', quotation, 'removes a line and forgets all on reset'],
  ['4, 8 without prices', quotation, 'stays usable, with empty tabs, when the prices cannot be loaded'],
  ['4, 9 stored session', stored, 'is kept under persist:root, version 1, as a user slice'],
  ['4, 9 restoration ends', stored, 'gives up on a storage that never answers'],
  ['4 user state', stored, 'goes through start, failure and success as one slice'],
  ['7 every call', 'packages/contracts/src/routes.unit.test.ts', 'has every call of section 7 of both specifications'],
];

/** Where a place says what is shared: its own code, the parts that features share, and the contracts. */
const SHARED = [admin, 'packages/contracts/src', 'packages/ui/src'];

const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));

const read = (file: string) => readFileSync(join(project, file), 'utf8');

/** Code as its texts read: on one line, and once more with what is filled in as N. */
function asRead(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').replaceAll("\\'", "'");
  return `${line}\n${line.replaceAll(/\$?\{[^{}]*\}/g, 'N')}`;
}

const isTest = /\.test\.tsx?$/;
const isCode = /(?<!\.test)\.tsx?$/;
const isOfAnotherFeature = (file: string, folder: string) => file.includes('/features/') && !file.startsWith(folder);
const codeOf = (folder: string) =>
  [folder, ...SHARED]
    .flatMap((place) => filesBelow(place, isCode))
    .filter((file) => !isOfAnotherFeature(file, folder))
    .map((file) => asRead(read(file)))
    .join('\n');

const journeys = filesBelow('e2e', /\.e2e\.test\.ts$/).map(read);
const testsOf = (folder: string) =>
  [...filesBelow(folder, isTest).map(read), ...journeys].join('\n').replaceAll("\\'", "'");
/** A test names a text with words of its own in place of N. */
const fixedPart = (text: string) =>
  text.split(/\bN\b/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

describe.each(Object.entries(TEXTS))('%s', (folder, texts) => {
  const code = codeOf(folder);
  const tests = testsOf(folder);
  it.each(texts)('says "%s"', (text) => {
    expect(code.includes(text)).toBe(true);
  });
  it.each(texts)('proves that "%s" is shown', (text) => {
    expect(tests.includes(fixedPart(text))).toBe(true);
  });
});

it.each(RULES)('holds to "%s"', (_rule, file, test) => {
  expect(read(file).replaceAll("\\'", "'")).toContain(test);
});
