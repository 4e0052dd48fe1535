import { type ChangeRecord, catalogChangeRecorded } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { mine, openReviews } from './review.fixture.ts';

let shop: Awaited<ReturnType<typeof openReviews>>;
let catalog: typeof shop.catalog;
const records: ChangeRecord[] = [];

beforeAll(async () => {
  shop = await openReviews();
  catalog = shop.catalog;
  await catalog.parts.broker.listen({ events: [catalogChangeRecorded], handle: ({ data }) => records.push(data) });
});
afterAll(() => catalog?.close());

describe('staff', () => {
  it('answer, hide with a reason that only the writer sees, and show again; each is recorded', async () => {
    const { _id } = await catalog.addProduct();
    const { writer, id } = await shop.aReview(_id, 2, { text: 'Colours are pale.' });
    const path = `/api/product-reviews/${id}`;
    const answered = await catalog.asAdmin('put', `${path}/answer`).send({ text: 'We print it again.' });
    expect(answered.body).toMatchObject({
      productName: 'Round-neck cotton tee',
      answer: { text: 'We print it again.' },
    });
    expect((await shop.listOf(_id)).reviews[0].answer.text).toBe('We print it again.');
    const noReason = await catalog.asAdmin('put', `${path}/hide`).send({ reason: ' ' });
    expect([noReason.status, noReason.body.message]).toEqual([400, 'Please give a reason.']);
    await catalog.asAdmin('put', `${path}/hide`).send({ reason: 'Names a person' }).expect(200);
    expect((await shop.listOf(_id)).reviews).toEqual([]);
    expect((await shop.as(writer, 'get', mine(_id))).body.review.hidden.reason).toBe('Names a person');
    await catalog.asAdmin('put', `${path}/show`).expect(200);
    await catalog.asAdmin('put', `${path}/answer`).send({ text: '' }).expect(200);
    const [shown] = (await shop.listOf(_id)).reviews;
    expect(shown).not.toHaveProperty('answer');
    expect(shown).not.toHaveProperty('hidden');
    await eventually(() => {
      const of = records.filter((record) => record.id === id);
      expect(new Set(of.map(({ label }) => label))).toEqual(new Set(['★★']));
      expect(of.map(({ kind, action, by }) => [kind, action, by.name])).toEqual(
        ['answered', 'hidden', 'shown', 'answer-removed'].map((action) => ['review', action, callers.owner.name]),
      );
      expect(of[1]?.changes).toEqual([
        { field: 'hidden', before: 'no', after: 'yes' },
        { field: 'reason', before: '', after: 'Names a person' },
      ]);
    });
  });

  it('keep a review hidden that its writer removes and writes again', async () => {
    const { _id } = await catalog.addProduct();
    const { writer, id } = await shop.aReview(_id, 1, { text: 'Rude words' });
    await catalog.asAdmin('put', `/api/product-reviews/${id}/hide`).send({ reason: 'Rude' });
    await shop.as(writer, 'delete', mine(_id)).expect(200);
    const again = await shop.as(writer, 'put', mine(_id)).send({ stars: 1, text: 'Rude words' });
    expect(again.body.hidden.reason).toBe('Rude');
    expect((await shop.listOf(_id)).reviews).toEqual([]);
  });

  it('list all, unanswered, hidden and low reviews', async () => {
    await catalog.models.reviews.deleteMany({});
    const { _id } = await catalog.addProduct();
    const [good, bad, hidden] = [await shop.aReview(_id, 5), await shop.aReview(_id, 1), await shop.aReview(_id, 4)];
    await catalog.asAdmin('put', `/api/product-reviews/${bad.id}/answer`).send({ text: 'Sorry!' });
    await catalog.asAdmin('put', `/api/product-reviews/${hidden.id}/hide`).send({ reason: 'Advertising' });
    const idsOf = async (show: string) => {
      const res = await shop.as({ ...callers.catalogue }, 'get', `/api/product-reviews?show=${show}`);
      return res.body.map((review: { _id: string }) => review._id);
    };
    expect(await idsOf('all')).toEqual([hidden.id, bad.id, good.id]);
    expect(await idsOf('unanswered')).toEqual([good.id]);
    expect(await idsOf('hidden')).toEqual([hidden.id]);
    expect(await idsOf('low')).toEqual([bad.id]);
  });

  it('cannot change a review that its writer has removed', async () => {
    const { _id } = await catalog.addProduct();
    const { writer, id } = await shop.aReview(_id, 5);
    await shop.as(writer, 'delete', mine(_id));
    expect((await shop.as(writer, 'delete', mine(_id))).status).toBe(404);
    expect((await catalog.asAdmin('put', `/api/product-reviews/${id}/answer`).send({ text: 'Hi' })).status).toBe(404);
  });
});
