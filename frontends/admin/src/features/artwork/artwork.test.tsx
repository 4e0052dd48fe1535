import type { Proof, ProofCounts, ProofSummary, ProofVersion } from '@print-shop/contracts';
import { kindFields } from '@print-shop/contracts/client';
import {
  anId,
  asksBeforeLeaving,
  aUser,
  leftInEnglish,
  renderInHindi,
  renderScreen,
  serve,
} from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { ShortcutsProvider } from '../../shortcuts/shortcuts.tsx';
import ArtworkPage from './artwork-page.tsx';
import ProofPage from './proof-page.tsx';

const AT = '2026-11-20T10:35:00.000Z';
const summary = (part: Partial<ProofSummary> = {}): ProofSummary => ({
  _id: anId(1),
  orderId: anId(2),
  ...kindFields('order'),
  lineId: anId(3),
  quotation: null,
  name: 'Visiting cards',
  productType: 'Business Cards',
  quantity: 500,
  details: 'Matt',
  state: 'to-proof',
  since: AT,
  version: 0,
  fileId: anId(4),
  unread: false,
  customer: { userId: anId(5), name: 'Asha Verma', email: 'asha@example.com', language: 'hi' },
  ...part,
});
const onWhite = (widthMm: number, heightMm: number) => ({ widthMm, heightMm, ground: '#ffffff' });
const version = (part: Partial<ProofVersion> = {}): ProofVersion => ({
  version: 1,
  state: 'open',
  fileId: anId(4),
  fileName: 'card.pdf',
  sha256: 'ab'.repeat(32),
  sourceSha256: 'cd'.repeat(32),
  note: '',
  checks: [],
  pages: [onWhite(90, 54)],
  sentAt: AT,
  seenAt: null,
  decision: null,
  pictures: ['/p1.webp'],
  onProduct: ['/mug.webp'],
  pdf: '/x.pdf',
  ...part,
});
const proof = (part: Partial<Proof> = {}): Proof => ({ ...summary(), versions: [], notes: [], sending: null, ...part });
const file = (part: object = {}) => ({
  _id: anId(4),
  userId: anId(5),
  name: 'card.pdf',
  kind: 'pdf',
  bytes: 9,
  sha256: 'ab'.repeat(32),
  productType: '',
  widthMm: null,
  heightMm: null,
  state: 'checked',
  position: null,
  progress: null,
  pages: [],
  pictures: 1,
  checks: [],
  worst: null,
  refusal: null,
  createdAt: AT,
  keptUntil: AT,
  ...part,
});
const RGB = { code: 'rgb-colour', level: 'should', page: 1, box: null, message: 'The photo is in RGB.' };
const approvedBy = {
  answer: 'approved',
  by: 'customer',
  name: 'Asha',
  note: '',
  at: AT,
  sha256: 'ab'.repeat(32),
} as const;

let lines: ProofSummary[] = [];
let now = proof();
let its: object = file();
let sent: unknown[] = [];
const counts: ProofCounts = {
  'needs-mending': 0,
  'to-proof': 2,
  waiting: 1,
  'changes-asked': 0,
  approved: 1001,
  cancelled: 3,
};
const url = `/api/proofs/${anId(1)}`;
const takes =
  (change: () => Proof) =>
  async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    now = change();
    return HttpResponse.json(now);
  };
const server = serve(
  http.get('/api/proofs', ({ request }) => {
    const state = new URL(request.url).searchParams.get('state');
    const isToDo = ({ state: its }: ProofSummary) => !['approved', 'cancelled'].includes(its);
    const found = lines.filter((line) =>
      state === 'to-do' ? isToDo(line) : state ? line.state === state : line.state !== 'cancelled',
    );
    return HttpResponse.json(found, { headers: { 'X-Total-Count': String(found.length) } });
  }),
  http.get('/api/proofs/counts', () => HttpResponse.json(counts)),
  http.get(url, () => HttpResponse.json(now)),
  http.get(`/api/artwork/files/${anId(4)}`, () => HttpResponse.json(its)),
  http.post(
    `${url}/versions`,
    takes(() => proof({ state: 'waiting', version: 1, versions: [version()] })),
  ),
  http.post(
    `${url}/approval`,
    takes(() =>
      proof({
        state: 'approved',
        versions: [version({ state: 'approved', decision: { ...approvedBy, by: 'staff' } })],
      }),
    ),
  ),
  http.post(
    `${url}/notes`,
    takes(() => ({
      ...now,
      notes: [...now.notes, { version: 1, by: 'staff', name: 'Meera', text: 'Yes.', pin: null, at: AT }],
    })),
  ),
);
beforeEach(() => {
  lines = [
    summary(),
    summary({ _id: anId(7), name: 'Flyers', state: 'waiting', version: 1 }),
    summary({ _id: anId(6), name: 'Banner', state: 'approved', version: 2, unread: true }),
  ];
  localStorage.clear();
  now = proof();
  its = file();
  sent = [];
});
const user = aUser({ isAdmin: true });
const openList = (search = '') =>
  renderScreen(<ArtworkPage />, { user, at: `/admin/artwork${search}`, path: '/admin/artwork' });
