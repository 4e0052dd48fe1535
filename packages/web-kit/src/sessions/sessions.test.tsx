import { session } from '@print-shop/web-kit';
import { aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Sessions } from './sessions.tsx';

const place = (number: number, part: object = {}) => ({
  _id: `00000000-0000-4000-8000-00000000000${number}`,
  browser: 'Chrome',
  system: 'Android',
  address: '203.0.113.7',
  isCurrent: false,
  signedInAt: '2026-01-15T06:30:00.000Z',
  expiresAt: '2026-01-22T06:30:00.000Z',
  ...part,
});
let places: ReturnType<typeof place>[] = [];
let ended: string[] = [];
const server = serve(
  http.get('/api/users/sessions', () => HttpResponse.json(places)),
  http.delete<{ id: string }>('/api/users/sessions/:id', ({ params: { id } }) => {
    ended.push(id);
    places = places.filter(({ _id }) => _id !== id);
    return HttpResponse.json({ message: 'ok' });
  }),
  http.delete('/api/users/sessions', () => {
    places = places.slice(0, 1);
    return HttpResponse.json({ message: 'ok', token: 'fresh' });
  }),
);
beforeEach(() => {
  places = [place(1, { isCurrent: true, browser: 'Firefox', system: 'Windows' }), place(2), place(3, { browser: '' })];
  ended = [];
});
const open = () => renderScreen(<Sessions />, { user: aUser() });

describe('where somebody is signed in', () => {
  it('names each place, and which one this is', async () => {
    open();
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
    expect(screen.getByText('This device')).toBeVisible();
    expect(screen.getByText('Chrome on Android')).toBeVisible();
    expect(screen.getAllByText('Signed in 15 Jan, 12:00 pm from 203.0.113.7')).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: /^Sign out there/ })).toHaveLength(2);
  });

  it('ends one of them', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Sign out there: Chrome on Android/ }));
    expect(await screen.findByText('Signed out there.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(ended).toEqual([place(2)._id]);
  });

  it('ends all others, and goes on with the fresh token', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('You are signed out everywhere else.')).toBeVisible();
    expect(session.read().currentUser?.token).toBe('fresh');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull());
  });

  it('says so when it cannot be loaded, and loads it again', async () => {
    server.use(http.get('/api/users/sessions', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  });

  it('speaks Hindi to whoever chose it', async () => {
    await renderInHindi(<Sessions />, { user: aUser() });
    expect(await screen.findByText('Windows पर Firefox')).toBeVisible();
    expect(screen.getByRole('button', { name: 'बाकी सब जगह से साइन आउट करें' })).toBeVisible();
  });
});
