import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import MessagesPage from './messages-page.tsx';

const url = '/api/contact-messages';
const message = (number: number) => ({
  _id: anId(number),
  name: `Visitor ${number}`,
  email: `v${number}@example.in`,
  message: 'Do you print on steel?',
  createdAt: '2026-11-20T10:35:00.000Z',
});
const server = serve(
  http.get(url, ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    return HttpResponse.json([message(page)], { headers: { 'X-Total-Count': '51' } });
  }),
);
const options = { user: aUser({ isAdmin: true }), shop: { keepsMessages: true } };

describe('the messages of the contact page', () => {
  it('are read page by page, each with date, name, address and text', async () => {
    const { user } = renderScreen(<MessagesPage />, options);
    const row = within((await screen.findByText('Visitor 1')).closest('tr') as HTMLElement);
    expect(row.getByText('20 Nov, 4:05 pm')).toBeVisible();
    expect(row.getByRole('link', { name: 'v1@example.in' })).toHaveAttribute('href', 'mailto:v1@example.in');
    expect(row.getByText('Do you print on steel?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Visitor 2')).toBeVisible();
  });

  it('are none at first', async () => {
    server.use(http.get(url, () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })));
    renderScreen(<MessagesPage />, options);
    expect(screen.getByText('Loading messages...')).toBeInTheDocument();
    expect(await screen.findByText('No messages yet.')).toBeVisible();
  });

  it('tell how to switch them on where the shop keeps none', async () => {
    server.use(http.get(url, () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })));
    renderScreen(<MessagesPage />, { user: options.user });
    expect(await screen.findByText(/Set KEEP_CONTACT_MESSAGES to true/)).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    server.use(http.get(url, () => HttpResponse.json(null, { status: 500 }), { once: true }));
    const { user } = renderScreen(<MessagesPage />, options);
    expect(await screen.findByText('Failed to load messages. Please try again later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Visitor 1')).toBeVisible();
  });

  it('are read in Hindi by whoever chose it', async () => {
    await renderInHindi(<MessagesPage />, options);
    expect(await screen.findByText('Visitor 1')).toBeVisible();
    expect(leftInEnglish('Visitor', 'v1@example.in', 'Do you print on steel?')).toEqual([]);
  });
});
