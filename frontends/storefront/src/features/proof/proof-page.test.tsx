import type { ProofVersion, SharedProof } from '@print-shop/contracts';
import { kindFields } from '@print-shop/contracts/client';
import { anId, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProofPage from './proof-page.tsx';

const AT = '2026-11-20T10:35:00.000Z';
const version = (part: Partial<ProofVersion> = {}): ProofVersion => ({
  version: 1,
  state: 'open',
  fileId: anId(3),
  fileName: 'card.pdf',
  sha256: 'ab'.repeat(32),
  note: '',
  sourceSha256: 'cd'.repeat(32),
  pages: [
    { widthMm: 90, heightMm: 54, ground: '#0f2547' },
    { widthMm: 90, heightMm: 54, ground: '#ffffff' },
  ],
  checks: [{ code: 'rgb-colour', level: 'should', page: 1, box: null, message: 'The photo is in RGB.' }],
  sentAt: AT,
  seenAt: AT,
  decision: null,
  pictures: ['/p1.webp', '/p2.webp'],
  pdf: '/proof.pdf',
  onProduct: ['/mug.webp'],
  ...part,
});
const proof = (part: Partial<SharedProof> = {}): SharedProof => ({
  _id: anId(1),
  orderId: anId(2),
  ...kindFields('order'),
  lineId: anId(4),
  quotation: null,
  name: 'Visiting cards',
  productType: 'Business Cards',
  quantity: 500,
  details: 'Matt',
  state: 'waiting',
  since: AT,
  version: 1,
  customerName: 'Asha Verma',
  needsCode: false,
  versions: [version()],
  notes: [],
  ...part,
});
const decision = {
  answer: 'approved',
  by: 'customer',
  name: 'Asha Verma',
  note: '',
  at: AT,
  sha256: 'ab'.repeat(32),
} as const;
const url = '/api/proofs/shared';
let now = proof();
let sent: unknown[] = [];
const answer =
  (change: (body: never) => SharedProof) =>
  async ({ request }: { request: Request }) => {
    const { token, ...body } = (await request.json()) as { token: string };
    expect(token).toBe('abc');
    sent.push(body);
    now = change(body as never);
    return HttpResponse.json(now);
  };
const server = serve(
  http.post(url, async ({ request }) => {
    expect(await request.json()).toEqual({ token: 'abc' });
    return HttpResponse.json(now);
  }),
  http.post(`${url}/codes`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'sent' }, { status: 202 });
  }),
  http.post(
    `${url}/approve`,
    answer(() => proof({ state: 'approved', versions: [version({ state: 'approved', decision })] })),
  ),
  http.post(
    `${url}/changes`,
    answer((body: { text: string }) => {
      const asked = { ...decision, answer: 'changes-asked' as const, note: body.text };
      return proof({ state: 'changes-asked', versions: [version({ state: 'changes-asked', decision: asked })] });
    }),
  ),
  http.post(
    `${url}/notes`,
    answer((body: object) =>
      proof({
        notes: [{ by: 'customer', name: '', at: AT, ...(body as { version: number; text: string; pin: null }) }],
      }),
    ),
  ),
);
beforeEach(() => {
  now = proof();
  sent = [];
});
const at = { at: '/proof#token=abc', path: '/proof' };
const open = () => renderScreen(<ProofPage />, { ...at, user: null });

