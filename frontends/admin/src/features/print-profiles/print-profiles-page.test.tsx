import type { ArtworkRetention, StoredPrintProfile } from '@print-shop/contracts';
import { aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import PrintProfilesPage from './print-profiles-page.tsx';

const AT = '2026-01-16T06:30:00.000Z';
const cards: StoredPrintProfile = {
  productType: 'Business Cards',
  toleranceMm: 1,
  bleedMm: 3,
  safeMm: 3,
  minDpi: 150,
  goodDpi: 300,
  colours: 'cmyk',
  inkLimitPercent: 300,
  minPages: 1,
  maxPages: 2,
  pageMultiple: 1,
  minTextPt: 5,
  minLinePt: 0.25,
  needsProof: true,
  updatedAt: null,
  sizes: [{ name: 'Visiting card', widthMm: 90, heightMm: 54 }],
};
const keychains = { ...cards, productType: 'Keychains', sizes: [], needsProof: false };
let stored: StoredPrintProfile[] = [];
const usual = { fileDays: 30, orderDays: 365 };
const retention: ArtworkRetention = { ...usual, usual, updatedAt: null };
let sent: unknown;
const server = serve(
  http.get('/api/artwork/profiles', () => HttpResponse.json(stored)),
  http.get('/api/artwork/profiles/:type', ({ params }) =>
    HttpResponse.json({ ...cards, productType: params.type, sizes: [] }),
  ),
  http.get('/api/product-types', () =>
    HttpResponse.json([
      { _id: '1'.repeat(24), type: 'Keychains', categories: [] },
      { _id: '2'.repeat(24), type: 'Calendars', categories: [] },
    ]),
  ),
  http.put('/api/artwork/profiles/:type', async ({ params, request }) => {
    sent = await request.json();
    const saved = { ...(sent as object), productType: String(params.type), updatedAt: AT } as StoredPrintProfile;
    stored = stored.map((one) => (one.productType === saved.productType ? saved : one));
    return HttpResponse.json(saved);
  }),
  http.get('/api/artwork/retention', () => HttpResponse.json(retention)),
  http.delete('/api/artwork/profiles/:type', ({ params }) => {
    stored = stored.map((one) => (one.productType === params.type ? { ...cards, productType: one.productType } : one));
    return HttpResponse.json(cards);
  }),
);
beforeEach(() => {
  stored = [cards, keychains];
  sent = undefined;
});
const open = () => renderScreen(<PrintProfilesPage />, { user: aUser({ isAdmin: true }) });
const rowOf = async (type: string) => within(await screen.findByRole('row', { name: new RegExp(type) }));
const DATA = ['Business Cards', 'Keychains', 'Calendars', 'Visiting card', 'CMYK'];

describe('the print profiles', () => {
  it('are listed by product type', async () => {
    open();
    const row = await rowOf('Business Cards');
    for (const text of ['usual values', 'Visiting card, 90 × 54 mm', '3 mm, 3 mm', '150 dpi, good from 300', 'needed'])
      expect(row.getByText(text)).toBeVisible();
    expect((await rowOf('Keychains')).getByText('any size')).toBeVisible();
  });

  it('say that the types without one could not be loaded, and load them again', async () => {
    server.use(http.get('/api/product-types', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    const failure = await screen.findByText('The product types could not be loaded.');
    await user.click(within(failure).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Edit the print profile of Calendars' })).toBeVisible();
  });

  it('are changed in a form, which says what is wrong beside the field and sends nothing then', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit the print profile of Business Cards' }));
    const good = screen.getByRole('spinbutton', { name: 'Good resolution (dpi)' });
    await user.clear(good);
    await user.type(good, '100');
    await user.click(screen.getByRole('button', { name: 'Add a size' }));
    await user.click(screen.getByRole('button', { name: 'Save the print profile' }));
    const second = within(screen.getByRole('group', { name: 'Size 2' }));
    expect(second.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Please enter a name.');
    expect(second.getByRole('spinbutton', { name: 'Width (mm)' })).toBeInvalid();
    await user.click(second.getByRole('button', { name: 'Remove size 2' }));
    await user.click(screen.getByRole('button', { name: 'Save the print profile' }));
    expect(good).toHaveAccessibleDescription('A good resolution cannot be below the lowest.');
    expect(sent).toBeUndefined();
    await user.clear(good);
    await user.type(good, '350');
    await user.click(screen.getByRole('checkbox', { name: /Printed only after the customer approved/ }));
    await user.click(screen.getByRole('button', { name: 'Save the print profile' }));
    expect(await screen.findByText(/The print profile of Business Cards was saved/)).toBeVisible();
    expect(sent).toMatchObject({ goodDpi: 350, needsProof: false, sizes: [{ widthMm: 90 }] });
    expect(await (await rowOf('Business Cards')).findByText(/changed on 16 Jan/)).toBeVisible();
  });

  it('go back to their usual values when that is confirmed', async () => {
    stored = [{ ...cards, bleedMm: 5, updatedAt: AT }, keychains];
    const { user } = open();
    jest.spyOn(window, 'confirm').mockReturnValueOnce(true);
    await user.click(await screen.findByRole('button', { name: 'Back to the usual values of Business Cards' }));
    expect(await screen.findByText('Business Cards has its usual values again.')).toBeVisible();
    expect(await (await rowOf('Business Cards')).findByText('3 mm, 3 mm')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Back to the usual/ })).toBeNull();
  });

  it('are begun for a type of the catalogue that has none', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit the print profile of Calendars' }));
    expect(await screen.findByRole('heading', { name: 'Print profile of Calendars' })).toBeVisible();
    expect(screen.getByText('Without a size a file is printed at any size.')).toBeVisible();
  });

  it('stand beside how long files are kept, which the settings say', async () => {
    open();
    const kept = within(await screen.findByRole('region', { name: 'How long files are kept' }));
    expect(await kept.findByText(/kept for 30 days without an order, and for 365 days after one/)).toBeVisible();
    expect(kept.getByRole('link', { name: 'Change it in the settings' })).toHaveAttribute(
      'href',
      '/admin/settings/retention',
    );
  });

  it('keep what is half typed when a later read fails', async () => {
    const { user, readAgain } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit the print profile of Business Cards' }));
    const dpi = await screen.findByRole('spinbutton', { name: 'Good resolution (dpi)' });
    await user.clear(dpi);
    await user.type(dpi, '45');
    server.use(http.get('/api/artwork/profiles', () => HttpResponse.json({}, { status: 503 })));
    await readAgain();
    expect(dpi).toBeVisible();
    expect(dpi).toHaveValue(45);
  });

  it('say nothing to others of how long files are kept', async () => {
    renderScreen(<PrintProfilesPage />, { user: aUser({ isAdmin: true, role: 'catalogue' }) });
    await rowOf('Business Cards');
    expect(screen.queryByRole('region', { name: 'How long files are kept' })).toBeNull();
  });

  it('are all in Hindi', async () => {
    const { user } = await renderInHindi(<PrintProfilesPage />, { user: aUser({ isAdmin: true }) });
    await user.click(await screen.findByRole('button', { name: /Business Cards का प्रिंट प्रोफ़ाइल बदलें/ }));
    expect(await screen.findByText(/फ़ाइलें और लेआउट बिना ऑर्डर 30 दिन/)).toBeVisible();
    expect(leftInEnglish(...DATA)).toEqual([]);
  });
});
