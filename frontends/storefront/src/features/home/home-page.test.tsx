import { anId, aProduct, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import HomePage from './home-page.tsx';

const PRODUCTS = [
  aProduct({ name: 'Plain tee' }),
  aProduct({ _id: anId(2), name: 'Silk cards', type: 'Business Cards', price: 199, happyHourDiscount: 0 }),
  aProduct({ _id: anId(3), name: 'Matt cards', type: 'Business Cards', price: 299, happyHourDiscount: 0 }),
  aProduct({ _id: anId(4), name: 'Neon board', type: 'LED Boards', price: 1234567, happyHourDiscount: 0 }),
  aProduct({ _id: anId(5), name: 'Gift mug', type: 'Mugs', isBestSeller: true }),
];
const TYPES = ['T-Shirt', 'Business Cards', 'LED Boards', 'Mugs'].map((type, n) => ({
  _id: anId(101 + n),
  type,
  category: ['Round Neck'],
}));
const server = serve(
  http.get('/api/product', () => HttpResponse.json(PRODUCTS)),
  http.get('/api/product-types', () => HttpResponse.json({ success: true, data: TYPES })),
);
const shelf = () => within(screen.getByRole('region', { name: 'Off the press this week' }));

describe('the home page', () => {
  it('leads to the services from its cards and from its button', () => {
    renderScreen(<HomePage />);
    const strip = within(screen.getByRole('region', { name: 'Bigger job? Talk to the press room' }));
    expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/services',
      '/services/printing',
      '/services/design',
      '/services/ledboard',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your name, in real ink.');
    expect(screen.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');
  });

  it('leads to the services that the shop has', () => {
    const services = ['cards', 'design', 'advertising'].map((slug) => ({
      slug,
      title: { en: slug === 'cards' ? 'Wedding cards' : '', hi: '' },
      description: { en: '', hi: '' },
    }));
    renderScreen(<HomePage />, { shop: { services } });
    const strip = within(screen.getByRole('region', { name: 'Bigger job? Talk to the press room' }));
    expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/services',
      '/services/cards',
      // The strip has no text for advertising, and the shop has none either.
      '/services/design',
    ]);
    expect(strip.getByText('Wedding cards')).toBeVisible();
  });

  it('draws the press sheet itself where no server has drawn it', async () => {
    renderScreen(<HomePage />);
    const sheet = screen.getByRole('img', { name: /^A printed press sheet/ });
    expect(await within(sheet).findByText('DIWALI SALE')).toBeInTheDocument();
  });

  it('has three bands, each with its lowest price and a link to the shelf', async () => {
    renderScreen(<HomePage />);
    const bands = within(screen.getByRole('region', { name: 'What we print' }));
    for (const name of [
      /^From ₹450 ?, explore t-shirt$/,
      /^From ₹199 ?, explore business cards$/,
      /^From ₹12,34,567 ?, explore led boards$/,
    ])
      expect(await bands.findByRole('link', { name })).toHaveAttribute('href', '/explore');
    expect(bands.getAllByRole('link')).toHaveLength(3);
  });

  it('has the bands, headline, steps and services of the settings', async () => {
    const texts = (en: string, hi = '') => ({ en, hi });
    const home = {
      headline: texts('We print it.'),
      bands: [
        {
          title: texts('Gifts'),
          text: texts('For friends.'),
          types: [anId(104)],
          categories: [{ type: anId(101), category: 'Round Neck' }],
        },
      ],
      steps: [{ title: texts('Call us'), text: texts('Any day.') }],
      trust: [{ title: texts('Since 1998'), text: texts('Ask around.') }],
      services: [{ title: texts('Stamps'), text: texts('In an hour.'), path: '/contact' }],
    };
    renderScreen(<HomePage />, { shop: { home } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We print it.');
    const bands = within(screen.getByRole('region', { name: 'What we print' }));
    expect(await bands.findByRole('link', { name: /^From ₹450 ?, explore gifts$/ })).toBeVisible();
    expect(bands.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Call us' })).toBeVisible();
    expect(screen.getByText('Ask around.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Stamps/ })).toHaveAttribute('href', '/contact');
  });

  it('has three bands also while the product types cannot be read', async () => {
    server.use(http.get('/api/product-types', () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 404 })));
    renderScreen(<HomePage />);
    expect(await shelf().findByRole('heading', { name: 'Gift mug' })).toBeVisible();
    const bands = within(screen.getByRole('region', { name: 'What we print' }));
    expect(bands.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Print',
      'Wear',
      'Glow',
    ]);
    for (const link of bands.getAllByRole('link')) expect(link).toHaveAttribute('href', '/explore');
  });

  it('says how soon orders leave, as the shop promises it', async () => {
    const delivery = { charge: 99, freeAbove: 999, promise: { en: 'one working day', hi: '' } };
    const { unmount } = renderScreen(<HomePage />, { shop: { delivery } });
    expect(screen.getByText(/print, and send it. Most orders leave the press in one working day\.$/)).toBeVisible();
    unmount();
    renderScreen(<HomePage />, { shop: { delivery: { ...delivery, promise: { en: '', hi: '' } } } });
    expect(screen.getByText(/Most orders leave the press in 3 working days\.$/)).toBeVisible();
  });

  it('keeps its own cards where those of the settings have no title', () => {
    const none = { title: { en: '', hi: '' }, text: { en: 'Any day.', hi: '' } };
    const home = { headline: none.title, bands: [], steps: [none], trust: [none], services: [] };
    renderScreen(<HomePage />, { shop: { home } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your name, in real ink.');
    expect(screen.getByRole('heading', { name: 'Choose' })).toBeVisible();
    expect(screen.queryByText('Any day.')).toBeNull();
  });

  it('shows four products, best sellers first, and the price board of every type', async () => {
    renderScreen(<HomePage />);
    await shelf().findByRole('heading', { name: 'Gift mug' });
    const names = shelf().getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Gift mug', 'Plain tee', 'Silk cards', 'Matt cards']);
    const board = within(screen.getByRole('region', { name: 'The price board' }));
    expect(board.getByRole('link', { name: /Business Cards/ })).toHaveAttribute(
      'href',
      '/explore?type=Business%20Cards',
    );
    expect(board.getByRole('link', { name: /Business Cards/ })).toHaveTextContent('from ₹199');
  });

  it('keeps the place of what is still loading', () => {
    server.use(http.get('/api/product', () => delay('infinite')));
    renderScreen(<HomePage />);
    expect(shelf().getByRole('status', { name: 'Loading products' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'The price board' })).toBeVisible();
  });

  it('says that the products could not be loaded, and tries again', async () => {
    server.use(http.get('/api/product', () => HttpResponse.error(), { once: true }));
    const { user } = renderScreen(<HomePage />);
    expect(await screen.findByText('Failed to load data. Please try again later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await shelf().findByRole('heading', { name: 'Gift mug' })).toBeVisible();
  });

  it('bears a shop without products', async () => {
    server.use(http.get('/api/product', () => HttpResponse.json([])));
    renderScreen(<HomePage />);
    expect(await screen.findByText(/New goods are on the press/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'The price board' })).toBeNull();
    expect(await screen.findByRole('link', { name: /^See the range ?, explore t-shirt$/ })).toBeVisible();
  });

  it('says where the shop is and when it is open', () => {
    renderScreen(<HomePage />);
    expect(screen.getByText('1 Ink Lane, Delhi 110001')).toBeVisible();
    expect(screen.getByText('Monday to Saturday: 9:00 AM to 7:00 PM')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/911123456789?text=hi',
    );
  });

  it('speaks Hindi to whoever chose it', async () => {
    await renderInHindi(<HomePage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('आपका नाम, असली स्याही में।');
    expect(await screen.findByRole('link', { name: /^₹199 से शुरू ?, Business Cards के प्रोडक्ट देखें$/ })).toBeVisible();
  });
});