it('shows what will be printed, page by page, larger, as a PDF, and what was noticed', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Please check your proof' })).toBeVisible();
  expect(screen.getByText(/Visiting cards · Matt · 500 pieces/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Page 1 of 2 as it will be printed' })).toHaveAttribute('src', '/p1.webp');
  expect(screen.getByRole('img', { name: /^Page 1 of 2/ })).toHaveStyle({ backgroundColor: '#0f2547' });
  expect(screen.getByText('Page 1 of 2 · 90 × 54 mm')).toBeVisible();
  expect(screen.getByRole('img', { name: 'On the product' })).toHaveAttribute('src', '/mug.webp');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('img', { name: 'Page 2 of 2 as it will be printed' })).toHaveAttribute('src', '/p2.webp');
  expect(screen.getByRole('button', { name: 'Smaller' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Larger' }));
  expect(screen.getByRole('button', { name: 'Smaller' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Open as PDF' })).toHaveAttribute('href', '/proof.pdf');
  await user.click(screen.getByText('What we noticed in your file (1)'));
  expect(screen.getByText('The photo is in RGB.')).toBeVisible();
});

it('counts a single piece as one', async () => {
  now = proof({ quantity: 1 });
  open();
  expect(await screen.findByText(/Visiting cards · Matt · 1 piece\b/)).toBeVisible();
});

it('is approved by name, once spelling and colours are confirmed', async () => {
  const { user } = open();
  const approve = await screen.findByRole('button', { name: 'Approve for printing' });
  await user.click(approve);
  expect(screen.getByText('Please enter your name and confirm that you have checked it.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByLabelText('I have checked spelling, numbers, size and colours.'));
  await user.click(approve);
  expect(await screen.findByRole('heading', { level: 1, name: 'Approved for printing' })).toBeVisible();
  expect(sent).toEqual([{ version: 1, name: 'Asha Verma', hasChecked: true }]);
  expect(screen.getByText(/^Approved by Asha Verma on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve for printing' })).toBeNull();
});

it('is approved by a code from a mail where its link may have been forwarded', async () => {
  now = proof({ needsCode: true });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Send me the code' }));
  expect(screen.getByText('Please enter your name and confirm that you have checked it.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByLabelText('I have checked spelling, numbers, size and colours.'));
  await user.click(screen.getByRole('button', { name: 'Send me the code' }));
  expect(await screen.findByText(/^We have emailed you a code of six digits/)).toBeVisible();
  await user.type(screen.getByLabelText('Code from the email'), '123456');
  const message = 'This code is wrong or has expired. Please check it, or ask for a new one.';
  server.use(
    http.post(`${url}/approve`, () => HttpResponse.json({ message, code: 'wrong-code' }, { status: 400 }), {
      once: true,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Approve for printing' }));
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Approve for printing' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Approved for printing' })).toBeVisible();
  const asked = { token: 'abc', version: 1 };
  expect(sent).toEqual([asked, asked, { version: 1, name: 'Asha Verma', code: '123456', hasChecked: true }]);
});

it('still takes the first code when another one is refused', async () => {
  now = proof({ needsCode: true });
  const { user } = open();
  await user.click(await screen.findByLabelText('I have checked spelling, numbers, size and colours.'));
  await user.click(screen.getByRole('button', { name: 'Send me the code' }));
  await user.type(await screen.findByLabelText('Code from the email'), '123456');
  const message = 'Too many codes.';
  server.use(http.post(`${url}/codes`, () => HttpResponse.json({ message, code: 'too-many-codes' }, { status: 429 })));
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve for printing' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Approved for printing' })).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ code: '123456' });
});

it('says that its order was cancelled, and asks for nothing any more', async () => {
  now = proof({ state: 'cancelled', versions: [version({ state: 'cancelled' })] });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'This order was cancelled' })).toBeVisible();
  expect(screen.getByText(/^It is not printed/)).toBeVisible();
  for (const name of ['Approve for printing', 'Ask for changes', 'Send the comment', 'Comment on a place'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Comments' })).toBeNull();
});

it('goes back with the changes that are wanted', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ask for changes' }));
  await user.type(screen.getByLabelText('Please describe each change'), 'The phone number is old.');
  await user.click(screen.getByRole('button', { name: 'Send back to us' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'We are changing it' })).toBeVisible();
  expect(sent).toEqual([{ version: 1, text: 'The phone number is old.' }]);
  expect(screen.getByText('The phone number is old.')).toBeVisible();
});

it('is commented on at a place, which the keyboard alone can choose', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Comment on a place' }));
  await user.keyboard('{ArrowRight}{ArrowUp}{Enter}');
  expect(screen.getByText('About the marked place on page 1')).toBeVisible();
  await user.type(screen.getByLabelText('Your comment'), 'Is the logo sharp?');
  await user.click(screen.getByRole('button', { name: 'Send the comment' }));
  expect(await screen.findByText('Is the logo sharp?', { selector: 'p' })).toBeVisible();
  expect(sent).toEqual([{ version: 1, text: 'Is the logo sharp?', pin: { page: 1, x: 0.52, y: 0.48 } }]);
  expect(screen.getByRole('img', { name: 'Comment 1' })).toBeVisible();
});

it('shows older versions, which cannot be approved', async () => {
  now = proof({
    version: 2,
    versions: [version({ state: 'replaced' }), version({ version: 2, note: 'New phone number.' })],
  });
  const { user } = open();
  expect(await screen.findByText('New phone number.')).toBeVisible();
  const choice = within(screen.getByRole('group', { name: 'Versions' }));
  await user.click(choice.getByRole('button', { name: 'Version 1, replaced' }));
  expect(screen.getByText(/Only the newest one can be approved/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Comment on a place' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the newest' }));
  expect(screen.getByText('New phone number.')).toBeVisible();
});

it('says so when a newer version came meanwhile, and shows that', async () => {
  const message = 'There is a newer version of this proof. Please look at that one.';
  server.use(
    http.post(`${url}/approve`, () => HttpResponse.json({ message, code: 'proof-replaced' }, { status: 409 })),
  );
  const { user } = open();
  await user.click(await screen.findByLabelText('I have checked spelling, numbers, size and colours.'));
  now = proof({ version: 2, versions: [version({ state: 'replaced' }), version({ version: 2, note: 'Newer.' })] });
  await user.click(screen.getByRole('button', { name: 'Approve for printing' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText('Newer.')).toBeVisible();
});

it.each([
  ['without a link', '/proof', 200],
  ['by a link that is over', '/proof#token=abc', 404],
] as const)('leads to the shop %s', async (_, path, status) => {
  server.use(http.post(url, () => HttpResponse.json({ message: 'Over', code: 'link-over' }, { status })));
  renderScreen(<ProofPage />, { at: path, path: '/proof', user: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

it('can be loaded again after a failure', async () => {
  server.use(
    http.post(url, () => HttpResponse.json({ message: 'Down', code: 'internal' }, { status: 500 }), { once: true }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }, { timeout: 10_000 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Please check your proof' })).toBeVisible();
});

it('speaks Hindi', async () => {
  now = proof({ notes: [{ version: 1, by: 'staff', name: 'Meera', text: 'जी हाँ', pin: null, at: AT }] });
  await renderInHindi(<ProofPage />, { ...at, user: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'अपना प्रूफ़ जाँच लीजिए' })).toBeVisible();
  const data = ['Visiting cards', 'Matt', 'Asha Verma', 'The photo is in RGB.', 'ab'.repeat(32), 'WhatsApp'];
  expect(leftInEnglish(...data)).toEqual([]);
});
