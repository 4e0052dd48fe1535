import { eventually } from '@print-shop/test-kit';
import { aLayout, testLayouts } from './layout.fixture.ts';

// No request waits here for what is drawn.
const { as, aProduct, aDesign } = testLayouts({ drawPatienceMs: 1 });

const saved = async () =>
  (
    await as('customer', 'post', '/api/artwork/layouts')
      .send(aLayout(await aProduct(), await aDesign()))
      .expect(201)
  ).body;
const TIMEOUT = { timeoutMs: 60_000 };

it('has a picture drawn to its end though its request was answered before, and gives it to the next', async () => {
  const { picture } = await saved();
  const late = await as('anonymous', 'get', picture).expect(503);
  expect(late.body.code).toBe('drawing-late');
  expect(late.headers['retry-after']).toBe('30');
  const { body } = await eventually(() => as('anonymous', 'get', picture).buffer(true).expect(200), TIMEOUT);
  expect(body.subarray(8, 12).toString()).toBe('WEBP');
});

it.each([
  ['png', '\x89PNG'],
  ['pdf', '%PDF'],
])('has a print as %s drawn to its end in the same way, and gives it out once', async (ending, start) => {
  const { _id } = await saved();
  const print = () =>
    as('production', 'get', `/api/artwork/layouts/${_id}/print.${ending}`)
      .query({ view: 'front', area: 'front-a4' })
      .buffer(true);
  expect((await print().expect(503)).body.code).toBe('drawing-late');
  const { body } = await eventually(() => print().expect(200), TIMEOUT);
  expect(body.toString('latin1', 0, 4)).toBe(start);
  await eventually(() => print().expect(503), TIMEOUT);
});
