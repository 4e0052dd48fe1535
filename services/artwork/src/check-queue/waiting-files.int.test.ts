import { testArtwork } from '../artwork.fixture.ts';

// Nobody looks at the queue by the clock here.
const { uploaded } = testArtwork({ lookMs: 3_600_000 });

it('is checked as soon as its service tells that it waits', async () => {
  expect(await uploaded()).toMatchObject({ state: 'checked' });
});
