import type { SentMessage } from '@print-shop/contracts';
import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { SentMessages, SentMessagesInRow } from './sent-messages.tsx';

const AT = '2026-01-15T06:30:00.000Z';
const aMessage = (part: Partial<SentMessage> = {}): SentMessage => ({
  kind: 'order-confirmed',
  channel: 'email',
  to: 'ravi@example.in',
  language: 'hi',
  state: 'sent',
  createdAt: AT,
  settledAt: AT,
  subject: 'ऑर्डर पक्का',
  text: 'नमस्ते रवि जी',
  reason: '',
  fault: null,
  nextTryAt: null,
  refused: false,
  ...part,
});
const unsent = { settledAt: null, subject: '', text: '' };
let messages: SentMessage[] = [];
let asked: string[] = [];
const server = serve(
  http.get('/api/notifications', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('order') ?? '');
    return HttpResponse.json(messages);
  }),
);
beforeEach(() => {
  messages = [aMessage()];
  asked = [];
});
const staff = aUser({ isAdmin: true });
const open = () => renderScreen(<SentMessages orderId={anId(1)} />, { user: staff });
const item = async () => within((await screen.findAllByRole('listitem'))[0] as HTMLElement);

describe('the messages about an order', () => {
  it('say what was said, to whom, by which channel, in which language and when', async () => {
    const { user } = open();
    const message = await item();
    expect(message.getByText('Order confirmed')).toBeVisible();
    expect(message.getByText('Sent')).toBeVisible();
    expect(message.getByText('Email to ravi@example.in, हिन्दी')).toBeVisible();
    expect(message.getByText('Sent 15 Jan, 12:00 pm')).toBeVisible();
    await user.click(message.getByText('Read it'));
    expect(message.getByText('नमस्ते रवि जी')).toBeVisible();
    expect(asked).toEqual([anId(1)]);
  });

  it('say why one waits, and when it is tried again', async () => {
    messages = [
      aMessage({
        ...unsent,
        state: 'waiting',
        fault: 'away',
        reason: 'ECONNREFUSED',
        nextTryAt: '2026-01-15T07:30:00.000Z',
      }),
    ];
    open();
    const message = await item();
    expect(message.getByText('Waiting')).toBeVisible();
    expect(message.getByText('The server that sends these messages could not be reached.')).toBeVisible();
    expect(message.getByText('Next try: 15 Jan, 1:00 pm')).toBeVisible();
    expect(message.getByText('Answer of the server: ECONNREFUSED')).toBeVisible();
    expect(message.queryByText('Read it')).toBeNull();
  });

  it.each<[Partial<SentMessage>, RegExp]>([
    [
      { ...unsent, state: 'held', fault: 'address', refused: true },
      /does not accept messages\. It goes out when the customer/,
    ],
    [
      { ...unsent, state: 'failed', fault: 'away' },
      /could not be reached\. We have stopped trying\. Please contact the customer/,
    ],
    [{ ...unsent, state: 'failed', fault: 'message' }, /refuses this message\. We have stopped trying/],
    [{ ...unsent, state: 'dropped' }, /no longer needed when its turn came/],
    [{ state: 'sent', refused: true }, /This address does not accept messages any more/],
  ])('say in plain words what went wrong, and what to do: %j', async (part, words) => {
    messages = [aMessage(part)];
    open();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('say that there are none', async () => {
    messages = [];
    open();
    expect(await screen.findByText('No messages sent to this customer yet.')).toBeVisible();
  });

  it('say that they could not be loaded, and are loaded again', async () => {
    server.use(http.get('/api/notifications', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('The messages could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Order confirmed')).toBeVisible();
  });

  it('are not there for a role that may not read orders', () => {
    renderScreen(<SentMessages orderId={anId(1)} />, { user: aUser({ isAdmin: true, role: 'catalogue' }) });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('are loaded in a row only when it is opened', async () => {
    const { user } = renderScreen(<SentMessagesInRow orderId={anId(1)} />, { user: staff });
    expect(asked).toEqual([]);
    await user.click(screen.getByText('Messages'));
    expect(await screen.findByText('Order confirmed')).toBeVisible();
  });

  it('are all in Hindi for whoever chose it', async () => {
    messages = [aMessage({ ...unsent, state: 'waiting', fault: 'later', nextTryAt: AT }), aMessage({ refused: true })];
    await renderInHindi(<SentMessages orderId={anId(1)} />, { user: staff });
    await screen.findAllByText('ऑर्डर पक्का हुआ');
    expect(leftInEnglish('ravi@example.in')).toEqual([]);
  });
});
