import { renderInHindi, renderScreen, serve, shop } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ServicePage from './service-page.tsx';
import ServicesPage from './services-page.tsx';

const NONE = { en: '', hi: '' };
/** A shop with two services: one with texts of its own alone, one with those of the page. */
const own = {
  services: [
    {
      slug: 'wedding-cards',
      title: { en: 'Wedding Cards', hi: 'शादी के कार्ड' },
      description: { en: 'For the day', hi: '' },
    },
    {
      slug: 'design',
      title: NONE,
      description: { en: 'Our own words', hi: '' },
      picture: '/media/products/abcdefabcdefabcdefabcdef/1280.webp',
    },
  ],
  servicePages: [
    {
      slug: 'wedding-cards',
      headline: { en: 'Said in gold', hi: '' },
      text: NONE,
      parts: [
        { title: { en: 'Foil', hi: '' }, points: { en: 'Gold\n\nSilver', hi: '' } },
        { title: NONE, points: { en: 'No title', hi: '' } },
      ],
    },
    { slug: 'design', headline: NONE, text: NONE, parts: [] },
  ],
};
const server = serve(http.get('/api/shop', () => HttpResponse.json({ ...shop, ...own })));
const openService = (slug: string) =>
  renderScreen(<ServicePage />, { at: `/services/${slug}`, path: '/services/:service' });

describe('the services', () => {
  it('are four cards with picture, name, description and a way on', () => {
    renderScreen(<ServicesPage />);
    const cards = screen.getAllByRole('listitem').map((card) => ({
      name: within(card).getByRole('heading').textContent,
      picture: within(card).getByRole('img').getAttribute('aria-label'),
      to: within(card)
        .getByRole('link', { name: /^Learn More/ })
        .getAttribute('href'),
    }));
    expect(cards).toEqual(
      [
        ['Advertising Services', 'advertising'],
        ['Printing Services', 'printing'],
        ['Flex & LED Boards', 'ledboard'],
        ['Designing Services', 'design'],
      ].map(([name, slug]) => ({ name, picture: name, to: `/services/${slug}` })),
    );
  });

  it('speak Hindi to whoever chose it', async () => {
    await renderInHindi(<ServicesPage />);
    expect(screen.getByRole('heading', { name: 'प्रिंटिंग सर्विस' })).toBeVisible();
  });
});

describe('the services of the shop', () => {
  it('are those of the settings, in their order, with their pictures', () => {
    renderScreen(<ServicesPage />, { shop: own });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Wedding Cards',
      'Designing Services',
    ]);
    expect(screen.getByText('Our own words')).toBeVisible();
    expect(screen.queryByText(/Four workshops/)).toBeNull();
    expect(screen.getByRole('img', { name: 'Designing Services' })).toHaveAttribute('src', own.services[1]?.picture);
    expect(screen.getByRole('link', { name: /Wedding Cards/ })).toHaveAttribute('href', '/services/wedding-cards');
  });

  it('are in Hindi where the shop has written some', async () => {
    await renderInHindi(<ServicesPage />, { shop: own });
    expect(screen.getByRole('heading', { name: 'शादी के कार्ड' })).toBeVisible();
    expect(screen.getByText('For the day')).toBeVisible();
  });
});

describe('the page of a service', () => {
  it.each([
    [
      'advertising',
      [
        ['Get Started', '/explore'],
        ['Consult Expert', '/contact'],
      ],
      ['Digital Marketing', 'Print Advertising', 'Outdoor Advertising'],
    ],
    [
      'printing',
      [
        ['Order Online', '/explore'],
        ['Ask for a Quote', '/contact'],
      ],
      [
        ...['Offset Printing', 'Digital Printing', 'Packaging & Stationery', 'Carry Bag Printing', 'Sticker Printing'],
        'T-shirt & Cap Printing',
      ],
    ],
    [
      'design',
      [
        ['Start Your Project', '/explore'],
        ['View Portfolio', '/portfolio'],
      ],
      [
        ...['Logo & Stationery', 'Brochure & Catalog', 'Pamphlet & Posters', 'Packaging & Press Ads'],
        ...['Hoarding & Flex Designs', 'Animations & Videos'],
      ],
    ],
    [
      'ledboard',
      [
        ['View Products', '/explore'],
        ['Get Quote', '/contact'],
      ],
      [
        ...['Flex Printing', 'Glow Sign Boards', 'Eco Solvent Printing', 'Standy', 'Signage', 'Acrylic Board'],
        ...['LED Board', 'Neon Sign & Board'],
      ],
    ],
  ])('%s has its buttons, its cards with points, and a quote by chat for each', (slug, buttons, names) => {
    openService(slug);
    for (const [name = '', to = ''] of buttons) {
      expect(screen.getAllByRole('link', { name })[0]).toHaveAttribute('href', to);
    }
    const cards = within(screen.getByRole('region', { name: 'What we do' }));
    expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(names);
    for (const name of names) {
      const quote = cards.getByRole('link', { name: `Get Quote for ${name}` });
      expect(quote).toHaveAttribute('href', 'https://wa.me/911123456789?text=hi');
      expect(quote.parentElement?.querySelectorAll('li').length).toBeGreaterThan(1);
    }
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(screen.getAllByRole('link', { name: 'View Portfolio' }).at(-1)).toHaveAttribute('href', '/portfolio');
  });

  it.each([
    ['printing', 1],
    ['design', 0],
  ])('%s leads to the check of a print file %i times', (slug, count) => {
    openService(slug);
    const links = screen.queryAllByRole('link', { name: 'Check your print file' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/artwork'));
  });

  it('has the texts of the shop, in the language of the page where there are some', async () => {
    const at = { at: '/services/wedding-cards', path: '/services/:service', shop: own };
    renderScreen(<ServicePage />, at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Said in gold' })).toBeVisible();
    expect(screen.getByText('For the day')).toBeVisible();
    const cards = within(screen.getByRole('region', { name: 'What we do' }));
    expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Foil']);
    const list = cards.getByText('Gold').closest('ul') as HTMLElement;
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '/explore');
  });

  it('has its usual texts where the shop has none', async () => {
    renderScreen(<ServicePage />, { at: '/services/design', path: '/services/:service', shop: own });
    expect(await screen.findByRole('heading', { name: 'Drawn to be printed' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Logo & Stationery' })).toBeVisible();
  });

  it('has its usual texts while those of the shop cannot be read', async () => {
    server.use(http.get('/api/shop', () => HttpResponse.json({ message: 'No.', code: 'no' }, { status: 400 })));
    renderScreen(<ServicePage />, { at: '/services/design', path: '/services/:service', shop: own });
    expect(await screen.findByRole('heading', { name: 'Drawn to be printed' })).toBeVisible();
  });

  it('of a usual service that the shop does not offer is the 404 page', () => {
    renderScreen(<ServicePage />, { at: '/services/printing', path: '/services/:service', shop: own });
    expect(screen.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  });

  it('that does not exist is the 404 page', () => {
    openService('plumbing');
    expect(screen.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  });

  it('speaks Hindi to whoever chose it', async () => {
    await renderInHindi(<ServicePage />, { at: '/services/design', path: '/services/:service' });
    expect(screen.getByRole('link', { name: 'लोगो और स्टेशनरी का दाम पूछें' })).toBeVisible();
  });
});
