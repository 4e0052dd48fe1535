import type { StaffReview } from '@print-shop/contracts';
import { anId, aUser, leftInEnglish, renderInHindi, renderScreen, serve } from '@print-shop/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ReviewsPage from './reviews-page.tsx';

const review: StaffReview = {
  _id: anId(1),
  name: 'Asha',
  stars: 2,
  text: 'Colours are pale.',
  pictures: ['/media/reviews/0123456789abcdef01234567/640.webp'],
  writtenAt: '2026-01-15T06:30:00.000Z',
  productId: anId(2),
  productName: 'Photo mug',
};
let reviews: StaffReview[] = [];
let asked = '';
let sent: unknown;
const change =
  (part: (body: { text: string; reason: string }) => Partial<StaffReview>) =>
  async ({ request }: { request: Request }) => {
    sent = await request.json().catch(() => undefined);
    reviews = [{ ...review, ...part((sent ?? {}) as { text: string; reason: string }) }];
    return HttpResponse.json(reviews[0]);
  };
const at = review.writtenAt;
const server = serve(
  http.get('/api/product-reviews', ({ request }) => {
    asked = new URL(request.url).search;
    return HttpResponse.json(reviews, { headers: { 'x-total-count': String(reviews.length) } });
  }),
  http.put(
    '/api/product-reviews/:id/answer',
    change(({ text }) => ({ answer: { text, at } })),
  ),
  http.put(
    '/api/product-reviews/:id/hide',
    change(({ reason }) => ({ hidden: { reason, at } })),
  ),
  http.put(
    '/api/product-reviews/:id/show',
    change(() => ({})),
  ),
);
beforeEach(() => {
  reviews = [review];
  sent = undefined;
});
const staff = { user: aUser({ isAdmin: true }) };

it('shows stars, words, pictures and product of each review', async () => {
  renderScreen(<ReviewsPage />, staff);
  expect(await screen.findByText('Colours are pale.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Rated 2 out of 5' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Picture 1' })).toHaveAttribute('href', review.pictures[0]);
  expect(screen.getByRole('link', { name: 'Photo mug' })).toHaveAttribute('href', `/product/${anId(2)}#reviews`);
});

it('narrows the list', async () => {
  const { user } = renderScreen(<ReviewsPage />, staff);
  await screen.findByText('Colours are pale.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Show: Unanswered');
  await screen.findByText('Colours are pale.');
  expect(asked).toContain('show=unanswered');
});

it('publishes an answer', async () => {
  const { user } = renderScreen(<ReviewsPage />, staff);
  await user.click(await screen.findByRole('button', { name: 'Answer: Asha, Photo mug' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Publish the answer' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Answer'), 'We print it again.');
  await user.click(dialog.getByRole('button', { name: 'Publish the answer' }));
  expect(await screen.findByText('We print it again.')).toBeVisible();
  expect(sent).toEqual({ text: 'We print it again.' });
});

it('hides a review with a reason, and shows it again', async () => {
  const { user } = renderScreen(<ReviewsPage />, staff);
  await user.click(await screen.findByRole('button', { name: 'Hide: Asha, Photo mug' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason, which the writer reads'), 'Names a person');
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('Reason: Names a person')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show again: Asha, Photo mug' }));
  expect(await screen.findByRole('button', { name: 'Hide: Asha, Photo mug' })).toBeVisible();
});

it('says what the server refused, and keeps the words', async () => {
  server.use(
    http.put('/api/product-reviews/:id/answer', () =>
      HttpResponse.json({ message: 'There is no such review.', code: 'review-not-found' }, { status: 404 }),
    ),
  );
  const { user } = renderScreen(<ReviewsPage />, staff);
  await user.click(await screen.findByRole('button', { name: /^Answer/ }));
  await user.type(screen.getByLabelText('Answer'), 'Thanks');
  await user.click(screen.getByRole('button', { name: 'Publish the answer' }));
  expect(await screen.findByText('There is no such review.')).toBeVisible();
  expect(screen.getByLabelText('Answer')).toHaveValue('Thanks');
});

it('leaves nothing in English but what customers and staff wrote', async () => {
  await renderInHindi(<ReviewsPage />, staff);
  expect(await screen.findByText('Colours are pale.')).toBeVisible();
  expect(leftInEnglish('Asha', 'Colours are pale.', 'Photo mug')).toEqual([]);
});
