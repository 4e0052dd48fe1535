import type { OwnReview, Review } from '@print-shop/contracts';
import {
  anId,
  aProduct,
  asksBeforeLeaving,
  aUser,
  leftInEnglish,
  renderInHindi,
  renderScreen,
  serve,
} from '@print-shop/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Reviews } from './reviews.tsx';

const aReview = (number: number, part: Partial<Review> = {}): Review => ({
  _id: anId(number),
  name: 'Asha',
  stars: 4,
  text: `Words ${number}`,
  pictures: [],
  writtenAt: '2026-01-15T06:30:00.000Z',
  ...part,
});
const picture = '/media/reviews/0123456789abcdef01234567/640.webp';

let reviews: Review[] = [];
let own: { mayReview: boolean; review?: OwnReview } = { mayReview: false };
let sent: unknown;
let asked: string[] = [];
const server = serve(
  http.get('/api/product/:id/reviews', ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    const page = Number(searchParams.get('page') ?? 1);
    const shown = reviews.slice(5 * (page - 1), 5 * page);
    return HttpResponse.json({ starCounts: [0, 0, 0, reviews.length, 0], reviews: shown });
  }),
  http.get('/api/product/:id/reviews/mine', () => HttpResponse.json(own)),
  http.put('/api/product/:id/reviews/mine', async ({ request }) => {
    sent = await request.json();
    own = { mayReview: true, review: aReview(9, sent as Partial<Review>) };
    return HttpResponse.json(own.review);
  }),
  http.delete('/api/product/:id/reviews/mine', () => {
    own = { mayReview: true };
    return HttpResponse.json({ message: 'Review removed' });
  }),
  http.post('/api/product-reviews/pictures', () => HttpResponse.json({ url: picture }, { status: 201 })),
);
// The form is a file of its own, which takes a moment the first time.
beforeAll(() => import('./review-form.tsx'));
beforeEach(() => {
  reviews = [aReview(1)];
  own = { mayReview: false };
  sent = undefined;
  asked = [];
});
const product = aProduct({ rating: 4, reviewCount: 1 });

it('say that the own review could not be loaded, and load it again', async () => {
  own = { mayReview: true, review: aReview(9) };
  const away = () => HttpResponse.json({}, { status: 500 });
  server.use(http.get('/api/product/:id/reviews/mine', away, { once: true }));
  const { user } = renderScreen(<Reviews product={product} />, { user: aUser() });
  expect(await screen.findByText('Your own review could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Words 9')).toBeVisible();
});
const open = (user: ReturnType<typeof aUser> | null = aUser()) => renderScreen(<Reviews product={product} />, { user });