const openProof = (role: 'owner' | 'manager' | 'production' = 'owner') =>
  renderScreen(<ProofPage />, {
    user: aUser({ isAdmin: true, role }),
    at: `/admin/artwork/${anId(1)}`,
    path: '/admin/artwork/:id',
  });

describe('the queue of artwork', () => {
  it('shows what each line waits for and since when, and leads to it and its order', async () => {
    openList();
    const row = within((await screen.findByRole('link', { name: 'Visiting cards' })).closest('tr') as HTMLElement);
    for (const text of ['Asha Verma', '500', 'To proof', 'none yet', 'Matt']) expect(row.getByText(text)).toBeVisible();
    expect(row.getByRole('link', { name: 'Visiting cards' })).toHaveAttribute('href', `/admin/artwork/${anId(1)}`);
    expect(row.getByRole('link', { name: /^Order #/ })).toHaveAttribute('href', `/admin/orders/${anId(2)}`);
    expect(screen.queryByRole('link', { name: 'Banner' })).toBeNull();
  });

  it('shows what there is to do, and the rest by the filter with the lines of each state', async () => {
    const { user: hand } = openList();
    const filter = await screen.findByLabelText('Status');
    await waitFor(() => expect(within(filter).getByRole('option', { name: 'Status: To do (3)' })).toBeVisible());
    for (const name of [
      'Status: To proof (2)',
      'Status: Approved (1,000+)',
      'Status: Cancelled (3)',
      'Status: All but cancelled',
    ])
      expect(within(filter).getByRole('option', { name })).toBeVisible();
    await hand.selectOptions(filter, 'all');
    expect(await screen.findByRole('link', { name: 'Banner' })).toBeVisible();
    expect(screen.getByText('New comment')).toBeVisible();
  });

  it('says that the numbers of its filter could not be loaded, and loads them again', async () => {
    server.use(http.get('/api/proofs/counts', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user: hand } = openList();
    expect(await screen.findByText('The number of items in each status could not be loaded.')).toBeVisible();
    await hand.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('option', { name: 'Status: To do (3)' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [0.5, 'under an hour'],
    [1, '1 hour'],
    [23, '23 hours'],
    [24, '1 day'],
    [80, '3 days'],
  ])('says plainly for how long a line waits: %s hours', async (hours, age) => {
    lines = [summary({ since: new Date(Date.now() - hours * 3_600_000 - 1000).toISOString() })];
    openList();
    expect(await screen.findByText(age, { selector: 'time' })).toBeVisible();
  });

  it('saves the print files of all approved lines that match as one archive', async () => {
    const asked: string[] = [];
    server.use(
      http.get('/api/proofs/print-files', ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse('PK', { headers: { 'Content-Type': 'application/zip' } });
      }),
    );
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user: hand } = openList('?search=banner');
    await hand.click(await screen.findByRole('button', { name: 'Download print files (1)' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(asked).toEqual(['?search=banner']);
    expect((save.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^print-files-\d{4}-\d\d-\d\d\.zip$/);
    save.mockRestore();
  });

  it('says so where more lines are approved than one archive has', async () => {
    server.use(http.get('/api/proofs', () => HttpResponse.json([], { headers: { 'X-Total-Count': '501' } })));
    openList();
    expect(await screen.findByRole('button', { name: 'Download print files (500)' })).toBeVisible();
    expect(screen.getByText('These are the 500 that were approved first. Search for the others.')).toBeVisible();
  });

  it('is filtered by state, and says when nothing is left to do', async () => {
    const { user: hand } = openList();
    await hand.selectOptions(await screen.findByLabelText('Status'), 'approved');
    expect(await screen.findByRole('link', { name: 'Banner' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Visiting cards' })).toBeNull();
    lines = [];
    await hand.selectOptions(screen.getByLabelText('Status'), 'waiting');
    expect(await screen.findByText('No artwork matches.')).toBeVisible();
  });
});

describe('the keys of the queue', () => {
  const link = (name: string) => screen.findByRole('link', { name });

  it.each([
    ['j and k', 'j', 'k'],
    ['the arrow keys', '{ArrowDown}', '{ArrowUp}'],
  ])('move from line to line by %s, and no further than the last', async (_, down, up) => {
    const { user: hand } = openList();
    await link('Flyers');
    await hand.keyboard('j');
    expect(await link('Visiting cards')).toHaveFocus();
    await hand.keyboard(down);
    expect(await link('Flyers')).toHaveFocus();
    await hand.keyboard(down);
    expect(await link('Flyers')).toHaveFocus();
    await hand.keyboard(up);
    expect(await link('Visiting cards')).toHaveFocus();
  });

  it('choose a state and what is to do, and stay out of fields', async () => {
    const { user: hand } = openList();
    await link('Visiting cards');
    await hand.keyboard('5');
    expect(await link('Banner')).toBeVisible();
    expect(screen.getByLabelText('Status')).toHaveValue('approved');
    await hand.keyboard('0');
    expect(await link('Flyers')).toBeVisible();
    await hand.type(screen.getByLabelText('Search artwork'), 'j3?');
    expect(screen.getByLabelText('Search artwork')).toHaveValue('j3?');
    expect(screen.getByLabelText('Status')).toHaveValue('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are named on the page and in a dialog, where they are turned off', async () => {
    const { user: hand } = renderScreen(
      <ShortcutsProvider rows={[]}>
        <ArtworkPage />
      </ShortcutsProvider>,
      { user },
    );
    await link('Visiting cards');
    expect(screen.getByText('j k')).toBeVisible();
    await hand.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('next and previous item')).toBeVisible();
    await hand.click(dialog.getByLabelText('Use single keys'));
    await hand.keyboard('{Escape}5?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Status')).toHaveValue('');
    expect(screen.queryByText('j k')).toBeNull();
  });

  it('lead from a proof to the next line of the list that it was opened from', async () => {
    server.use(http.get(`/api/proofs/${anId(7)}`, () => HttpResponse.json(proof({ _id: anId(7), name: 'Flyers' }))));
    const screens = (
      <Routes>
        <Route path="/admin/artwork" element={<ArtworkPage />} />
        <Route path="/admin/artwork/:id" element={<ProofPage />} />
      </Routes>
    );
    const { user: hand } = renderScreen(screens, { user, at: '/admin/artwork?search=a', path: '*' });
    await hand.click(await link('Visiting cards'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Visiting cards' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Previous item' })).toBeNull();
    await hand.keyboard('j');
    expect(await screen.findByRole('heading', { level: 1, name: 'Flyers' })).toBeVisible();
    await hand.keyboard('j');
    await hand.click(await link('Previous item'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Visiting cards' })).toBeVisible();
  });
});

describe('a line', () => {
  it('shows what was found in its file, and is sent to the customer with a word', async () => {
    its = file({ checks: [RGB], worst: 'should' });
    const { user: hand } = openProof();
    expect(await screen.findByText('The photo is in RGB.')).toBeVisible();
    await hand.type(screen.getByLabelText(/^Message to the customer/), 'Please check the number.');
    expect(asksBeforeLeaving()).toBe(true);
    await hand.click(screen.getByRole('button', { name: 'Send proof 1' }));
    expect(await screen.findByText('The proof is on its way to asha@example.com.')).toBeVisible();
    expect(asksBeforeLeaving()).toBe(false);
    expect(sent).toEqual([{ fileId: anId(4), note: 'Please check the number.', expectedVersion: 0 }]);
    expect(screen.getByText('Waits for the customer')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Proof 1, page 1' })).toHaveAttribute('src', '/p1.webp');
  });

  it('says that its file could not be loaded, not that there is none, and tries again', async () => {
    its = file({ checks: [RGB], worst: 'should' });
    const path = `/api/artwork/files/${anId(4)}`;
    server.use(http.get(path, () => HttpResponse.json({}, { status: 503 }), { once: true }));
    const { user: hand } = openProof();
    expect(await screen.findByText('The findings of this file could not be loaded.')).toBeVisible();
    expect(screen.queryByText(/^This item has no checked file yet/)).toBeNull();
    await hand.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The photo is in RGB.')).toBeVisible();
  });

  it('does not say that there is no file while that is loading', async () => {
    server.use(http.get(`/api/artwork/files/${anId(4)}`, () => new Promise<never>(() => undefined)));
    openProof();
    expect(await screen.findByRole('heading', { name: 'File' })).toBeVisible();
    expect(screen.queryByText(/^This item has no checked file yet/)).toBeNull();
  });

  it('shows the file of its layout once that is drawn', async () => {
    now = proof({ fileId: null, since: new Date().toISOString() });
    openProof();
    expect(await screen.findByText(/^This item has no checked file yet/)).toBeVisible();
    now = proof();
    expect(await screen.findByText('card.pdf', {}, { timeout: 5_000 })).toBeVisible();
  });

  it('says that its file is still being checked, and then what was found and what it waits for', async () => {
    its = file({ state: 'checking' });
    openProof();
    expect(await screen.findByText(/^The file is being checked/)).toBeVisible();
    expect(screen.queryByText('Nothing was found.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download the file' })).toBeNull();
    its = file({ checks: [{ ...RGB, level: 'must' }], worst: 'must' });
    now = proof({ state: 'needs-mending' });
    expect(await screen.findByText('The photo is in RGB.', {}, { timeout: 5_000 })).toBeVisible();
    expect(await screen.findByText('Needs fixing')).toBeVisible();
  });

  it('says that the print file of a large file is being made, and shows the proof once it is sent', async () => {
    const sending = { fileName: 'poster.tif', since: AT, fault: null };
    server.use(
      http.post(`${url}/versions`, () => {
        now = proof({ sending });
        return HttpResponse.json(now, { status: 202 });
      }),
    );
    const { user: hand } = openProof();
    await hand.click(await screen.findByRole('button', { name: 'Send proof 1' }));
    expect(await screen.findByText(/^The print file of proof 1 is being made from poster.tif/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send proof 1' })).toBeNull();
    now = proof({ state: 'waiting', version: 1, versions: [version()] });
    expect(await screen.findByText('Waits for the customer', {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send proof 2' })).toBeVisible();
  });

  it('says why no print file could be made, and can be sent again', async () => {
    now = proof({ sending: { fileName: 'poster.tif', since: AT, fault: 'It takes too much memory.' } });
    openProof();
    expect(await screen.findByText('It takes too much memory.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send proof 1' })).toBeVisible();
  });

  it('is not sent while its file must be fixed; a corrected one is uploaded and checked', async () => {
    its = file({ checks: [{ ...RGB, level: 'must' }], worst: 'must' });
    const corrected = file({ _id: anId(7), name: 'card-2.pdf' });
    server.use(
      http.post('/api/artwork/files', () => HttpResponse.json({ ...corrected, state: 'checking' }, { status: 202 })),
      http.get(`/api/artwork/files/${anId(7)}`, () => HttpResponse.json(corrected)),
    );
    const { user: hand } = openProof();
    expect(await screen.findByText('This file has faults that must be fixed first.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send proof/ })).toBeNull();
    await hand.upload(
      screen.getByLabelText('Upload a corrected file', { selector: 'input' }),
      new File(['%PDF'], 'card-2.pdf'),
    );
    expect(await screen.findByText('card-2.pdf', {}, { timeout: 5_000 })).toBeVisible();
    await hand.click(screen.getByRole('button', { name: 'Send proof 1' }));
    expect(await screen.findByText('Waits for the customer')).toBeVisible();
    expect(sent).toEqual([{ fileId: anId(7), note: '', expectedVersion: 0 }]);
  });

  it('gets a large corrected file in parts, which goes on where it broke off', async () => {
    const MB = 2 ** 20;
    const parts: string[] = [];
    let isAway = true;
    const upload = () => ({ _id: anId(8), bytes: 20 * MB, partBytes: 8 * MB, parts: 3, received: parts.map(Number) });
    server.use(
      http.post('/api/artwork/uploads', async ({ request }) => {
        expect(await request.json()).toEqual({ name: 'big.pdf', bytes: 20 * MB, productType: 'Business Cards' });
        return HttpResponse.json(upload(), { status: 201 });
      }),
      http.get(`/api/artwork/uploads/${anId(8)}`, () => HttpResponse.json(upload())),
      http.put(`/api/artwork/uploads/${anId(8)}/parts/:part`, ({ params }) => {
        if (params.part === '2' && isAway) return HttpResponse.json({}, { status: 429 });
        parts.push(String(params.part));
        return HttpResponse.json(upload());
      }),
      http.post(`/api/artwork/uploads/${anId(8)}/complete`, () =>
        HttpResponse.json(file({ _id: anId(8), name: 'big.pdf', state: 'checked' }), { status: 202 }),
      ),
    );
    const { user: hand } = openProof();
    const field = await screen.findByLabelText('Upload a corrected file', { selector: 'input' });
    await hand.upload(field, new File([new Uint8Array(20 * MB)], 'big.pdf'));
    expect(await screen.findByText('The upload broke off.')).toBeVisible();
    isAway = false;
    await hand.click(screen.getByRole('button', { name: 'Resume the upload' }));
    expect(await screen.findByText('big.pdf', {}, { timeout: 5_000 })).toBeVisible();
    expect(parts).toEqual(['1', '2', '3']);
    const huge = new File(['%PDF'], 'huge.pdf');
    Object.defineProperty(huge, 'size', { value: 201 * MB });
    await hand.upload(screen.getByLabelText('Upload a corrected file', { selector: 'input' }), huge);
    expect(await screen.findByText('The file is larger than 200 MB.')).toBeVisible();
    expect(parts).toHaveLength(3);
  });

  it('of a cancelled order is over: nothing is sent, approved, answered or printed any more', async () => {
    const notes = [{ version: 1, by: 'customer', name: '', text: 'Bigger?', pin: null, at: AT }] as const;
    const versions = [version({ state: 'approved', decision: approvedBy })];
    now = proof({ state: 'cancelled', version: 1, versions, notes: [...notes] });
    openProof();
    expect(await screen.findByText(/^The order or this item was cancelled/)).toBeVisible();
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(screen.getByText('Bigger?')).toBeVisible();
    for (const name of [
      'Record approval by phone',
      'Upload a corrected file',
      'Send the answer',
      'Download the print file',
    ])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Many on one sheet' })).toBeNull();
  });

  it('is approved by phone, with who said so and how it was heard', async () => {
    now = proof({ state: 'waiting', version: 1, versions: [version()] });
    const { user: hand } = openProof();
    await hand.click(await screen.findByRole('button', { name: 'Record approval by phone' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve proof 1 for the customer?' }));
    expect(dialog.getByLabelText('Who approved it')).toHaveValue('Asha Verma');
    await hand.type(dialog.getByLabelText('When and how they told you'), 'Called at noon');
    await hand.click(dialog.getByRole('button', { name: 'Save the approval' }));
    expect(await screen.findByText(/^Approved by phone by Asha on/)).toBeVisible();
    expect(sent).toEqual([{ version: 1, name: 'Asha Verma', note: 'Called at noon' }]);
    expect(screen.getByRole('button', { name: 'Download the print file' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload a corrected file' })).toBeNull();
  });

  it('keeps nothing of an approval by phone that was given up, after a question', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(true);
    now = proof({ state: 'waiting', version: 1, versions: [version()] });
    const { user: hand } = openProof();
    await hand.click(await screen.findByRole('button', { name: 'Record approval by phone' }));
    await hand.type(screen.getByLabelText('When and how they told you'), 'Called at noon');
    await hand.keyboard('{Escape}');
    expect(confirm).toHaveBeenCalledTimes(1);
    await hand.click(screen.getByRole('button', { name: 'Record approval by phone' }));
    expect(screen.getByLabelText('When and how they told you')).toHaveValue('');
    confirm.mockRestore();
  });

  it('is printed many times on a sheet: how many fit, and how many sheets it takes', async () => {
    const asked: string[] = [];
    server.use(
      http.get(`${url}/gang-sheet`, ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
      }),
    );
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    now = proof({
      state: 'approved',
      version: 1,
      quantity: 1000,
      versions: [version({ state: 'approved', decision: approvedBy })],
    });
    const { user: hand } = openProof();
    const gang = within(await screen.findByRole('region', { name: 'Many on one sheet' }));
    expect(gang.getByRole('status')).toHaveTextContent('21 on a sheet, 48 sheets for 1,000.');
    await hand.clear(gang.getByLabelText('Gap between copies, mm'));
    expect(gang.getByText('A whole number from 0 to 50')).toBeVisible();
    expect(gang.getByRole('button', { name: 'Download the sheet' })).toBeDisabled();
    await hand.type(gang.getByLabelText('Gap between copies, mm'), '0');
    expect(gang.getByRole('status')).toHaveTextContent('24 on a sheet, 42 sheets for 1,000.');
    await hand.selectOptions(gang.getByLabelText('Sheet'), '13 × 19 in');
    await hand.type(gang.getByLabelText('Gap between copies, mm'), '{Enter}');
    await waitFor(() => expect(asked).toEqual(['?sheet=13x19&gapMm=0']));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect((save.mock.contexts[0] as HTMLAnchorElement).download).toBe('abababab-000002-Visiting-cards-13x19.pdf');
    save.mockRestore();
  });

  it.each([
    ['larger than the sheet', [onWhite(600, 900)], 'It does not fit on this sheet.'],
    ['with a back', [onWhite(90, 54), onWhite(90, 54)], 'Turn each sheet along its long edge'], // biome-ignore format: a case a line
  ])('%s says so beside the sheet', async (_, pages, words) => {
    now = proof({ state: 'approved', versions: [version({ state: 'approved', decision: approvedBy, pages })] });
    openProof();
    const gang = within(await screen.findByRole('region', { name: 'Many on one sheet' }));
    expect(gang.getByRole('status')).toHaveTextContent(words);
  });

  it('shows the two newest versions side by side and over each other, and where comments belong, and answers the customer', async () => {
    const notes = [
      { version: 1, by: 'customer', name: '', text: 'Bigger?', pin: { page: 1, x: 0.5, y: 0.5 }, at: AT },
    ] as const;
    now = proof({
      state: 'waiting',
      version: 2,
      notes: [...notes],
      versions: [version({ state: 'replaced' }), version({ version: 2, pictures: ['/p2.webp'] })],
    });
    const { user: hand } = openProof();
    await hand.click(await screen.findByText('What has changed'));
    expect(screen.getByRole('img', { name: 'Difference of proof 1 and 2, page 1' })).toBeVisible();
    expect(screen.getByText('Proof 2, page 1')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Proof 2 on the product, picture 1' })).toHaveAttribute('src', '/mug.webp');
    expect(screen.getByText(/^1\. Customer, .*proof 1, page 1/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Comment 1' })).toHaveStyle({ left: '50%', top: '50%' });
    await hand.type(screen.getByLabelText('Your answer'), 'Yes.');
    await hand.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Yes.', { selector: 'p' })).toBeVisible();
  });

  it('speaks Hindi', async () => {
    now = proof({ state: 'approved', version: 1, versions: [version({ state: 'approved', decision: approvedBy })] });
    await renderInHindi(<ProofPage />, { user, at: `/admin/artwork/${anId(1)}`, path: '/admin/artwork/:id' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Visiting cards' })).toBeVisible();
    const data = [
      'Visiting cards',
      'Matt',
      'Asha Verma',
      'Asha',
      'asha@example.com',
      'card.pdf',
      'ab'.repeat(32),
      'cd'.repeat(32),
      'A3',
      'HEIC',
      'WebP',
      'JPEG',
      'AVIF',
      'TIFF',
      'SHA-256',
    ];
    expect(leftInEnglish(...data)).toEqual([]);
  });
});

describe('the chart of the times to a proof', () => {
  it('has the median and the 90th percentile of each week, also in a table', async () => {
    const weeks = [{ week: '2026-11-23', lines: 8, medianHours: 5.5, p90Hours: 26 }];
    server.use(http.get('/api/proofs/times', () => HttpResponse.json(weeks)));
    const { user } = renderScreen(<ArtworkPage />, { user: aUser({ isAdmin: true, role: 'owner' }) });
    const title = 'Time from order to first proof, by week';
    await user.click(screen.getByText(title));
    expect(await screen.findByRole('figure', { name: title })).toBeVisible();
    const table = within(screen.getByRole('region', { name: title }));
    expect(table.getByRole('row', { name: '23 Nov 2026 8 5.5 h 26 h' })).toBeVisible();
  });
});
