import { sheetViews } from '@print-shop/contracts/client';
import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anArtworkFile } from '../../artwork-check/artwork.fixture.ts';
import CheckFilePage from './check-file-page.tsx';

const MB = 2 ** 20;
const id = anId(7);
const at = { at: '/artwork', path: '/artwork' };
const card = { name: 'Visiting card', widthMm: 90, heightMm: 54 };
const profile = { sizes: [card], maxPages: 2 };
let sent: Record<string, FormDataEntryValue>[] = [];
let parts: number[] = [];
let received: number[] = [];
let breaksAt = 0;
let failsOnceAt = 0;
const upload = () => ({ _id: id, bytes: 20 * MB, partBytes: 8 * MB, parts: 3, received });
const server = serve(
  http.get('/api/artwork/print-areas/:productId', () =>
    HttpResponse.json({ views: sheetViews({ name: '' }, profile) }),
  ),
  http.get('/api/artwork/profiles', () => HttpResponse.json([{ productType: 'Business Cards', sizes: [card] }])),
  http.post('/api/artwork/files', async ({ request }) => {
    sent.push(Object.fromEntries([...(await request.formData())].filter(([name]) => name !== 'file')));
    return HttpResponse.json({ ...anArtworkFile({ state: 'checking' }), token: 'secret' }, { status: 202 });
  }),
  http.post('/api/artwork/uploads', () => HttpResponse.json({ ...upload(), token: 'secret' }, { status: 201 })),
  http.get(`/api/artwork/uploads/${id}`, () => HttpResponse.json(upload())),
  http.put(`/api/artwork/uploads/${id}/parts/:part`, ({ request, params }) => {
    expect(new URL(request.url).searchParams.get('token')).toBe('secret');
    const part = Number(params.part);
    if (part === breaksAt) return HttpResponse.json({ code: 'many', message: 'Too many files.' }, { status: 429 });
    if (part === failsOnceAt) {
      failsOnceAt = 0;
      return HttpResponse.json({ code: 'away', message: 'The store is away.' }, { status: 503 });
    }
    parts.push(part);
    received = [...received, part];
    return HttpResponse.json(upload());
  }),
  http.post(`/api/artwork/uploads/${id}/complete`, () => HttpResponse.json(anArtworkFile(), { status: 202 })),
  http.get(`/api/artwork/files/${id}`, () => HttpResponse.json(anArtworkFile())),
  http.post(`/api/artwork/files/${id}/links`, () =>
    HttpResponse.json({ pictures: [], original: null, expiresAt: '2099-01-01T00:00:00.000Z' }),
  ),
);
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  parts = [];
  received = [];
  breaksAt = 0;
});
const open = () => renderScreen(<CheckFilePage />, at);
const pdf = (bytes = 1000, name = 'card.pdf') => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const drop = () => screen.findByLabelText(/Drop your file here/);

