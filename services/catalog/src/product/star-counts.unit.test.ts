import { NO_STARS, ratingOf } from './star-counts.ts';

describe('the rating of a product', () => {
  it('does not exist without reviews', () => expect(ratingOf(NO_STARS)).toBeUndefined());

  it.each([
    [[1, 0, 0, 0, 0], { rating: 1, reviewCount: 1 }],
    [[0, 0, 0, 0, 7], { rating: 5, reviewCount: 7 }],
    [[0, 0, 0, 1, 1], { rating: 4.5, reviewCount: 2 }],
    [[1, 0, 0, 0, 2], { rating: 3.7, reviewCount: 3 }],
  ])('of %j is the average with one decimal', (counts, rating) => expect(ratingOf(counts)).toEqual(rating));
});
