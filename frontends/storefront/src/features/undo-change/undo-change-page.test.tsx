import { session } from '@print-shop/web-kit';
import { aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import UndoChangePage from './undo-change-page.tsx';

const url = '/api/users/undo-change';
let sent: unknown[] = [];
const server = serve(
  http.post(url, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'done' });
  }),
);
const at = { at: '/undo-change#token=abc-1', path: '/undo-change' };
const open = () => renderScreen(<UndoChangePage />, { ...at, user: aUser() });
const press = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Undo the change' }));
beforeEach(() => {
  sent = [];
});

describe('the link of a mail about a changed account', () => {
  it('undoes nothing before it is asked to', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Was it not you?' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('undoes the change, ends the session here too, and leads to a new password', async () => {
    await press(open());
    expect(await screen.findByRole('heading', { name: 'The change is undone' })).toBeVisible();
    expect(sent).toEqual([{ token: 'abc-1' }]);
    expect(session.read().currentUser).toBeNull();
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  });

  it('says when it is over', async () => {
    server.use(http.post(url, () => HttpResponse.json({ code: 'undo-link-over', message: 'over' }, { status: 404 })));
    await press(open());
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  it('is over when it is not complete', () => {
    renderScreen(<UndoChangePage />, { at: '/undo-change', path: '/undo-change' });
    expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  });

  it('may be tried again when the server fails', async () => {
    server.use(http.post(url, () => HttpResponse.json(null, { status: 500 }), { once: true }));
    const opened = open();
    await press(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent('The change could not be undone. Please try again.');
    await press(opened);
    expect(await screen.findByRole('heading', { name: 'The change is undone' })).toBeVisible();
  });

  it('speaks Hindi to whoever chose it', async () => {
    await renderInHindi(<UndoChangePage />, at);
    expect(screen.getByRole('heading', { name: 'क्या यह बदलाव आपने नहीं किया?' })).toBeVisible();
  });
});
