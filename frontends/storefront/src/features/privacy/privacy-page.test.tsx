import { renderInHindi, renderScreen } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import PrivacyPage from './privacy-page.tsx';

describe('what is kept', () => {
  it('is a table of what, why and how long', () => {
    renderScreen(<PrivacyPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'What we keep, why and for how long' })).toBeVisible();
    const row = screen.getByRole('row', { name: /^Designs that you upload/ });
    expect(within(row).getByText('24 hours without an order, 30 days in a cart, 1 year after an order')).toBeVisible();
    expect(screen.getByRole('row', { name: /^Orders and bulk orders.*8 years/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Quotations.*8 years/ })).toBeVisible();
  });

  it('says whom to ask, and how to use one’s rights', () => {
    renderScreen(<PrivacyPage />);
    expect(screen.getByText(/Data Protection Board of India/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /@/ }).length).toBeGreaterThanOrEqual(2);
    expect(screen.getByRole('link', { name: 'To my profile' })).toHaveAttribute('href', '/profile');
  });

  it('is said in Hindi, too', async () => {
    await renderInHindi(<PrivacyPage />);
    expect(screen.getByRole('row', { name: /^आपके अपलोड किए डिज़ाइन/ })).toBeVisible();
  });
});
