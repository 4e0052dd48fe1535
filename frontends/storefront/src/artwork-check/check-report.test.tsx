import { anId, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aCheck, anArtworkFile } from './artwork.fixture.ts';
import { CheckReport } from './check-report.tsx';
import { keepToken, tokenQuery } from './kept.ts';

const id = anId(7);
const url = `/api/artwork/files/${id}`;
let file = anArtworkFile();
let shown: string[] = [];
const pictures = [`${url}/pages/1?until=1`, `${url}/pages/2?until=1`];
const links = { pictures, original: null, expiresAt: '2099-01-01T00:00:00.000Z' };
const server = serve(
  http.get(url, () => HttpResponse.json(file)),
  http.post(`${url}/links`, () => HttpResponse.json(links)),
);
beforeEach(() => {
  sessionStorage.clear();
  shown = [];
  file = anArtworkFile();
});
const open = () => renderScreen(<CheckReport id={id} onShow={(other) => void shown.push(other)} />);
const faulty = () =>
  anArtworkFile({
    checks: [
      aCheck(),
      aCheck({ code: 'white-overprint', level: 'must', page: 2, message: 'White text will vanish.' }),
      aCheck({ code: 'form', level: 'note', page: null, box: null, message: 'The file is a form.' }),
    ],
  });

