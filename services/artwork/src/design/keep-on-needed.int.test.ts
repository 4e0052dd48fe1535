import { bulkOrderClaimed, messageWritten, orderClaimed } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { anId, testArtwork } from '../artwork.fixture.ts';

const { model, publish, sendDesign } = testArtwork();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
const inDays = (days: number) => Date.now() + days * 24 * 3_600_000;

/** The address of a design that a guest has uploaded. */
async function aDesign(): Promise<string> {
  const { body } = await sendDesign('anonymous', svg, 'crack.svg').expect(201);
  return body.url.split('?')[0];
}
const fileOf = (design: string) => model().findOne({ design }).lean();
const keptForAYear = (design: string) =>
  eventually(async () => {
    const file = await fileOf(design);
    expect(file?.keepUntil.getTime()).toBeGreaterThan(inDays(364));
    expect(String(file?.userId)).toBe(callers.customer.id);
  });
const claim = { claimId: anId(), kind: 'misprinted' as const, pieces: 1 };

it('keeps the picture of a claim for as long as the artwork of an order', async () => {
  const design = await aDesign();
  const about = { orderId: anId(), userId: callers.customer.id, placedAt: new Date().toISOString() };
  await publish(orderClaimed, { ...about, ...claim, pictures: [design] });
  await keptForAYear(design);
  expect((await fileOf(design))?.orderedUntil).toBeDefined();
});

it('keeps that of a claim about a bulk order likewise', async () => {
  const design = await aDesign();
  const about = { bulkOrderId: anId(), userId: callers.customer.id, status: 'Completed', totalPaise: 100_00 };
  await publish(bulkOrderClaimed, { ...about, ...claim, pictures: [design] });
  await keptForAYear(design);
});

it('keeps a file that came with a message, and does not count it as ordered', async () => {
  const design = await aDesign();
  const about = { orderId: anId(), kind: 'order' as const, userId: callers.customer.id };
  await publish(messageWritten, { ...about, messageId: 'm1', by: 'customer', designs: [design] });
  await keptForAYear(design);
  expect((await fileOf(design))?.orderedUntil).toBeUndefined();
});
