import type { Conversation } from '@print-shop/contracts';
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
import { ConversationBox } from './conversation-box.tsx';

const ID = anId(7);
const DESIGN = `/media/designs/${'0'.repeat(32)}.png`;
const AT = '2026-01-15T06:30:00.000Z';
type Message = Conversation['messages'][number];
const says = (number: number, by: Message['by'], text: string, fields: Partial<Message> = {}): Message => ({
  number,
  id: `m${number}`,
  by,
  writer: by === 'customer' ? 'Ravi' : '',
  text,
  designs: [],
  at: AT,
  ...fields,
});

let shown: Conversation;
let marked: unknown[];
let sent: { messageId: string; text: string; designs: string[] }[];
const server = serve(
  http.get('/api/conversations/:id', ({ request }) => {
    const before = new URL(request.url).searchParams.get('before');
    if (before === null) return HttpResponse.json(shown);
    const messages = Array.from({ length: Number(before) }, (_, n) => says(n, 'customer', `Old ${n}`));
    return HttpResponse.json({ ...shown, messages });
  }),
  http.put('/api/conversations/:id/read', async ({ request }) => {
    marked.push(await request.json());
    shown = { ...shown, unread: 0 };
    return HttpResponse.json({ unread: 0 });
  }),
  http.post('/api/conversations/:id/messages', async ({ request }) => {
    const body = (await request.json()) as (typeof sent)[number];
    sent.push(body);
    const message = says(shown.total, shown.side, body.text, { id: body.messageId, designs: body.designs });
    shown = {
      ...shown,
      total: shown.total + 1,
      isWaiting: shown.side === 'customer',
      messages: [...shown.messages, message],
    };
    return HttpResponse.json(shown, { status: 201 });
  }),
  http.put('/api/conversations/:id/settled', () => HttpResponse.json({ isWaiting: false })),
  http.post('/api/bulk-order/design', () =>
    HttpResponse.json({ url: DESIGN, contentType: 'image/png', bytes: 3 }, { status: 201 }),
  ),
);
beforeEach(() => {
  [marked, sent] = [[], []];
  shown = {
    _id: ID,
    kind: 'order',
    customer: 'Ravi',
    side: 'customer',
    total: 0,
    unread: 0,
    isWaiting: false,
    messages: [],
  };
});
const having = (messages: Message[], fields: Partial<Conversation> = {}) => {
  shown = { ...shown, messages, total: (messages.at(-1)?.number ?? -1) + 1, ...fields };
};
const setHidden = (hidden: boolean) => Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
afterEach(() => setHidden(false));

const open = () => renderScreen(<ConversationBox id={ID} />, { user: aUser() });
const openAsStaff = (role: 'manager' | 'catalogue' = 'manager') =>
  renderScreen(<ConversationBox id={ID} />, { user: aUser({ isAdmin: true, role }) });
const texts = () => within(screen.getByRole('region', { name: 'Messages' })).getAllByRole('listitem');
const pictureFile = () => new File(['png'], 'logo.png', { type: 'image/png' });

