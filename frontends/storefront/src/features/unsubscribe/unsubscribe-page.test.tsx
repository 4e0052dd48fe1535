import { renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import UnsubscribePage from './unsubscribe-page.tsx';

const url = '/api/notifications/unsubscribe';
let sent: (string | null)[] = [];
const server = serve(
  http.post(url, ({ request }) => {
    sent.push(new URL(request.url).searchParams.get('token'));
    return HttpResponse.json({ message: 'done' });
  }),
);
const TOKEN = `${'a'.repeat(24)}.order-delivered.c2lnbmF0dXJl`;
const at = { at: `/unsubscribe#token=${TOKEN}`, path: '/unsubscribe' };
const stop = async () => {
  const { user } = renderScreen(<UnsubscribePage />, at);
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
};
beforeEach(() => {
  sent = [];
});

describe('the link in the header of a mail', () => {
  it('asks before it turns one kind off, and names it', async () => {
    const { user } = renderScreen(<UnsubscribePage />, at);
    expect(screen.getByText(/“Your order is delivered”/)).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByRole('heading', { name: 'These emails are stopped' })).toBeVisible();
    expect(sent).toEqual([TOKEN]);
    expect(screen.getByRole('link', { name: 'My messages' })).toHaveAttribute('href', '/profile#messages');
  });

  it.each([
    [404, 'link-over', 'This link does not work'],
    [409, 'kind-required', 'These emails always come'],
  ])('says why nothing was turned off: %i %s', async (status, code, title) => {
    server.use(http.post(url, () => HttpResponse.json({ code, message: 'No.' }, { status })));
    await stop();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('may be used again when the server fails', async () => {
    server.use(http.post(url, () => HttpResponse.json(null, { status: 500 }), { once: true }));
    await stop();
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
    expect(screen.getByRole('button', { name: 'Stop these emails' })).toBeEnabled();
  });

  it('does not work when it is not complete', () => {
    renderScreen(<UnsubscribePage />, { at: '/unsubscribe#token=abc', path: '/unsubscribe' });
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });

  it('speaks Hindi', async () => {
    await renderInHindi(<UnsubscribePage />, at);
    expect(screen.getByRole('heading', { name: 'ये ईमेल बंद करें?' })).toBeVisible();
  });
});
