import { designHandedOver, designStored } from '@print-shop/contracts';
import { createWorks } from '@print-shop/service-kit';
import { callers, eventually } from '@print-shop/test-kit';
import { testArtwork } from '../artwork.fixture.ts';
import { createArtworkObjects } from '../file/artwork-objects.ts';
import { createFileStore } from '../file/file.store.ts';
import { removeExpired } from '../retention/remove-expired.ts';

const { service, model, parts, publish, as, sendDesign } = testArtwork();
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');

/** A design as release 0.2 has stored it. */
async function anOldDesign(content = svg): Promise<string> {
  const name = `${crypto.randomUUID().replaceAll('-', '')}.svg`;
  await parts.store.client.putObject(parts.store.bucket, `designs/${name}`, content);
  return `/media/designs/${name}`;
}
const isStored = (design: string) =>
  parts.store.client.statObject(parts.store.bucket, design.replace('/media/', '')).then(
    () => true,
    () => false,
  );
async function sweep(now: Date): Promise<void> {
  const files = createFileStore(model());
  const objects = createArtworkObjects(parts.store);
  const removal = removeExpired({ ...service.parts, works: createWorks(service.parts), files, objects });
  await removal.sweep(now);
  await removal.close();
}
const fileOf = (design: string) => model().findOne({ design }).lean();
const handOver = (design: string, until: { keepUntil: Date; orderedUntil?: Date }) =>
  publish(designHandedOver, {
    design,
    userId: callers.customer.id,
    keepUntil: until.keepUntil.toISOString(),
    ...(until.orderedUntil ? { orderedUntil: until.orderedUntil.toISOString() } : {}),
  });

describe('a design that release 0.2 kept', () => {
  it('becomes a file of its owner that is checked and kept as long, and its first object goes with it', async () => {
    const [design, until] = [await anOldDesign(), inDays(200)];
    await handOver(design, { keepUntil: until, orderedUntil: until });
    await eventually(async () => expect((await fileOf(design))?.state).toBe('checked'), { timeoutMs: 60_000 });
    expect(await fileOf(design)).toMatchObject({ keepUntil: until, orderedUntil: until });
    const { body } = await as('customer', 'get', `/api/artwork/files/${(await fileOf(design))?._id}`).expect(200);
    expect(body.kind).toBe('svg');
    await sweep(inDays(201));
    expect(await isStored(design)).toBe(false);
  });

  it('keeps its first object where its checks refuse it, as layouts are drawn of that', async () => {
    const design = await anOldDesign(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><broken'));
    await handOver(design, { keepUntil: inDays(9) });
    await eventually(async () => expect((await fileOf(design))?.state).toBe('refused'), { timeoutMs: 60_000 });
    await handOver(design, { keepUntil: inDays(10) });
    await eventually(async () =>
      expect((await fileOf(design))?.keepUntil.getTime()).toBeGreaterThan(inDays(9).getTime()),
    );
    expect(await isStored(design)).toBe(true);
  });

  it('is that of the account that has it, also where there is a file of nobody', async () => {
    const design = await anOldDesign();
    await publish(designStored, { design, userId: null, filename: 'logo.svg', bytes: svg.length });
    await eventually(async () => expect((await fileOf(design))?.state).toBe('checked'), { timeoutMs: 60_000 });
    await handOver(design, { keepUntil: inDays(90) });
    await eventually(async () => expect(await isStored(design)).toBe(false));
    const file = await fileOf(design);
    expect(file?.keepUntil.getTime()).toBeGreaterThan(inDays(89).getTime());
    expect([file?.name, String(file?.userId)]).toEqual(['logo.svg', callers.customer.id]);
  });

  it('goes at once where nobody needs it any more', async () => {
    const design = await anOldDesign();
    await handOver(design, { keepUntil: inDays(-1) });
    await eventually(async () => expect(await isStored(design)).toBe(false));
    expect(await fileOf(design)).toBeNull();
  });
});

it('leaves the designs alone that were uploaded since then', async () => {
  const { body } = await sendDesign('customer', svg, 'own.svg').expect(201);
  const design = body.url.split('?')[0];
  const before = await fileOf(design);
  const old = await anOldDesign();
  await handOver(design, { keepUntil: inDays(-1) });
  await handOver(old, { keepUntil: inDays(-1) });
  await eventually(async () => expect(await isStored(old)).toBe(false));
  expect((await fileOf(design))?.keepUntil).toEqual(before?.keepUntil);
});
