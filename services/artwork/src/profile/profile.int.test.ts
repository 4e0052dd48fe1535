import { productTypeRenamed } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { aPdf, testArtwork } from '../artwork.fixture.ts';
import { defaultProfile } from './default-profiles.ts';

const { as, records, uploaded, publish } = testArtwork();
const { productType: _, ...usual } = defaultProfile('Business Cards');
const path = '/api/artwork/profiles/Business%20Cards';
const set = (body: object) => as('catalogue', 'put', path).send(body);

describe('the print profile of a product type', () => {
  it('is the usual one until staff store their own, and again when they remove it', async () => {
    const read = async () => (await as('anonymous', 'get', path).expect(200)).body;
    expect(await read()).toEqual({ ...usual, productType: 'Business Cards', updatedAt: null });
    const { body } = await set({ ...usual, bleedMm: 5, needsProof: false }).expect(200);
    expect(body).toMatchObject({ productType: 'Business Cards', bleedMm: 5, needsProof: false });
    expect(await read()).toEqual(body);
    expect((await set({ ...usual, bleedMm: 2 }).expect(200)).body.bleedMm).toBe(2);
    expect((await as('catalogue', 'delete', path).expect(200)).body).toMatchObject({ bleedMm: 3, updatedAt: null });
    expect((await as('catalogue', 'delete', path).expect(404)).body.code).toBe('profile-not-found');
    expect(await read()).toMatchObject({ bleedMm: 3, updatedAt: null });
    const told = () => records.filter(({ label }) => label === 'Business Cards');
    await eventually(() => expect(told().map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']));
    expect(told()[1]?.changes).toEqual([
      { field: 'bleedMm', before: '5', after: '2' },
      { field: 'needsProof', before: 'no', after: 'yes' },
    ]);
    expect(new Set(told().map(({ id }) => id)).size).toBe(1);
  });

  it('is listed beside the usual ones', async () => {
    await as('owner', 'put', '/api/artwork/profiles/Aprons')
      .send({ ...usual, sizes: [] })
      .expect(200);
    const { body } = await as('anonymous', 'get', '/api/artwork/profiles').expect(200);
    const types = body.map(({ productType }: { productType: string }) => productType);
    expect(types).toEqual([...types].sort());
    expect(types).toEqual(expect.arrayContaining(['Aprons', 'Business Cards', 'T-Shirt']));
    expect(body.find(({ productType }: { productType: string }) => productType === 'Aprons').updatedAt).not.toBeNull();
  });

  it('goes on counting when the type gets another name, unless that has one of its own', async () => {
    const rename = (from: string, to: string) =>
      publish(productTypeRenamed, { id: 'a'.repeat(24), from, to, by: { id: 'b'.repeat(24), name: 'Meera' } });
    const read = async (type: string) =>
      (await as('anonymous', 'get', `/api/artwork/profiles/${type}`).expect(200)).body;
    await as('owner', 'put', '/api/artwork/profiles/Tags')
      .send({ ...usual, bleedMm: 7 })
      .expect(200);
    await rename('Tags', 'Labels');
    await eventually(async () => expect(await read('Labels')).toMatchObject({ bleedMm: 7 }));
    // Nobody has stored one for it: that of its words stays.
    await rename('Brochures', 'Folders');
    await eventually(async () => expect(await read('Folders')).toMatchObject({ minPages: 2 }));
    await rename('Brochures', 'Labels');
    await rename('Brochures', 'Papers');
    await eventually(async () => expect(await read('Papers')).toMatchObject({ minPages: 2 }));
    expect(await read('Labels')).toMatchObject({ bleedMm: 7 });
  });

  it.each([
    [{ minPages: 4, maxPages: 2 }, 'The most pages cannot be fewer than the fewest.'],
    [{ minDpi: 400 }, 'A good resolution cannot be below the lowest.'],
    [{ bleedMm: -1 }, 'Please check the highlighted fields.'],
  ])('is refused with %j', async (part, message) => {
    expect((await set({ ...usual, ...part }).expect(400)).body.message).toBe(message);
  });

  it('is what files of the type are checked by', async () => {
    const card = aPdf({ widthMm: 70, heightMm: 40 });
    const codesOf = async () =>
      (await uploaded(card, 'card.pdf', { productType: 'Tiny cards' })).checks.map(({ code }) => code);
    expect(await codesOf()).toContain('size-mismatch');
    const sizes = [{ name: 'Tiny', widthMm: 70, heightMm: 40 }];
    await as('owner', 'put', '/api/artwork/profiles/Tiny%20cards')
      .send({ ...usual, sizes })
      .expect(200);
    expect(await codesOf()).not.toContain('size-mismatch');
  });
});