describe('what buyers say', () => {
  it('is shown with stars, first name, pictures and the answer of the shop', async () => {
    reviews = [aReview(1, { pictures: [picture], answer: { text: 'Thank you!', at: '2026-01-16T06:30:00.000Z' } })];
    open();
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Words 1')).toBeVisible();
    expect(card.getByText('Asha')).toBeVisible();
    expect(card.getByRole('img', { name: 'Picture 1 by Asha' })).toHaveAttribute(
      'src',
      '/media/reviews/0123456789abcdef01234567/320.webp',
    );
    expect(card.getByText('Thank you!')).toBeVisible();
    expect(screen.getByText('4 stars: 1')).toBeInTheDocument();
  });

  it('comes in another order, and page by page', async () => {
    reviews = Array.from({ length: 7 }, (_, n) => aReview(n + 1));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More reviews' }));
    expect(await screen.findByText('Words 7')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews' }), 'Worst first');
    await waitFor(() => expect(asked).toEqual(['', '?page=2', '?sort=worst']));
  });

  it('says so when a further page does not come, and asks for it again', async () => {
    reviews = Array.from({ length: 7 }, (_, n) => aReview(n + 1));
    const { user } = open();
    const more = await screen.findByRole('button', { name: 'More reviews' });
    server.use(http.get('/api/product/:id/reviews', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await user.click(more);
    expect(await screen.findByText('The reviews could not be loaded.')).toBeVisible();
    expect(screen.getByText('Words 1')).toBeVisible();
    await user.click(more);
    expect(await screen.findByText('Words 7')).toBeVisible();
  });

  it('says so when there is nothing yet', async () => {
    reviews = [];
    open();
    expect(await screen.findByText('Nobody has reviewed this product yet.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    server.use(http.get('/api/product/:id/reviews', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Words 1')).toBeVisible();
  });
});

describe('the own review', () => {
  it('is for who has signed in, and leads back from there', async () => {
    const { user, router } = open(null);
    await user.click(await screen.findByRole('link', { name: /Log in to review/ }));
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/' } });
  });

  it('is for who has received the product, and others read why', async () => {
    open();
    expect(await screen.findByText('You can write a review once you have received this product.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
  });

  it('is written with stars, words and pictures', async () => {
    own = { mayReview: true };
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.type(await screen.findByLabelText(/What should others know/), 'Sharp print');
    await user.click(screen.getByRole('button', { name: 'Save review' }));
    expect(screen.getByText('Please choose one to five stars.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    await user.upload(screen.getByLabelText(/Add pictures/), new File(['x'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save review' }));
    expect(await screen.findByRole('heading', { name: 'Your review' })).toBeVisible();
    expect(sent).toEqual({ stars: 5, text: 'Sharp print', pictures: [picture] });
  });

  it('is asked about before it is left or closed half written', async () => {
    own = { mayReview: true };
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.click(await screen.findByRole('radio', { name: '5 stars' }));
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
    expect(asksBeforeLeaving()).toBe(false);
    confirm.mockRestore();
  });

  it('keeps no picture that was removed while another was sent', async () => {
    const second = picture.replace('0123', '9999');
    const release = Promise.withResolvers<void>();
    own = { mayReview: true };
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    const choose = (name: string) =>
      user.upload(screen.getByLabelText(/Add pictures/), new File(['x'], name, { type: 'image/png' }));
    await choose('a.png');
    await screen.findByRole('button', { name: 'Remove picture 1' });
    server.use(
      http.post('/api/product-reviews/pictures', async () => {
        await release.promise;
        return HttpResponse.json({ url: second }, { status: 201 });
      }),
    );
    await choose('b.png');
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    release.resolve();
    await screen.findByRole('button', { name: 'Remove picture 1' });
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByLabelText(/What should others know/), 'Sharp print');
    await user.click(screen.getByRole('button', { name: 'Save review' }));
    await waitFor(() => expect(sent).toMatchObject({ pictures: [second] }));
  });

  it('is shown once, not among the others again', async () => {
    const mine = aReview(9);
    reviews = [mine, aReview(1)];
    own = { mayReview: true, review: mine };
    open();
    expect(await screen.findByRole('heading', { name: 'Your review' })).toBeVisible();
    expect(await screen.findByText('Words 1')).toBeVisible();
    expect(screen.getAllByText('Words 9')).toHaveLength(1);
  });

  it('names the wrong kind of picture and sends none', async () => {
    own = { mayReview: true };
    open();
    const user = userEvent.setup({ applyAccept: false });
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    const pdf = new File(['x'], 'a.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText(/Add pictures/), pdf);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Up to 4: PNG/);
    expect(screen.queryByRole('button', { name: /Remove picture/ })).toBeNull();
  });

  it('is changed, and removed when that is confirmed; a hidden one says why', async () => {
    own = {
      mayReview: true,
      review: { ...aReview(9), hidden: { reason: 'Names a person', at: aReview(9).writtenAt } },
    };
    const { user } = open();
    expect(await screen.findByText('We do not show your review. Reason: Names a person')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByLabelText(/What should others know/)).toHaveValue('Words 9');
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    await user.click(screen.getByRole('button', { name: 'Save review' }));
    await waitFor(() => expect(sent).toEqual({ stars: 2, text: 'Words 9', pictures: [] }));
    const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(own.review).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
    ask.mockRestore();
  });

  it('says what the server refused', async () => {
    own = { mayReview: true };
    server.use(
      http.put('/api/product/:id/reviews/mine', () =>
        HttpResponse.json({ message: 'Too many changes to reviews.', code: 'too-many-reviews' }, { status: 429 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.click(await screen.findByRole('radio', { name: '1 star' }));
    await user.click(screen.getByRole('button', { name: 'Save review' }));
    expect(await screen.findByText('Too many changes to reviews.')).toBeVisible();
  });
});

it('leaves nothing in English but what buyers wrote', async () => {
  own = { mayReview: true };
  const { user } = await renderInHindi(<Reviews product={product} />, { user: aUser() });
  await screen.findByText('Words 1');
  await user.click(await screen.findByRole('button', { name: 'रिव्यू लिखें' }));
  await screen.findByRole('button', { name: 'रिव्यू सेव करें' });
  expect(screen.getByText(/^4 तक: PNG.* या HEIC/)).toBeVisible();
  expect(leftInEnglish('Asha', 'Words 1', 'PNG', 'JPEG', 'WebP', 'GIF', 'TIFF', 'AVIF', 'HEIC', 'MB')).toEqual([]);
});
