import type { OrderArtwork } from '@print-shop/contracts';
import { OrderAccess } from '@print-shop/web-kit/order-access';
import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aCheck, anArtworkFile } from '../artwork-check/artwork.fixture.ts';
import { OrderedArtwork } from './artwork.tsx';

const file = (part: Parameters<typeof anArtworkFile>[0] = {}) => {
  const { userId: _, ...rest } = anArtworkFile(part);
  return { ...rest, preview: `/api/artwork/files/${rest._id}/pages/1?until=1`, original: '/original?until=1' };
};
const line = { lineId: anId(3), name: 'Visiting cards', picture: '/api/artwork/layouts/1/picture' };
let artwork: OrderArtwork;
let links: (string | null)[] = [];
const server = serve(
  http.get('/api/artwork/orders/:order', ({ request }) => {
    links.push(request.headers.get('order-link'));
    return HttpResponse.json(artwork);
  }),
);
beforeEach(() => {
  links = [];
  artwork = { lines: [{ ...line, files: [file()] }] };
});
const open = () => renderScreen(<OrderedArtwork order={anId(1)} />, { user: aUser() });
const byLink = (
  <OrderAccess value="a-link">
    <OrderedArtwork order={anId(1)} />
  </OrderAccess>
);

describe('the files of an order', () => {
  it('are shown with their picture and what the checks found', async () => {
    artwork = { lines: [{ ...line, files: [file({ checks: [aCheck({ level: 'must' }), aCheck({ page: 2 })] })] }] };
    const { user } = open();
    const box = within(await screen.findByRole('region', { name: 'Your files' }));
    expect(box.getByRole('heading', { name: 'Visiting cards' })).toBeVisible();
    expect(box.getByRole('img', { name: 'First page of card.pdf' })).toHaveAttribute('src', file().preview);
    expect(box.getByText('must be fixed')).toBeVisible();
    await user.click(box.getByText('2 notes from our checks'));
    expect(box.getAllByText('Text of 4 pt is hard to read.')[0]).toBeVisible();
    expect(box.getByRole('link', { name: 'Download the file' })).toHaveAttribute('href', '/original?until=1');
    // The lines of the page have the picture of the layout.
    expect(box.queryByRole('img', { name: 'What you laid out' })).toBeNull();
  });

  it.each([
    ['ready to print', file({ checks: [aCheck()] })],
    ['being checked', { ...file({ state: 'checking' }), preview: null, original: null }],
    [
      'cannot be printed',
      {
        ...file({ state: 'refused', refusal: { code: 'x', message: 'It is locked.' } }),
        preview: null,
        original: null,
      },
    ],
  ])('are %s', async (words, one) => {
    artwork = { lines: [{ ...line, files: [one] }] };
    open();
    expect(await screen.findByText(words)).toBeVisible();
    if (one.refusal) expect(screen.getByText('It is locked.')).toBeVisible();
  });

  it('of a guest come by the link, with what was laid out', async () => {
    renderScreen(byLink);
    expect(await screen.findByRole('img', { name: 'What you laid out' })).toHaveAttribute('src', line.picture);
    expect(links).toEqual(['a-link']);
  });

  it('say that they could not be loaded, and are read again', async () => {
    server.use(http.get('/api/artwork/orders/:order', () => HttpResponse.json({}, { status: 503 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('Your files could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Your files' })).toBeVisible();
  });

  it('are no part of the page without any', async () => {
    artwork = { lines: [{ ...line, files: [] }] };
    open();
    await screen.findByTestId('address');
    expect(screen.queryByRole('region', { name: 'Your files' })).toBeNull();
  });

  it('are in Hindi but for what people named', async () => {
    artwork = { lines: [{ ...line, files: [file({ checks: [aCheck({ message: 'अक्षर छोटे हैं।' })] })] }] };
    await renderInHindi(byLink);
    expect(await screen.findByRole('heading', { name: 'आपकी फ़ाइलें' })).toBeVisible();
    expect(leftInEnglish('Visiting cards', 'card.pdf')).toEqual([]);
  });
});
