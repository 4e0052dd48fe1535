import { aUser, leftInEnglish, renderInHindi, renderScreen } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { ForRole } from './for-role.tsx';

const page = (
  <ForRole permissions={['prices:write', 'catalogue:write']}>
    <h1>Prices</h1>
  </ForRole>
);

describe('a page for some roles', () => {
  it.each([
    ['owner', 'Prices'],
    ['catalogue', 'Prices'],
    ['production', 'This page is not for your role'],
  ] as const)('is for %s: %s', (role, heading) => {
    renderScreen(page, { user: aUser({ isAdmin: true, role }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  it('says which role somebody has, and whom to ask', () => {
    renderScreen(page, { user: aUser({ isAdmin: true, role: 'production' }) });
    expect(screen.getByText(/with the role Production. Ask an owner/)).toBeVisible();
  });
});

it('is told in Hindi to whoever chose it', async () => {
  await renderInHindi(page, { user: aUser({ isAdmin: true, role: 'production' }) });
  expect(screen.getByText(/आप प्रोडक्शन की भूमिका में साइन इन हैं/)).toBeVisible();
  expect(leftInEnglish()).toEqual([]);
});
