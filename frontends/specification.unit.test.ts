import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shop } from '../packages/web-kit/src/testing/samples.ts';

// Every text that the specification quotes, where it is said: it stands literally in the English messages of its place,
// and a test of that place, or a journey through the whole shop, reads it on the screen.

const project = join(import.meta.dirname, '..');

const header = 'frontends/shell/src/header';
const web = 'packages/web-kit/src';
const feature = (name: string) => `frontends/storefront/src/features/${name}`;

const TEXTS: Record<string, readonly string[]> = {
  // Header
  [header]: [
    ...['Home', 'My Cart', 'Your Orders', 'Favorites', 'Sign Out'],
    ...['Loading products...', 'No products available', 'Failed to load products'],
    ...['Business Cards', 'Banners & Signage', 'Brochures & Flyers', 'Promotional Items', 'Stationery'],
  ],
  'packages/ui/src': ['Add to Cart', 'Get N% Discount', 'Try Again'],
  // Customer screens, one row per screen
  [feature('sign-in')]: [
    'Signing In...',
    'Please enter your email/phone and password.',
    'Login failed. Please check your credentials and try again.',
  ],
  [feature('sign-up')]: ['Name, email, and password are required.', 'Registration failed. Please try again.'],
  [feature('explore')]: ['No products found', 'Failed to load data. Please try again later.'],
  'frontends/storefront/src/shelf': [
    'Please log in to save favorites.',
    'Please log in to add items to cart.',
    'Failed to update favorite. Please try again.',
    'Failed to add item to cart. Please try again.',
    '{name} added to cart!',
  ],
  [feature('product')]: [
    'Product Not Found',
    'The product you are looking for does not exist.',
    'Return to Home',
    'Bulk order',
    'View All',
    'Please log in to add items to cart.',
    'Please select all required options before adding to cart.',
    'Failed to add item to cart. Please try again.',
    'File size too large. Please upload an image under 5MB.',
    'Please upload an image file (JPEG, PNG, etc.).',
    'Link copied to clipboard!',
    'Failed to load product. Please try again later.',
  ],
  [feature('bulk-order')]: [
    ...['Product Not Found', 'Go Back', 'Back to Products', '20% off'],
    ...['PNG, JPG, SVG up to 10MB', 'Change Design', 'Remove', 'Add to Order', 'Place Order - N'],
    'Please select color, size, and quantity before adding.',
    'Please select at least one placement',
    'Please add at least one color-size-quantity item to stack',
    'Order submitted successfully!',
    'Failed to submit order. Please try again.',
  ],
  [feature('favorites')]: [
    ...['Sign In Required', 'N item(s) saved', 'Remove All', 'No favorites yet'],
    'Failed to load your favorites. Please try again later.',
    'Failed to remove item from favorites. Please try again.',
    'Failed to remove all favorites. Please try again.',
  ],
  [feature('cart')]: [
    ...['Proceed to Checkout', 'Product not available'],
    'Please log in to view your cart.',
    'Failed to load cart. Please try again.',
    'Failed to update quantity.',
    'Failed to remove item.',
    'Please fill in all required shipping information.',
    'Failed to create order. Please try again.',
  ],
  [feature('my-orders')]: [
    ...['Authentication Required', 'Please log in to view your orders.', 'Search orders or products...'],
    ...['All Orders', 'Pending', 'Paid', 'Failed', 'Order Date', 'Total Price', 'Status', 'Delivered', 'Processing'],
    ...['+N more items', 'View order details', 'Hide order details', 'View Design'],
    ...['No orders found', 'Try adjusting your search or filter criteria.', "You haven't placed any orders yet."],
    'Failed to load orders. Please try again later.',
  ],
  [feature('profile')]: [
    ...['Personal Info', 'Address', 'Security', 'Update Profile', 'Logout'],
    ...['Profile updated successfully!', 'Failed to update profile.'],
  ],
  [feature('contact')]: ['Full Name', 'Email Address', 'Your Message'],
  // Service and policy pages
  [feature('services')]: [
    ...['Advertising Services', 'Printing Services', 'Flex & LED Boards', 'Designing Services', 'Learn More'],
    ...['Get Quote', 'Get Started', 'Consult Expert', 'Start Your Project', 'View Portfolio', 'View Products'],
    ...['Digital Marketing', 'Print Advertising', 'Outdoor Advertising'],
    ...['Offset Printing', 'Digital Printing', 'Packaging & Stationery', 'Carry Bag Printing', 'Sticker Printing'],
    ...['T-shirt & Cap Printing', 'Logo & Stationery', 'Brochure & Catalog', 'Pamphlet & Posters'],
    ...['Packaging & Press Ads', 'Hoarding & Flex Designs', 'Animations & Videos', 'Flex Printing'],
    ...['Glow Sign Boards', 'Eco Solvent Printing', 'Standy', 'Signage', 'Acrylic Board', 'LED Board'],
    'Neon Sign & Board',
  ],
  [feature('policies')]: ['Privacy Policy', 'Terms & Conditions', 'Cancellation Policy', 'Last updated: N'],
  [web]: ['Oops! Page Not Found', 'Go Back', 'Go Home'],
};

const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(project, folder, name));

/** Every text of a message file; one with parameters as it reads with the specification's own placeholders. */
function textsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages];
  if (typeof messages === 'function')
    return ['N', '{name}', shop].flatMap((value) => {
      try {
        return textsOf(messages(...Array(messages.length).fill(value)));
      } catch {
        return []; // a text about the shop takes no word, and the other way round
      }
    });
  return typeof messages === 'object' && messages ? Object.values(messages).flatMap(textsOf) : [];
}

async function messagesBelow(folder: string): Promise<string[]> {
  const files = filesBelow(folder, /messages\/en\.ts$/);
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).flatMap(textsOf));
}

const journeys = filesBelow('e2e', /\.e2e\.test\.ts$/).map((file) => readFileSync(file, 'utf8'));
/** The journeys, the tests of the place itself, and for what features share also the tests of the features. */
const testsOf = (folder: string) =>
  [folder, ...(folder.includes('/features/') ? [] : ['frontends'])]
    .flatMap((place) => filesBelow(place, /\.test\.tsx$/))
    .map((file) => readFileSync(file, 'utf8'))
    .concat(journeys)
    .join('\n');
/** A test names a text with numbers and names of its own in place of the placeholders. */
const fixedPart = (text: string) =>
  text.split(/\bN\b|\{name\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

describe.each(Object.entries(TEXTS))('%s', (folder, texts) => {
  it.each(texts)('says "%s"', async (text) => {
    expect(await messagesBelow(folder)).toContain(text);
  });
  it.each(texts)('proves that "%s" is shown', (text) => {
    expect(testsOf(folder).replaceAll("\\'", "'").includes(fixedPart(text))).toBe(true);
  });
});
