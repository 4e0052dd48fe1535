import { anId, aUser, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { keepLayoutToken, keepToken, tokenQuery, tokensOf } from '../kept.ts';
import { useAdoptKept } from './adopt-kept.ts';

const [file, layout] = [anId(7), anId(8)];
let sent: unknown[] = [];
const server = serve(
  http.post('/api/artwork/adoptions', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ files: [file], scenes: [layout] });
  }),
);
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  keepToken(file, 'of the file');
  keepLayoutToken(layout, 'of the layout');
});
const Screen = () => <p>{useAdoptKept() ? 'ready' : 'waiting'}</p>;
const kept = () => [tokensOf('file').length, tokensOf('layout').length];

it('gives what a guest made to the account once, and forgets the tokens', async () => {
  const { unmount } = renderScreen(<Screen />, { user: aUser() });
  expect(await screen.findByText('ready')).toBeVisible();
  expect(sent).toEqual([
    { files: [{ id: file, token: 'of the file' }], scenes: [{ id: layout, token: 'of the layout' }] },
  ]);
  expect(tokenQuery(file)).toEqual({});
  unmount();
  renderScreen(<Screen />, { user: aUser() });
  expect(await screen.findByText('ready')).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('keeps the tokens of a guest, who sends nothing', () => {
  renderScreen(<Screen />);
  expect(screen.getByText('ready')).toBeVisible();
  expect([sent, kept()]).toEqual([[], [1, 1]]);
});

it.each([
  [503, [1, 1]],
  [429, [1, 1]],
  [400, [0, 0]],
])('does not hold up the screen when the server answers %i', async (status, left) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(http.post('/api/artwork/adoptions', () => HttpResponse.json({}, { status })));
  renderScreen(<Screen />, { user: aUser() });
  expect(await screen.findByText('ready')).toBeVisible();
  await waitFor(() => expect(kept()).toEqual(left));
});
