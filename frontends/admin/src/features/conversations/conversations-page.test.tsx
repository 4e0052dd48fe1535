import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ConversationPage from './conversation-page.tsx';
import ConversationsPage from './conversations-page.tsx';

const ORDER = anId(0xabc123);
const row = (fields: object = {}) => ({
  _id: ORDER,
  kind: 'order',
  customer: 'Asha',
  unread: 2,
  isWaiting: true,
  lastBy: 'customer',
  lastText: 'Both sides?',
  lastAt: '2026-01-15T06:30:00.000Z',
  ...fields,
});
const bulk = row({ _id: `ffff0000${'0'.repeat(16)}`, kind: 'bulk-order', customer: '', unread: 0, lastText: '' });
let asked: (string | null)[] = [];
const thread = { _id: ORDER, customer: 'Asha', side: 'shop', total: 0, unread: 0, isWaiting: false, messages: [] };
const server = serve(
  http.get('/api/conversations', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('show'));
    return HttpResponse.json([row(), bulk], { headers: { 'X-Total-Count': '2' } });
  }),
  http.get('/api/conversations/:id', ({ params }) =>
    HttpResponse.json({ ...thread, _id: params.id, kind: params.id === ORDER ? 'order' : 'bulk-order' }),
  ),
);
beforeEach(() => {
  asked = [];
});
const meera = () => aUser({ isAdmin: true, role: 'manager' });
const openList = () => renderScreen(<ConversationsPage />, { user: meera() });
const openOne = (id: string) =>
  renderScreen(<ConversationPage />, {
    user: meera(),
    at: `/admin/conversations/${id}`,
    path: '/admin/conversations/:id',
  });

describe('questions about orders', () => {
  it('lists who waits, with what is new and the way to the conversation', async () => {
    const { user } = openList();
    const link = await screen.findByRole('link', { name: 'Order ABC123' });
    expect(link).toHaveAttribute('href', `/admin/conversations/${ORDER}`);
    const first = within(link.closest('tr') as HTMLElement);
    expect(first.getByText('2 new messages')).toBeVisible();
    expect(first.getByText('Both sides?')).toBeVisible();
    const second = within(screen.getByRole('link', { name: 'Bulk order FFFF0000' }).closest('tr') as HTMLElement);
    expect(second.getByText('Only files')).toBeVisible();
    expect(second.getByText('A customer')).toBeVisible();
    expect(asked).toEqual([null]);
    await user.selectOptions(screen.getByLabelText('Show'), 'Show: All conversations');
    await screen.findByText('Showing 2 of 2 conversations');
    expect(asked.at(-1)).toBe('all');
  });

  it('counts a single conversation as one', async () => {
    server.use(http.get('/api/conversations', () => HttpResponse.json([row()], { headers: { 'X-Total-Count': '1' } })));
    openList();
    expect(await screen.findByText('Showing 1 of 1 conversation')).toBeVisible();
  });

  it('says when nobody waits, and when it is not known', async () => {
    server.use(http.get('/api/conversations', () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })));
    const { unmount } = openList();
    expect(await screen.findByText('Nobody is waiting for an answer')).toBeVisible();
    unmount();
    server.use(http.get('/api/conversations', () => HttpResponse.json({}, { status: 500 })));
    openList();
    expect(await screen.findByText('The questions could not be loaded.')).toBeVisible();
  });

  it.each([
    [ORDER, 'Order ABC123', 'Open the order', `/admin/orders/${ORDER}`],
    [bulk._id, 'Bulk order FFFF0000', 'Open the bulk order', `/admin/bulk-orders?search=${bulk._id}`],
  ])('opens one, %s, with the way to its order', async (id, title, label, to) => {
    openOne(id);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
    expect(screen.getByLabelText('Your message to the customer')).toBeVisible();
  });

  it('is in Hindi for whoever chose it', async () => {
    await renderInHindi(<ConversationsPage />, { user: meera() });
    expect(await screen.findByRole('link', { name: 'ऑर्डर ABC123' })).toBeVisible();
    expect(leftInEnglish('Asha', 'Both sides?', 'ABC123', 'FFFF0000')).toEqual([]);
  });
});
