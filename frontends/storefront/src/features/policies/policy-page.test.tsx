import { formatDate } from '@print-shop/i18n';
import { renderInHindi, renderScreen, serve, shop } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import PolicyPage from './policy-page.tsx';

const server = serve(http.get('/api/shop', () => HttpResponse.json(shop)));
const open = (path: string) => renderScreen(<PolicyPage />, { at: path, path });
const today = () => formatDate(new Date().toISOString());

describe('the policies', () => {
  it.each([
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-conditions', 'Terms & Conditions'],
    ['/cancellation-policy', 'Cancellation Policy'],
  ])('share a tab bar, tell when they were updated and whom to write to: %s', (path, title) => {
    open(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'All policies' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/privacy-policy',
      '/terms-conditions',
      '/cancellation-policy',
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(title);
    expect(screen.getByText(`Last updated: ${today()}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'hello@press.example' })).toBeVisible();
    expect(screen.getByText(/\+91 11 2345 6789/, { selector: 'div > p' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  it('name the grievance officer of the configuration', () => {
    open('/terms-conditions');
    expect(screen.getByRole('heading', { name: 'Grievance officer' })).toBeVisible();
    expect(screen.getByText(/Asha Rao/)).toBeVisible();
    expect(screen.getByText(/\+91 11 2345 6780/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'grievance@press.example' })).toBeVisible();
    expect(screen.getByText(/Consumer Protection \(E-Commerce\) Rules, 2020/)).toBeVisible();
  });

  it('say in Privacy what is collected, used, shared, the rights, cookies and security', async () => {
    open('/privacy-policy');
    await screen.findByRole('heading', { name: 'Your rights' });
    const titles = [
      'Information we collect',
      'How we use it',
      'Who we share it with',
      'Your rights',
      'Cookies',
      'Security',
    ];
    for (const name of titles) expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByText(/access to your data, for its correction and its deletion, you may object/)).toBeVisible();
    expect(screen.getByText(/Digital Personal Data Protection Act, 2023/)).toBeVisible();
    const kept = within(screen.getByText('This is how long we keep things:').parentElement as HTMLElement);
    for (const what of [
      /^Designs without an order: .* 30 days when they are in a cart/,
      /^Files to print: until the day/,
    ])
      expect(kept.getByText(what, { selector: 'li' })).toBeVisible();
  });

  it('say in Terms who runs the shop, whose the artwork is, what is not printed, and which courts decide', async () => {
    open('/terms-conditions');
    await screen.findByRole('heading', { name: 'Your artwork' });
    expect(screen.getByText(/Test Press, 1 Ink Lane, Delhi 110001, India, GSTIN 07AAAAA0000A1Z4/)).toBeVisible();
    for (const name of ['Your artwork', 'What we do not print', 'Bulk orders', 'Orders and prices']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getByText(/The courts at Delhi have jurisdiction/)).toBeVisible();
  });

  it('say in Cancellation until when, what comes back, and how to report a misprint', async () => {
    open('/cancellation-policy');
    expect(await screen.findByText(/cancel an order free of charge until its printing starts/)).toBeVisible();
    expect(screen.getByText(/an order of customised goods cannot be cancelled/)).toBeVisible();
    expect(screen.getByText(/we print it again free of charge or refund it/)).toBeVisible();
    expect(screen.getByText(/Send your order number and photographs/)).toBeVisible();
    expect(screen.getByText(/to the method you paid by, within 7 working days/)).toBeVisible();
  });

  it('speak Hindi to whoever chose it', async () => {
    await renderInHindi(<PolicyPage />, { at: '/cancellation-policy', path: '/cancellation-policy' });
    expect(screen.getByRole('heading', { level: 1, name: 'कैंसिलेशन पॉलिसी' })).toBeVisible();
    expect(await screen.findByText(/7 कामकाजी दिन के अंदर पैसा/)).toBeVisible();
  });

  it('are those of the shop where it has written its own, with their version', async () => {
    const none = { en: '', hi: '' };
    const privacy = { en: 'We keep little.\n\nAsk us.', hi: '' };
    const own = { privacy, terms: none, cancellation: none, version: 3, changedAt: '2026-11-21T06:30:00.000Z' };
    server.use(http.get('/api/shop', () => HttpResponse.json({ ...shop, policies: own })));
    const { unmount } = open('/privacy-policy');
    expect(await screen.findByText('We keep little.')).toBeVisible();
    expect(screen.getByText('Ask us.')).toBeVisible();
    expect(screen.getByText('Version 3, in force since 21 Nov 2026')).toBeVisible();
    expect(screen.getByText(`Last updated: ${today()}`)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your rights' })).toBeNull();
    unmount();
    open('/terms-conditions');
    expect(await screen.findByRole('heading', { name: 'Your artwork' })).toBeVisible();
    expect(screen.queryByText(/Version 3/)).toBeNull();
  });

  it('are those of the page while the shop cannot be asked', async () => {
    server.use(http.get('/api/shop', () => HttpResponse.json({}, { status: 503 })));
    open('/privacy-policy');
    expect(await screen.findByRole('heading', { name: 'Your rights' })).toBeVisible();
  });
});
