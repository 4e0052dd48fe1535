import type { Role, Setting } from '@print-shop/contracts';
import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve, shop } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import SettingsPage from './settings-page.tsx';

const staff = { id: anId(9), name: 'Meera' };
const setting = (part: Partial<Setting>): Setting => ({
  section: 'identity',
  value: { name: 'Test Press', line: 'Print', since: 1998, hi: {} },
  version: 1,
  publishedAt: '2026-11-01T10:00:00.000Z',
  publishedBy: { id: null, name: '' },
  draft: null,
  updatedAt: '2026-11-01T10:00:00.000Z',
  locked: [],
  ...part,
});
let stored: Setting;
let sent: { value: Record<string, unknown>; updatedAt: string; publish: boolean }[];
beforeEach(() => {
  stored = setting({});
  sent = [];
});

const server = serve(
  http.get('/api/shop/settings/:section', () => HttpResponse.json(stored)),
  http.put('/api/shop/settings/:section', async ({ request }) => {
    const body = (await request.json()) as (typeof sent)[number];
    sent.push(body);
    if (body.updatedAt !== stored.updatedAt)
      return HttpResponse.json({ message: 'Somebody else was faster.', code: 'changed-meanwhile' }, { status: 409 });
    const updatedAt = new Date(Date.parse(stored.updatedAt) + 1000).toISOString();
    stored = body.publish
      ? { ...stored, value: body.value, version: stored.version + 1, draft: null, updatedAt, publishedBy: staff }
      : { ...stored, draft: { value: body.value, savedAt: updatedAt, savedBy: staff }, updatedAt };
    return HttpResponse.json(stored);
  }),
  http.delete('/api/shop/settings/:section/draft', () => {
    stored = { ...stored, draft: null };
    return HttpResponse.json(stored);
  }),
  http.get('/api/shop/settings/:section/history', () =>
    HttpResponse.json([
      { version: 2, value: stored.value, publishedAt: stored.publishedAt, publishedBy: staff },
      {
        version: 1,
        value: { ...stored.value, name: 'Old Press' },
        publishedAt: stored.publishedAt,
        publishedBy: staff,
      },
    ]),
  ),
  http.get('/api/product-types', () =>
    HttpResponse.json({ success: true, data: [{ _id: anId(1), type: 'T-Shirt', category: ['Polo', 'Round neck'] }] }),
  ),
);
const open = (section = '', role: Role = 'owner') =>
  renderScreen(<SettingsPage />, {
    user: aUser({ isAdmin: true, role }),
    at: section ? `/admin/settings/${section}` : '/admin/settings',
    path: section ? '/admin/settings/:section' : '/admin/settings',
  });
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('a section of the settings', () => {
  it('is published with what was typed, without what is empty', async () => {
    const { user } = open();
    const [name] = await screen.findAllByLabelText('Name');
    await user.clear(name as HTMLElement);
    await user.type(name as HTMLElement, 'New Press');
    await press(user, 'Publish');
    expect(await screen.findByText('Published. Customers see it now.')).toBeVisible();
    expect(sent).toEqual([
      {
        value: { name: 'New Press', line: 'Print', since: 1998, hi: {} },
        updatedAt: '2026-11-01T10:00:00.000Z',
        publish: true,
      },
    ]);
    expect(await screen.findByText(/^Version 2, .* by Meera$/)).toBeVisible();
  });

  it('is saved as a draft, which is shown and can be dropped', async () => {
    const { user } = open();
    await user.type((await screen.findAllByLabelText('Name'))[0] as HTMLElement, ' 2');
    await press(user, 'Save as a draft');
    expect(await screen.findByText(/^This is a draft, saved .* by Meera/)).toBeVisible();
    expect(sent[0]).toMatchObject({ publish: false, value: { name: 'Test Press 2' } });
    await press(user, 'Delete the draft');
    await waitFor(() => expect(screen.queryByText(/This is a draft/)).toBeNull());
    expect(screen.getAllByLabelText('Name')[0]).toHaveValue('Test Press');
  });

  it('keeps what was typed when somebody else was faster, and saves it over theirs', async () => {
    const { user } = open();
    await user.type((await screen.findAllByLabelText('Name'))[0] as HTMLElement, ' mine');
    stored = setting({ value: { ...stored.value, name: 'Theirs' }, updatedAt: '2026-11-02T10:00:00.000Z', version: 2 });
    await press(user, 'Publish');
    expect(await screen.findByText(/Somebody else changed this/)).toBeVisible();
    expect(screen.getAllByLabelText('Name')[0]).toHaveValue('Test Press mine');
    await user.type(screen.getAllByLabelText('Name')[0] as HTMLElement, ' too');
    await press(user, 'Save my version');
    await waitFor(() => expect(stored.value.name).toBe('Test Press mine too'));
    expect(await screen.findByText('Published. Customers see it now.')).toBeVisible();
  });

  it('shows theirs instead when the editor chooses so', async () => {
    const { user } = open();
    await user.type((await screen.findAllByLabelText('Name'))[0] as HTMLElement, ' mine');
    stored = setting({ value: { ...stored.value, name: 'Theirs' }, updatedAt: '2026-11-02T10:00:00.000Z' });
    await press(user, 'Publish');
    await press(user, 'Show their version');
    await waitFor(() => expect(screen.getAllByLabelText('Name')[0]).toHaveValue('Theirs'));
    expect(screen.queryByText(/Somebody else changed this/)).toBeNull();
  });

  it('shows a newer state that is read while nothing is typed, and does not overwrite one unseen', async () => {
    const { user, readAgain } = open();
    await screen.findAllByLabelText('Name');
    stored = setting({ value: { ...stored.value, name: 'Theirs' }, updatedAt: '2026-11-02T10:00:00.000Z' });
    await readAgain();
    await waitFor(() => expect(screen.getAllByLabelText('Name')[0]).toHaveValue('Theirs'));
    await user.type(screen.getAllByLabelText('Name')[0] as HTMLElement, ' and mine');
    stored = setting({ value: { ...stored.value, name: 'Later' }, updatedAt: '2026-11-03T10:00:00.000Z' });
    await readAgain();
    await press(user, 'Publish');
    expect(await screen.findByText(/Somebody else changed this/)).toBeVisible();
    expect(stored.value.name).toBe('Later');
  });

  it('is saved as a draft by Enter', async () => {
    const { user } = open();
    await user.type((await screen.findAllByLabelText('Name'))[0] as HTMLElement, ' 2{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ publish: false }]));
  });

  it('gives locked fields their published value, whatever an earlier version says', async () => {
    stored = setting({ version: 2, locked: ['name'] });
    const { user } = open();
    await user.click(await screen.findByText('Earlier versions'));
    await press(user, 'Use this version: 1');
    expect(screen.getAllByLabelText('Name')[0]).toHaveValue('Test Press');
  });

  it('marks the field that the shop rejects', async () => {
    stored = setting({ section: 'tax', value: { gstin: '27AAPFU0939F1ZV' } });
    server.use(
      http.put('/api/shop/settings/tax', () =>
        HttpResponse.json(
          {
            message: 'Please check the form.',
            code: 'invalid-input',
            details: [{ path: 'body.value.gstin', message: 'Please check the GSTIN: it is not a valid number.' }],
          },
          { status: 400 },
        ),
      ),
    );
    const { user } = open('tax');
    await user.type(await screen.findByLabelText('GSTIN'), 'X');
    await press(user, 'Publish');
    await waitFor(() => expect(screen.getByLabelText('GSTIN')).toBeInvalid());
    expect(screen.getByText('Please check the GSTIN: it is not a valid number.')).toBeVisible();
  });

  it('has amounts in rupees, and lists whose entries are added, moved and removed', async () => {
    stored = setting({
      section: 'footer',
      value: { text: { en: '', hi: '' }, links: [{ label: { en: 'Blog', hi: '' }, url: '/blog' }] },
    });
    const { user, unmount } = open('footer');
    await press(user, 'Add to “Links”');
    const second = within(screen.getByRole('group', { name: 'Links, 2' }));
    await user.type(second.getByLabelText('Label, English'), 'Jobs');
    await user.type(second.getByLabelText('Address'), '/jobs');
    await press(user, 'Move up: Links, 2');
    await press(user, 'Remove Links, 2');
    await press(user, 'Publish');
    await waitFor(() => expect(sent[0]?.value.links).toEqual([{ label: { en: 'Jobs', hi: '' }, url: '/jobs' }]));
    unmount();

    stored = setting({
      section: 'delivery',
      value: { chargePaise: 9900, freeAbovePaise: 99900, promise: { en: '3 days', hi: '' } },
    });
    const { user: hand } = open('delivery');
    const charge = await screen.findByLabelText('Delivery charge in ₹');
    expect(charge).toHaveValue(99);
    await hand.clear(charge);
    await hand.type(charge, '49.50');
    await hand.clear(screen.getByLabelText(/^Free delivery above/));
    await press(hand, 'Publish');
    await waitFor(() => expect(sent[1]?.value).toMatchObject({ chargePaise: 4950, freeAbovePaise: null }));
  });

  it('chooses the products of a band by types and categories, which it loads again after a failure', async () => {
    const empty = { headline: { en: '', hi: '' }, bands: [], steps: [], trust: [], services: [] };
    stored = setting({ section: 'home', value: empty });
    server.use(http.get('/api/product-types', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open('home');
    await press(user, 'Add to “Bands of products”');
    const band = within(screen.getByRole('group', { name: 'Bands of products, 1' }));
    await user.type(band.getByLabelText('Title, English'), 'Wear it');
    await user.click(await band.findByRole('button', { name: 'Try Again' }));
    await user.click(await band.findByRole('checkbox', { name: 'Polo' }));
    await press(user, 'Publish');
    await waitFor(() =>
      expect(sent[0]?.value.bands).toMatchObject([
        { title: { en: 'Wear it' }, types: [], categories: [{ type: anId(1), category: 'Polo' }] },
      ]),
    );
  });

  it('has an uploaded picture as its logo, in its smallest width', async () => {
    const url = `/media/products/${anId(4)}/1280.webp`;
    server.use(
      http.post('/api/product/images', () =>
        HttpResponse.json({ url, width: 8, height: 10, dominantColor: '#ffffff' }, { status: 201 }),
      ),
    );
    const { user } = open('identity');
    await user.upload(await screen.findByLabelText(/Add a picture/), new File(['x'], 'a.png', { type: 'image/png' }));
    await screen.findByRole('button', { name: 'Remove Logo' });
    await press(user, 'Publish');
    await waitFor(() => expect(sent[0]?.value).toMatchObject({ logo: `/media/products/${anId(4)}/320.webp` }));
  });

  it('takes an earlier version back into the form', async () => {
    stored = setting({ version: 2 });
    const { user } = open();
    await user.click(await screen.findByText('Earlier versions'));
    await press(user, 'Use this version: 1');
    expect(screen.getAllByLabelText('Name')[0]).toHaveValue('Old Press');
    await press(user, 'Publish');
    await waitFor(() => expect(sent[0]).toMatchObject({ publish: true, value: { name: 'Old Press' } }));
  });

  it('shows what customers read in each language', async () => {
    stored = setting({ value: { name: 'Test Press', line: 'Print', since: 1998, hi: { name: 'टेस्ट प्रेस' } } });
    open();
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(preview.getByText('Test Press')).toBeVisible();
    expect(preview.getByText('टेस्ट प्रेस')).toBeVisible();
    expect(preview.getAllByText('Print')).toHaveLength(2);
  });

  it('says in the preview that the shop shows its usual texts while a section has none', async () => {
    stored = setting({ section: 'services', value: { pages: [] } });
    open('services');
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(preview.getAllByText('Nothing of your own yet. The shop shows its usual texts.')).toHaveLength(2);
  });

  it('does not offer a field that the operator has locked', async () => {
    stored = setting({ locked: ['name'] });
    open();
    const [name] = await screen.findAllByLabelText('Name');
    expect(name).toBeDisabled();
    expect(screen.getByText(/^The installation sets this field/)).toBeVisible();
  });

  it('can be read alone by a role that may not change it', async () => {
    stored = setting({ section: 'tax', value: { gstin: '27AAPFU0939F1ZV' } });
    open('tax', 'manager');
    expect(await screen.findByLabelText('GSTIN')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});

it('says who the shop is to a role that may not read the settings', () => {
  open('', 'production');
  expect(screen.getByText('1 Ink Lane, Delhi, Delhi, 110001, India')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('knows no other section', () => {
  open('nothing');
  expect(screen.getByRole('heading', { name: /Page Not Found/ })).toBeVisible();
});

it.each(['identity', 'contact', 'hours', 'payments', 'home', 'documents'])(
  'leaves nothing of %s in English for whoever chose Hindi',
  async (section) => {
    stored = setting({ section: section as Setting['section'], value: {} });
    await renderInHindi(<SettingsPage />, {
      user: aUser({ isAdmin: true, role: 'owner' }),
      at: `/admin/settings/${section}`,
      path: '/admin/settings/:section',
    });
    await screen.findByRole('button', { name: 'लागू करें' });
    const data = [
      'UPI',
      'PayPal',
      'GST',
      'GSTIN',
      'IFSC',
      'English',
      shop.name,
      'JPEG',
      'PNG',
      'WebP',
      'AVIF',
      'shop@bank',
      'WhatsApp',
    ];
    expect(leftInEnglish(...data)).toEqual([]);
  },
);
