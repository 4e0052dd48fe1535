import { screen } from '@testing-library/react';
import { NotFoundPage } from './not-found-page.tsx';
import { renderInHindi, renderScreen } from './testing/index.ts';

describe('the 404 page', () => {
  it('says that the page has wandered off, and leads back or home', async () => {
    renderScreen(<NotFoundPage />, { at: '/portfolio', path: '/portfolio' });
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible();
    expect(screen.getByText(/has wandered off/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
    expect(document.title).toBe('Page not found · Test Press');
  });

  it('speaks Hindi to whoever chose it', async () => {
    await renderInHindi(<NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'अरे! यह पेज नहीं मिला' })).toBeVisible();
  });
});
