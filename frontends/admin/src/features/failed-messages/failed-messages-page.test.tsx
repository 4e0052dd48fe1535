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
    expect(row.getByText('This address does not accept messages.')).toBeVisible();
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

  it('are sent again together, where a row that failed says why and stays selected', async () => {
    const sent: unknown[] = [];
    let isFull = true;
    server.use(
      http.put('/api/notifications/failed/:id', ({ params }) => {
        sent.push(params.id);
        if (isFull && params.id === 'b'.repeat(40))
          return HttpResponse.json({ message: 'The mailbox is full.', code: 'x' }, { status: 409 });
        failed = failed.filter(({ _id }) => _id !== params.id);
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    const asked = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('2 rows selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send 2 messages again' }));
    expect(asked).toHaveBeenLastCalledWith('Send 2 messages again?');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send 2 messages again' }));
    expect(await screen.findByText('1 message will be sent again.')).toBeVisible();
    expect(screen.getByText('Order confirmed, ravi@example.com: The mailbox is full.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/asha@example\.com/)).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Select Order confirmed, ravi@example.com' })).toBeChecked();
    isFull = false;
    await user.click(screen.getByRole('button', { name: 'Send 1 message again' }));
    expect(await screen.findByText('No message has failed.')).toBeVisible();
    expect(sent).toEqual(['a', 'b', 'b'].map((id) => id.repeat(40)));
    asked.mockRestore();
  });

  it('cannot be selected by a role that may only read them', async () => {
    open('production');
    await rowOf('asha@example.com');
    expect(screen.queryByRole('checkbox')).toBeNull();
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
