import {
  artworkPersonalDataCollected,
  cartDesignAdded,
  dataExportRequested,
  orderPlaced,
  shopUpdated,
  userDeleted,
} from '@print-shop/contracts';
import { createWorks } from '@print-shop/service-kit';
import { eventually } from '@print-shop/test-kit';
import { anId, aPdf, testArtwork } from '../artwork.fixture.ts';
import { createArtworkObjects } from '../file/artwork-objects.ts';
import { createFileStore } from '../file/file.store.ts';
import { removeExpired } from './remove-expired.ts';
import { retentionModel } from './retention.store.ts';

const DAY_MS = 24 * 3_600_000;
const { service, as, model, parts, publish, uploaded, objectsOf, records } = testArtwork();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Two instances sweep at the same time, at `now`, which may be in the future. */
async function sweep(now: Date): Promise<void> {
  const objects = createArtworkObjects(parts.store);
  const instances = [1, 2].map(() =>
    removeExpired({ ...service.parts, works: createWorks(service.parts), files: createFileStore(model()), objects }),
  );
  await Promise.all(instances.map((instance) => instance.sweep(now)));
  await Promise.all(instances.map(({ close }) => close()));
}
const isThere = async (id: string) => (await model().exists({ _id: id })) !== null;
/** A checked file of the design, and of this account. */
async function aFile(part: { design?: string; userId?: string } = {}): Promise<string> {
  const { _id } = await uploaded();
  await model().updateOne({ _id }, { $set: part });
  return _id;
}
const aDesign = () => `/media/designs/${crypto.randomUUID().replaceAll('-', '')}.png`;
const order = (design: string) =>
  publish(orderPlaced, {
    orderId: anId(),
    userId: anId(),
    placedAt: new Date().toISOString(),
    lines: [{ productId: anId(), quantity: 1, size: '', color: '', placement: '', design }],
  });

describe('a file', () => {
  it('goes with its bytes when its time is over', async () => {
    const id = await aFile();
    await sweep(inDays(29));
    expect(await isThere(id)).toBe(true);
    await sweep(inDays(31));
    expect(await objectsOf(id)).toEqual([]);
    // The document stays until its events have left.
    await eventually(async () => {
      await sweep(inDays(31));
      expect(await isThere(id)).toBe(false);
    });
  });

  it('stays for an order with its design, and cannot be deleted until then', async () => {
    const design = aDesign();
    const id = await aFile({ design });
    await order(design);
    await eventually(async () => expect((await model().findById(id))?.orderedUntil).toBeDefined());
    expect((await as('customer', 'delete', `/api/artwork/files/${id}`).expect(409)).body.code).toBe('file-in-order');
    await sweep(inDays(364));
    expect(await isThere(id)).toBe(true);
    await sweep(inDays(366));
    expect(await objectsOf(id)).toEqual([]);
  });

  it('stays longer for a cart with its design', async () => {
    const design = aDesign();
    const id = await aFile({ design });
    await model().updateOne({ _id: id }, { $set: { keepUntil: inDays(1) } });
    await publish(cartDesignAdded, { userId: anId(), design });
    await eventually(async () =>
      expect((await model().findById(id))?.keepUntil.getTime()).toBeGreaterThan(inDays(29).getTime()),
    );
    expect((await model().findById(id))?.orderedUntil).toBeUndefined();
  });

  it('goes with the account of its owner, and without the owner where an order needs it', async () => {
    const [userId, design] = [anId(), aDesign()];
    const [mine, ordered] = [await aFile({ userId }), await aFile({ userId, design })];
    await order(design);
    await eventually(async () => expect((await model().findById(ordered))?.orderedUntil).toBeDefined());
    await publish(userDeleted, { userId });
    await eventually(async () => expect(await objectsOf(mine)).toEqual([]));
    expect(await model().findById(ordered)).toMatchObject({ userId: null });
    expect(await objectsOf(ordered)).toHaveLength(2);
  });
});

describe('how long files are kept', () => {
  afterEach(() => retentionModel(service.parts.mongo).deleteMany({}));

  const path = '/api/artwork/retention';
  const usual = { fileDays: 30, orderDays: 365 };

  const publishSection = async (version: number, value: Record<string, unknown>) => {
    await publish(shopUpdated, { section: 'retention', version, value });
    const kept = service.parts.mongo.collection<{ _id: string }>('shop-settings');
    await eventually(async () => expect(await kept.findOne({ _id: 'retention' })).toMatchObject({ version }));
  };

  it('is as usual until staff choose, and then counts for what comes', async () => {
    expect((await as('manager', 'get', path).expect(200)).body).toEqual({ ...usual, usual, updatedAt: null });
    const before = await aFile();
    const { body } = await as('owner', 'put', path).send({ fileDays: 60, orderDays: 90 }).expect(200);
    expect(body).toMatchObject({ fileDays: 60, orderDays: 90, usual, updatedAt: expect.any(String) });
    const [after, design] = [await uploaded(), aDesign()];
    expect(new Date(after.keptUntil).getTime()).toBeGreaterThan(inDays(59).getTime());
    expect((await model().findById(before))?.keepUntil.getTime()).toBeLessThan(inDays(31).getTime());
    const ordered = await aFile({ design });
    await order(design);
    await eventually(async () => {
      const { orderedUntil } = (await model().findById(ordered)) ?? {};
      expect(orderedUntil?.getTime()).toBeLessThan(inDays(91).getTime());
    });
    await eventually(() =>
      expect(records.find(({ kind }) => kind === 'retention')?.changes).toEqual([
        { field: 'fileDays', before: '30', after: '60' },
        { field: 'orderDays', before: '365', after: '90' },
      ]),
    );
  });

  it('follows the settings of the shop, which are changed there alone', async () => {
    await as('owner', 'put', path).send({ fileDays: 60, orderDays: 90 }).expect(200);
    await publishSection(1, { fileDays: 7 });
    await eventually(async () =>
      expect((await as('owner', 'get', path).expect(200)).body).toMatchObject({ fileDays: 7, orderDays: 90 }),
    );
    expect(new Date((await uploaded()).keptUntil).getTime()).toBeLessThan(inDays(8).getTime());
    const refused = await as('owner', 'put', path).send({ fileDays: 60, orderDays: 90 }).expect(409);
    expect(refused.body.code).toBe('retention-in-settings');
    await publishSection(2, {});
    await eventually(async () => expect((await as('owner', 'get', path)).body).toMatchObject({ fileDays: 60 }));
  });

  it.each([{ fileDays: 0 }, { orderDays: 3651 }, { fileDays: 1.5 }])('is not %j', async (part) => {
    await as('owner', 'put', path)
      .send({ ...usual, ...part })
      .expect(400);
  });
});

it("is in its owner's data export, with its bytes", async () => {
  const [userId, exportId] = [anId(), anId()];
  const id = await aFile({ userId });
  const collected: unknown[] = [];
  await service.parts.broker.listen({
    events: [artworkPersonalDataCollected],
    handle: ({ data }) => collected.push(data),
  });
  await publish(dataExportRequested, { exportId, userId, services: ['artwork'] });
  const file = `files/${id}-card.pdf`;
  await eventually(() =>
    expect(collected).toEqual([
      expect.objectContaining({
        exportId,
        userId,
        part: 1,
        of: 1,
        section: 'artwork',
        rows: [expect.objectContaining({ file, name: 'card.pdf', state: 'checked' })],
      }),
    ]),
  );
  const { client, bucket } = parts.store;
  expect((await client.statObject(bucket, `exports/${exportId}/${file}`)).size).toBe(aPdf().length);
});
