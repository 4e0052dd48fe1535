import { anId, aUser, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import SynonymsPage from './synonyms-page.tsx';

const cards = { _id: anId(1), words: ['visiting card', 'business card'] };
let groups: object[] = [];
let sent: unknown;
const saved = async ({ request }: { request: Request }) => {
  sent = await request.json();
  groups = [{ ...cards, ...(sent as object) }];
  return HttpResponse.json(groups[0]);
};
const server = serve(
  http.get('/api/product-synonyms', () => HttpResponse.json(groups)),
  http.post('/api/product-synonyms', saved),
  http.put('/api/product-synonyms/:id', saved),
  http.delete('/api/product-synonyms/:id', () => {
    groups = [];
    return HttpResponse.json({ message: 'gone' });
  }),
  http.get('/api/audit', () => HttpResponse.json([])),
);
beforeEach(() => {
  groups = [cards];
  sent = undefined;
});
const open = () => renderScreen(<SynonymsPage />, { user: aUser({ isAdmin: true }) }).user;
const field = () => screen.getByLabelText('Words that mean the same');

it('adds a group of the words between commas, each once', async () => {
  groups = [];
  const user = open();
  expect(await screen.findByText('No search words yet')).toBeVisible();
  await user.type(field(), 'banner, hoarding , banner,{Enter}');
  expect(await screen.findByText('The group was added. Searches use it within seconds.')).toBeVisible();
  expect(sent).toEqual({ words: ['banner', 'hoarding'] });
  expect(await screen.findByRole('cell', { name: 'banner, hoarding' })).toBeVisible();
  expect(field()).toHaveValue('');
});

it('sends no group of one word', async () => {
  const user = open();
  await user.type(field(), 'banner, banner{Enter}');
  expect(await screen.findByText('Please enter at least two words that mean the same.')).toBeVisible();
  expect(sent).toBeUndefined();
});

it('changes a group, and deletes it when that is confirmed', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit visiting card, business card' }));
  await user.type(field(), ', name card');
  await user.click(screen.getByRole('button', { name: 'Save group' }));
  expect(await screen.findByRole('cell', { name: 'visiting card, business card, name card' })).toBeVisible();
  const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const remove = () => user.click(screen.getByRole('button', { name: /^Delete visiting card/ }));
  await remove();
  expect(groups).toHaveLength(1);
  await remove();
  expect(await screen.findByText('No search words yet')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps what was typed, and says why, when the shop refuses', async () => {
  const message = 'There can be 500 groups at most. Remove one that you no longer need first.';
  server.use(http.post('/api/product-synonyms', () => HttpResponse.json({ message, code: 'x' }, { status: 409 })));
  const user = open();
  await user.type(field(), 'a, b{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(field()).toHaveValue('a, b');
});

it('tries again when loading fails', async () => {
  server.use(http.get('/api/product-synonyms', () => HttpResponse.json({}, { status: 500 }), { once: true }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('cell', { name: 'visiting card, business card' })).toBeVisible();
});

it('speaks Hindi', async () => {
  await renderInHindi(<SynonymsPage />, { user: aUser({ isAdmin: true }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'खोज के शब्द' })).toBeVisible();
});