describe('the page that checks a print file', () => {
  it('sends a small file with its product and size, and shows the report under an address of its own', async () => {
    const { user, address } = open();
    await screen.findByRole('option', { name: 'Business Cards' });
    await user.selectOptions(screen.getByLabelText('What is it for?'), 'Business Cards');
    await user.selectOptions(screen.getByLabelText('Finished size'), 'Visiting card (90 × 54 mm)');
    await user.upload(await drop(), pdf());
    expect(await screen.findByRole('heading', { name: 'Ready to print' })).toBeVisible();
    expect(sent).toEqual([{ productType: 'Business Cards', widthMm: '90', heightMm: '54' }]);
    expect(address()).toBe(`/artwork?product=Business+Cards&file=${id}`);
    await user.click(screen.getByRole('button', { name: 'Check another file' }));
    expect(await drop()).toBeEnabled();
  });

  it('leads back to the product that it was opened from', async () => {
    const from = { at: `/artwork?product=Business+Cards&for=${anId(3)}`, path: '/artwork' };
    const { user, address } = renderScreen(<CheckFilePage />, from);
    await screen.findByRole('option', { name: 'Business Cards' });
    await user.upload(await drop(), pdf());
    expect(await screen.findByRole('link', { name: 'Back to the product' })).toHaveAttribute(
      'href',
      `/product/${anId(3)}`,
    );
    expect(await screen.findByText(/your file is under “Use again”/)).toBeVisible();
    expect(address()).toBe(`/artwork?product=Business+Cards&for=${anId(3)}&file=${id}`);
  });

  it('says what to do with a file for a product that has no layout', async () => {
    server.use(http.get('/api/artwork/print-areas/:productId', () => HttpResponse.json({ views: [] })));
    const from = { at: `/artwork?for=${anId(3)}`, path: '/artwork' };
    const { user } = renderScreen(<CheckFilePage />, from);
    await user.upload(await drop(), pdf());
    expect(await screen.findByText(/Send us the address of this page/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });

  it('says that the way to use the file could not be loaded, and loads it again', async () => {
    const away = () => HttpResponse.json({}, { status: 500 });
    server.use(http.get('/api/artwork/print-areas/:productId', away, { once: true }));
    const { user } = renderScreen(<CheckFilePage />, { at: `/artwork?for=${anId(3)}`, path: '/artwork' });
    await user.upload(await drop(), pdf());
    expect(await screen.findByText('We could not load how to put this file on the product.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/your file is under “Use again”/)).toBeVisible();
  });

  it('wants both sides of an own size first', async () => {
    const { user } = open();
    await user.selectOptions(screen.getByLabelText('Finished size'), 'My own size');
    expect(screen.queryByLabelText(/Drop your file here/)).toBeNull();
    await user.type(screen.getByLabelText('Width in mm'), '100.5');
    await user.type(screen.getByLabelText('Height in mm'), '50');
    await user.upload(await drop(), pdf());
    expect(await screen.findByRole('heading', { name: 'Ready to print' })).toBeVisible();
    expect(sent).toEqual([{ productType: '', widthMm: '100.5', heightMm: '50' }]);
  });

  it.each([
    ['of another kind', new File(['x'], 'card.cdr', { type: 'application/cdr' }), /We can't print from this kind/],
    ['that is empty', pdf(0), 'The file is empty. Please export it again.'],
  ])('sends no file %s', async (_, file, fault) => {
    open();
    // As dropped: the file dialog would not offer it.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(await drop(), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(fault);
    expect(sent).toEqual([]);
  });

  it('sends a large file in parts, and after a failure only those that are missing', async () => {
    breaksAt = 2;
    const { user } = open();
    await user.upload(await drop(), pdf(20 * MB));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many files.');
    expect(screen.getByText('33% sent')).toBeVisible();
    expect(parts).toEqual([1]);
    breaksAt = 0;
    await user.click(screen.getByRole('button', { name: 'Resume sending' }));
    expect(await screen.findByRole('heading', { name: 'Ready to print' })).toBeVisible();
    expect(parts).toEqual([1, 2, 3]);
  });

  it('sends a part again by itself when it failed', async () => {
    failsOnceAt = 2;
    const { user } = open();
    await user.upload(await drop(), pdf(20 * MB));
    expect(await screen.findByRole('heading', { name: 'Ready to print' }, { timeout: 5_000 })).toBeVisible();
    expect(parts).toEqual([1, 2, 3]);
  });

  it('goes on in a page that was loaded anew, when the same file is chosen again', async () => {
    breaksAt = 3;
    const file = pdf(20 * MB);
    const first = open();
    await first.user.upload(await drop(), file);
    await screen.findByRole('button', { name: 'Resume sending' });
    first.unmount();
    breaksAt = 0;
    const { user } = open();
    await user.upload(await drop(), file);
    expect(await screen.findByRole('heading', { name: 'Ready to print' })).toBeVisible();
    expect(parts).toEqual([1, 2, 3]);
  });

  it('sends nothing more once it is cancelled', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    server.use(
      http.put(`/api/artwork/uploads/${id}/parts/:part`, async ({ params }) => {
        parts.push(Number(params.part));
        await held;
        return HttpResponse.json(upload());
      }),
    );
    const { user } = open();
    await user.upload(await drop(), pdf(20 * MB));
    await waitFor(() => expect(parts).toEqual([1]));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    release();
    expect(await drop()).toBeEnabled();
    expect(parts).toEqual([1]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes another file after a failure', async () => {
    breaksAt = 1;
    const { user } = open();
    await user.upload(await drop(), pdf(20 * MB));
    await user.click(await screen.findByRole('button', { name: 'Choose another file' }));
    expect(await drop()).toBeEnabled();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('checks a file although the products could not be loaded', async () => {
    server.use(http.get('/api/artwork/profiles', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText(/You can check a file all the same/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('option', { name: 'Business Cards' })).toBeInTheDocument();
    await user.upload(await drop(), pdf());
    expect(await screen.findByRole('heading', { name: 'Ready to print' })).toBeVisible();
  });

  it('sends no token of a guest for who is signed in', async () => {
    const query: string[] = [];
    server.use(
      http.post('/api/artwork/files', () => HttpResponse.json(anArtworkFile(), { status: 202 })),
      http.get(`/api/artwork/files/${id}`, ({ request }) => {
        query.push(new URL(request.url).search);
        return HttpResponse.json(anArtworkFile());
      }),
    );
    const { user } = renderScreen(<CheckFilePage />, { ...at, user: aUser() });
    await user.upload(await drop(), pdf());
    expect(await screen.findByRole('heading', { name: 'Ready to print' })).toBeVisible();
    expect(query).toEqual(['']);
  });

  it('speaks Hindi', async () => {
    await renderInHindi(<CheckFilePage />, at);
    expect(await screen.findByRole('heading', { level: 1, name: 'अपनी प्रिंट फ़ाइल जाँचें' })).toBeVisible();
    await screen.findByRole('option', { name: 'Business Cards' });
    expect(leftInEnglish('Business Cards', 'PDF', 'PNG', 'JPEG', 'WebP', 'AVIF', 'TIFF', 'HEIC', 'SVG', 'MB')).toEqual(
      [],
    );
  });
});