describe('the report of a checked file', () => {
  it.each([
    ['Ready to print', []],
    ['Ready to print, but one thing could be better', [aCheck()]],
    ['2 things must be fixed before we can print', [aCheck({ level: 'must' }), aCheck({ level: 'must', page: 2 })]],
    ['Ready to print', [aCheck({ level: 'note' })]],
  ])('says "%s"', async (verdict, checks) => {
    file = anArtworkFile({ checks });
    open();
    expect(await screen.findByRole('heading', { level: 2, name: verdict })).toBeVisible();
  });

  it('lists the checks by level, the worst first, and begins at its page', async () => {
    file = faulty();
    open();
    expect(await screen.findByRole('img', { name: 'Page 2 as we print it' })).toHaveAttribute('src', pictures[1]);
    const messages = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(messages).toEqual([
      '1Page 2White text will vanish.',
      '2Page 1Text of 4 pt is hard to read.',
      '3The file is a form.',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Must be fixed',
      'Better to fix',
      'Good to know',
    ]);
  });

  it('shows every place of a check, one of which leads to it', async () => {
    const boxes = [1, 2, 3].map((x) => ({ x, y: 5, width: 2, height: 2 }));
    file = anArtworkFile({ checks: [aCheck({ box: { x: 1, y: 5, width: 4, height: 2 }, boxes })] });
    open();
    const place = await screen.findByRole('button', { name: 'Place of check 1' });
    const marks = [...(place.parentElement?.children ?? [])].filter(({ tagName }) => tagName !== 'IMG');
    expect(marks.map(({ tagName }) => tagName)).toEqual(['BUTTON', 'SPAN', 'SPAN']);
  });

  it('offers to mend what the shop can, as much of it as is chosen, and shows the mended file with its own token', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${url}/mends`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(
          { ...anArtworkFile({ _id: anId(8), state: 'checking' }), token: 'new' },
          { status: 202 },
        );
      }),
    );
    const bleed = { code: 'no-bleed', level: 'must', mend: 'mirror-bleed', message: 'No bleed.' } as const;
    const colours = { code: 'rgb-colour', mend: 'convert-colours', message: 'RGB.' } as const;
    const shadow = { code: 'transparency', level: 'note', mend: 'flatten', message: 'A shadow.' } as const;
    file = anArtworkFile({ checks: [aCheck(bleed), aCheck({ ...bleed, page: 2 }), aCheck(colours), aCheck(shadow)] });
    const { user } = open();
    const offer = within(await screen.findByRole('region', { name: 'We can fix this for you' }));
    // Notes are not mended unasked.
    expect(offer.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, false]);
    const [wanted, unwanted] = [/^Add bleed/, /^Convert the colours/].map((name) =>
      offer.getByRole('checkbox', { name }),
    );
    await user.click(unwanted as HTMLElement);
    await user.click(wanted as HTMLElement);
    expect(offer.getByRole('button', { name: 'Fix it for me' })).toBeDisabled();
    await user.click(wanted as HTMLElement);
    await user.click(offer.getByRole('button', { name: 'Fix it for me' }));
    await waitFor(() => expect(shown).toEqual([anId(8)]));
    expect(sent).toEqual([{ mends: ['mirror-bleed'] }]);
    expect(tokenQuery(anId(8))).toEqual({ token: 'new' });
  });

  it('shows a mended page beside the one that it was made of, and leads back to that', async () => {
    const old = '/api/artwork/files/old/pages/1';
    server.use(
      http.post(`/api/artwork/files/${anId(6)}/links`, () => HttpResponse.json({ ...links, pictures: [old] })),
    );
    file = anArtworkFile({ mendedFrom: anId(6) });
    const { user } = open();
    expect(await screen.findByRole('img', { name: 'Page 1 before fixing' })).toHaveAttribute('src', old);
    expect(screen.getByRole('img', { name: 'Page 1 after fixing' })).toHaveAttribute('src', pictures[0]);
    expect(screen.queryByRole('region', { name: 'We can fix this for you' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the file as it was' }));
    expect(shown).toEqual([anId(6)]);
  });

  it('draws the place of a check on the page with its bleed', async () => {
    file = faulty();
    open();
    const place = await screen.findByRole('button', { name: 'Place of check 1' });
    expect(place).toHaveStyle({ left: '25%', top: '25%', width: '50%', height: '10%' });
  });

  it('marks the place while its check has the focus, and leads back from it', async () => {
    file = faulty();
    const { user } = open();
    const place = await screen.findByRole('button', { name: 'Place of check 1' });
    expect(place).not.toHaveAttribute('data-active');
    const check = screen.getByRole('button', { name: 'Page 2 White text will vanish.' });
    act(() => check.focus());
    expect(await screen.findByRole('button', { name: 'Place of check 1' })).toHaveAttribute('data-active');
    await user.click(place);
    expect(check).toHaveFocus();
  });

  it('turns to the page of a check, and back and forth by the buttons', async () => {
    file = faulty();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Page 1 Text of 4 pt is hard to read.' }));
    const pages = screen.getByRole('region', { name: 'Pages of your file' });
    expect(await within(pages).findByText(/Page 1 of 2/)).toHaveTextContent('90 × 54 mm');
    expect(within(pages).getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await user.click(within(pages).getByRole('button', { name: 'Next page' }));
    expect(within(pages).getByText(/Page 2 of 2/)).toBeVisible();
  });

  it('says until when the file is kept', async () => {
    open();
    expect(await screen.findByText(/^We keep this file until 24 Dec/)).toBeVisible();
  });

  it('opens with the token that a guest got', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get(url, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('token'));
        return HttpResponse.json(file);
      }),
    );
    keepToken(id, 'secret');
    open();
    expect(await screen.findByRole('heading', { name: 'Ready to print' })).toBeVisible();
    expect(asked).toEqual(['secret']);
  });

  it('says that a picture could not be loaded, and tries again', async () => {
    server.use(http.post(`${url}/links`, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('The picture of the page could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'Page 1 as we print it' })).toBeVisible();
  });

  it('speaks Hindi', async () => {
    file = anArtworkFile({ checks: [aCheck({ message: '4 pt का टेक्स्ट पढ़ना मुश्किल होगा।' })] });
    await renderInHindi(<CheckReport id={id} onShow={(other) => void shown.push(other)} />);
    expect(await screen.findByRole('heading', { level: 2, name: /^छपाई के लिए तैयार, पर 1 चीज़/ })).toBeVisible();
    expect(leftInEnglish('mm', 'pt')).toEqual([]);
  });
});

describe('the report of a file that is not checked yet', () => {
  it.each([
    ['3 files are checked before yours.', { position: 3 }],
    ['Your file is next.', { position: 0 }],
    ['It is being read now.', { position: null }],
    ['2 of 8 pages checked', { progress: { done: 2, of: 8 } }],
  ])('says "%s"', async (line, part) => {
    file = anArtworkFile({ state: 'checking', pages: [], ...part });
    open();
    expect(await screen.findByText(line)).toBeVisible();
  });

  it('becomes the report by itself', async () => {
    file = anArtworkFile({ state: 'checking', pages: [], position: 1 });
    open();
    expect(await screen.findByText('1 file is checked before yours.')).toBeVisible();
    file = faulty();
    expect(await screen.findByText('White text will vanish.', {}, { timeout: 4000 })).toBeVisible();
  });

  it('says why a file was refused', async () => {
    const message = 'The file is locked with a password.';
    file = anArtworkFile({ state: 'refused', pages: [], refusal: { code: 'encrypted', message } });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.use(http.get(url, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('heading', { name: 'Ready to print' })).toBeVisible();
  });
});
