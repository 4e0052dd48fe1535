import { renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import ServicePage from './service-page.tsx';
import ServicesPage from './services-page.tsx';

serve();
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

  it('that does not exist is the 404 page', () => {
    openService('plumbing');
    expect(screen.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  });

  it('speaks Hindi to whoever chose it', async () => {
    await renderInHindi(<ServicePage />, { at: '/services/design', path: '/services/:service' });
    expect(screen.getByRole('link', { name: 'लोगो और स्टेशनरी का दाम पूछें' })).toBeVisible();
  });
});