describe('the conversation about an order', () => {
  it('begins empty, and takes a message with a file, which is sent once', async () => {
    const { user } = open();
    expect(await screen.findByText(/Is something unclear/)).toBeVisible();
    await user.type(screen.getByLabelText('Your message to us'), 'Both sides?{Enter}In blue.');
    await user.upload(screen.getByLabelText(/Add pictures or designs/), pictureFile());
    expect(await screen.findByRole('button', { name: 'Remove file 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(texts()).toHaveLength(1));
    expect(sent).toEqual([{ messageId: expect.any(String), text: 'Both sides?\nIn blue.', designs: [DESIGN] }]);
    expect(screen.getByLabelText('Your message to us')).toHaveValue('');
    expect(screen.getByRole('link', { name: 'File 1' })).toHaveAttribute('href', DESIGN);
    expect(texts()[0]).toHaveTextContent('You');
  });

  it('keeps what was typed when it cannot be sent, and tries again with the same message', async () => {
    const tried: string[] = [];
    server.use(
      http.post(
        '/api/conversations/:id/messages',
        async ({ request }) => {
          tried.push(((await request.json()) as { messageId: string }).messageId);
          return HttpResponse.json({}, { status: 503 });
        },
        { once: true },
      ),
    );
    const { user } = open();
    await user.type(await screen.findByLabelText('Your message to us'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/was not sent. It is still here/)).toBeVisible();
    expect(screen.getByLabelText('Your message to us')).toHaveValue('Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent.map(({ messageId }) => messageId)).toEqual(tried));
    await waitFor(() => expect(screen.getByLabelText('Your message to us')).toHaveValue(''));
  });

  it('is asked about before typed words are left, until they are sent', async () => {
    const { user } = open();
    const field = await screen.findByLabelText('Your message to us');
    expect(asksBeforeLeaving()).toBe(false);
    await user.type(field, 'Hello');
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('sends nothing that is empty, too long or no picture', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please write something or add a file.')).toBeVisible();
    await user.upload(screen.getByLabelText(/Add pictures/), new File(['x'], 'x.txt', { type: 'text/plain' }));
    await user.click(screen.getByLabelText('Your message to us'));
    await user.paste('x'.repeat(2003));
    expect(screen.getByText('Please shorten your message by 3 characters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Remove file 1' })).toBeNull();
  });

  it('marks as read what is seen, and shows which messages are new', async () => {
    having([says(0, 'customer', 'Both sides?'), says(1, 'shop', 'Yes.')], { unread: 1 });
    open();
    expect(await screen.findByText('Yes.')).toBeVisible();
    await waitFor(() => expect(marked).toEqual([{ total: 2 }]));
    expect(within(texts()[1] as HTMLElement).getByText('New')).toBeVisible();
    expect(texts()[1]).toHaveTextContent('Test Press');
    expect(within(texts()[0] as HTMLElement).queryByText('New')).toBeNull();
    await waitFor(() => expect(screen.queryByText('1 new message')).toBeNull());
  });

  it('leaves it unread while nobody looks', async () => {
    setHidden(true);
    having([says(0, 'shop', 'Yes.')], { unread: 1 });
    open();
    expect(await screen.findByText('1 new message')).toBeVisible();
    expect(marked).toEqual([]);
    setHidden(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(marked).toEqual([{ total: 1 }]));
  });

  it('loads older messages on demand', async () => {
    having([says(3, 'customer', 'Newest')]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show older messages' }));
    await waitFor(() => expect(texts().map((item) => item.textContent)).toHaveLength(4));
    expect(texts()[0]).toHaveTextContent('Old 0');
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });

  it('may be asked for again after a failure, and is not there for an order that the shop does not know', async () => {
    server.use(http.get('/api/conversations/:id', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/Is something unclear/)).toBeVisible();
    unmount();
    server.use(http.get('/api/conversations/:id', () => HttpResponse.json({}, { status: 404 })));
    open();
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('is in Hindi for whoever chose it', async () => {
    having([says(0, 'customer', 'दोनों तरफ़?'), says(1, 'shop', 'हाँ')], { unread: 1 });
    await renderInHindi(<ConversationBox id={ID} />, { user: aUser() });
    expect(await screen.findByText('हाँ')).toBeVisible();
    expect(leftInEnglish('Test Press', 'PNG', 'JPEG', 'WebP', 'GIF', 'TIFF', 'AVIF', 'HEIC', 'SVG', 'MB')).toEqual([]);
  });
});

describe('for staff', () => {
  const asked = () =>
    having([says(0, 'customer', 'Both sides?'), says(1, 'shop', 'Yes.', { writer: 'Meera' })], {
      side: 'shop',
      isWaiting: true,
    });

  it('it names who wrote, and lets a question rest that needs no answer', async () => {
    asked();
    const { user } = openAsStaff();
    expect(await screen.findByRole('heading', { name: 'Questions about this order' })).toBeVisible();
    expect(await screen.findByText('Both sides?')).toBeVisible();
    expect(texts().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ravi.*Both sides\?$/),
      expect.stringMatching(/^Meera.*Yes\.$/),
    ]);
    await user.click(screen.getByRole('button', { name: 'No answer needed' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'No answer needed' })).toBeNull());
    expect(screen.getByLabelText('Your message to the customer')).toBeVisible();
  });

  it('offers no answer to a role that may not give one', async () => {
    asked();
    openAsStaff('catalogue');
    expect(await screen.findByText('Both sides?')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
