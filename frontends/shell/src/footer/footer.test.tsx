import { renderInHindi, renderScreen, shop } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { Footer } from './footer.tsx';

const socials = [{ name: 'Instagram', url: 'https://www.instagram.com/press.example' }];
const open = () => renderScreen(<Footer shop={{ ...shop, socials }} />);

describe('the footer', () => {
  it.each([
    ['Home', '/'],
    ['Explore', '/explore'],
    ['Services', '/services'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Cancellation Policy', '/cancellation-policy'],
    ['Terms & Conditions', '/terms-conditions'],
    ['Instagram', 'https://www.instagram.com/press.example'],
    ['WhatsApp', 'https://wa.me/911123456789?text=hi'],
    ['+91 11 2345 6789', 'tel:+911123456789'],
    ['hello@press.example', 'mailto:hello@press.example'],
  ])('links to %s', (name, href) => {
    open();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('says where the shop is, when it is open and under which GSTIN it invoices', () => {
    open();
    expect(screen.getByText(/1 Ink Lane/)).toHaveTextContent('Delhi 110001, India');
    expect(screen.getByText('Monday to Saturday: 9:00 AM to 7:00 PM')).toBeVisible();
    expect(screen.getByText('GSTIN 07AAAAA0000A1Z4')).toBeVisible();
  });

  it('bears the shop’s own mark where it has one', () => {
    const { container } = renderScreen(<Footer shop={{ ...shop, logo: '/media/our-mark.svg' }} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/our-mark.svg');
  });

  it('has the text and the links of the settings', () => {
    const footer = {
      text: { en: 'Ink since 1998.', hi: '' },
      links: [
        { label: { en: 'Price list', hi: '' }, url: '/services/printing' },
        { label: { en: 'Our press', hi: '' }, url: 'https://press.example/tour' },
      ],
    };
    const { unmount } = renderScreen(<Footer shop={{ ...shop, footer }} />);
    expect(screen.getByText('Ink since 1998.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Price list' })).toHaveAttribute('href', '/services/printing');
    expect(screen.getByRole('link', { name: 'Our press' })).toHaveAttribute('href', 'https://press.example/tour');
    const usual = screen.getAllByRole('link').length - footer.links.length;
    unmount();
    renderScreen(<Footer shop={{ ...shop, footer: { text: { en: '', hi: '' }, links: [] } }} />);
    expect(screen.getAllByRole('link')).toHaveLength(usual);
  });

  it('speaks Hindi', async () => {
    const hours = [{ days: 'सोमवार से शनिवार', time: 'सुबह 9:00 से शाम 7:00' }];
    await renderInHindi(<Footer shop={{ ...shop, hi: { hours } }} />);
    expect(screen.getByRole('link', { name: 'प्राइवेसी पॉलिसी' })).toBeVisible();
    expect(screen.getByText('सोमवार से शनिवार: सुबह 9:00 से शाम 7:00')).toBeVisible();
    expect(screen.getByText(/1 Ink Lane/)).toBeVisible();
  });
});
