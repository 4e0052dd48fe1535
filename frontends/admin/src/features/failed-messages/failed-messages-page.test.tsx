import type { Role } from '@print-shop/contracts';
import { aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import FailedMessagesPage from './failed-messages-page.tsx';

const message = (id: string, to: string) => ({
  _id: id.repeat(40),
  about: null,
  kind: 'order-confirmed',
  channel: 'email',
  to,
  language: 'en',
  state: 'failed',
  createdAt: '2026-11-20T06:30:00.000Z',
  settledAt: '2026-11-21T06:30:00.000Z',
  subject: '',
  text: '',
  reason: '552 mailbox full',
  fault: 'address',
  nextTryAt: null,
  refused: false,
});
let failed: ReturnType<typeof message>[] = [];
beforeEach(() => {
  failed = [message('a', 'asha@example.com'), message('b', 'ravi@example.com')];
});
const server = serve(
  http.get('/api/notifications/failed', () =>
    HttpResponse.json(failed, { headers: { 'X-Total-Count': String(failed.length) } }),
  ),
  http.put('/api/notifications/failed/:id', ({ params }) => {
    failed = failed.filter(({ _id }) => _id !== params.id);
    return HttpResponse.json({ message: 'ok' });
  }),
);
const open = (role: Role = 'owner') => renderScreen(<FailedMessagesPage />, { user: aUser({ isAdmin: true, role }) });
const rowOf = async (to: string) => within((await screen.findByText(new RegExp(to))).closest('tr') as HTMLElement);

describe('the failed messages', () => {
  it('say to whom they should have gone, and why they did not', async () => {
    open();
    const row = await rowOf('asha@example.com');
    expect(row.getByText('Order confirmed')).toBeVisible();
    expect(row.getByText('The address takes no messages.')).toBeVisible();
    expect(row.getByText('Answer of the server: 552 mailbox full')).toBeVisible();
  });

  it('are sent again or dismissed one by one', async () => {
    const { user } = open();
    await user.click((await rowOf('asha@example.com')).getByRole('button', { name: /^Send again/ }));
    expect(await screen.findByText('The message will be sent again.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/asha@example\.com/)).toBeNull());
    await user.click((await rowOf('ravi@example.com')).getByRole('button', { name: /^Dismiss/ }));
    expect(await screen.findByText('No message has failed.')).toBeVisible();
  });

  it('say so when somebody else was faster, and are read again', async () => {
    const words = 'This message is not among the failed ones any more.';
    server.use(
      http.put('/api/notifications/failed/:id', () => {
        failed = [];
        return HttpResponse.json({ message: words, code: 'failed-message-not-found' }, { status: 404 });
      }),
    );
    const { user } = open();
    await user.click((await rowOf('asha@example.com')).getByRole('button', { name: /^Dismiss/ }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByText('No message has failed.')).toBeVisible();
  });

  it('are in Hindi for whoever chose it', async () => {
    await renderInHindi(<FailedMessagesPage />, { user: aUser({ isAdmin: true, role: 'owner' }) });
    await screen.findByText(/asha@example\.com/);
    expect(leftInEnglish('asha@example.com', 'ravi@example.com', 'mailbox full')).toEqual([]);
  });
});
