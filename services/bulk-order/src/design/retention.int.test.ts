import { cartDesignAdded, designsNeeded, messageWritten, orderPlaced, userDeleted } from '@print-shop/contracts';
import { connectObjectStore, createWorks, type ObjectStore } from '@print-shop/service-kit';
import { eventually, testService } from '@print-shop/test-kit';
import express from 'express';
import { Types } from 'mongoose';
import { adoptDesigns } from './adopt-designs.ts';
import { createDesignStore, type DesignStore } from './design.store.ts';
import { keepOnNeeded } from './keep-on-needed.ts';
import { createKeptDesignStore, type KeptDesignStore, keptDesignModel } from './kept-design.store.ts';
import { removeExpired } from './remove-expired.ts';

const retention = { orphanHours: 24, cartDays: 30, orderDays: 365 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let objects: ObjectStore;
let kept: KeptDesignStore;
let designs: DesignStore;

const service = testService(async (parts, suite) => {
  objects = await connectObjectStore(suite.objectStore, parts.logger);
  kept = createKeptDesignStore(keptDesignModel(parts.mongo));
  designs = createDesignStore(objects, kept, retention);
  await keepOnNeeded(parts.broker, kept, retention);
  return express();
});

let count = 0;
const newId = () => String(new Types.ObjectId());
const fromNow = (ms: number) => new Date(Date.now() + ms);

/** A stored design that was uploaded 25 hours ago. */
async function aDesign(owner: string | null = null): Promise<string> {
  const name = `${String(++count).padStart(32, '0')}.png`;
  await kept.add(name, { owner, until: fromNow(-HOUR_MS) }, fromNow(-25 * HOUR_MS));
  await objects.client.putObject(objects.bucket, `designs/${name}`, Buffer.from('a picture'));
  return name;
}
const exists = (name: string) => designs.exists(`/media/designs/${name}`);
const keptOf = (name: string) => keptDesignModel(service.parts.mongo).findById(name).lean();

const publish = (key: string, data: object) =>
  service.parts.broker.publish({ id: crypto.randomUUID(), key, occurredAt: new Date().toISOString(), data });
const order = (userId: string, name: string, placedAt = new Date()) =>
  publish(orderPlaced.key, {
    orderId: newId(),
    userId,
    placedAt: placedAt.toISOString(),
    lines: [
      {
        productId: newId(),
        quantity: 1,
        size: '',
        color: '',
        placement: '',
        design: `/media/designs/${name}`,
      },
    ],
  });

/** Two instances sweep at the same time, at `now`, which may be in the future. */
async function sweep(now = new Date()): Promise<void> {
  const instances = [1, 2].map(() =>
    removeExpired({ ...service.parts, works: createWorks(service.parts), kept, designs }),
  );
  await Promise.all(instances.map((instance) => instance.sweep(now)));
  await Promise.all(instances.map(({ close }) => close()));
}

it('is told to its owner in the order of the names', async () => {
  const [owner, last, first, middle] = [newId(), 'c.png', 'a.png', 'b.png'];
  for (const name of [last, first, middle]) await kept.add(name, { owner, until: fromNow(HOUR_MS) }, fromNow(0));
  const told = await Array.fromAsync(kept.allOf(owner));
  expect(told.map(({ name }) => name)).toEqual([first, middle, last]);
});

describe('a stored design', () => {
  it('goes with its document when its time is over and nobody ordered with it', async () => {
    const [old, fresh] = [await aDesign(), await aDesign()];
    await kept.hold([fresh], { owner: null, until: fromNow(HOUR_MS), isOrdered: false });
    await sweep();
    expect([await exists(old), await keptOf(old)]).toEqual([false, null]);
    expect(await exists(fresh)).toBe(true);
  });

  it('stays for a mock-up that it is part of, and longer once that was ordered', async () => {
    const [user, name] = [newId(), await aDesign()];
    const need = (userId: string | null, isOrdered: boolean) =>
      publish(designsNeeded.key, { userId, designs: [`/media/designs/${name}`], isOrdered });
    await need(null, false);
    await eventually(async () => expect((await keptOf(name))?.keepUntil.getTime()).toBeGreaterThan(Date.now()));
    await sweep(fromNow(29 * DAY_MS));
    expect(await exists(name)).toBe(true);
    expect(await keptOf(name)).toMatchObject({ owners: [] });
    await need(user, true);
    await eventually(async () => expect((await keptOf(name))?.orderedUntil).toBeDefined());
    expect(await keptOf(name)).toMatchObject({ owners: [user] });
    await sweep(fromNow(364 * DAY_MS));
    expect(await exists(name)).toBe(true);
  });

  it('stays for its order, whose event may come twice and after one of a later order', async () => {
    const [user, name] = [newId(), await aDesign()];
    await order(user, name);
    await eventually(async () => expect((await keptOf(name))?.orderedUntil).toBeDefined());
    const until = (await keptOf(name))?.keepUntil;
    await order(user, name, fromNow(-DAY_MS));
    await order(user, name, fromNow(-DAY_MS));
    await sweep();
    expect(await exists(name)).toBe(true);
    expect(await keptOf(name)).toMatchObject({ owners: [user], keepUntil: until });
    await sweep(fromNow(366 * DAY_MS));
    expect(await exists(name)).toBe(false);
  });

  it('may be gone already when it is removed, as another instance may be faster', async () => {
    const name = await aDesign();
    expect(await Promise.all([1, 2, 3, 4].map(() => designs.remove(name)))).toContain(true);
    await designs.remove(name);
    expect(await exists(name)).toBe(false);
  });

  it('stays a month for a cart', async () => {
    const [user, name] = [newId(), await aDesign()];
    await publish(cartDesignAdded.key, { userId: user, design: `/media/designs/${name}` });
    await eventually(async () => expect((await keptOf(name))?.owners).toEqual([user]));
    await sweep(fromNow(29 * DAY_MS));
    expect(await exists(name)).toBe(true);
    await sweep(fromNow(31 * DAY_MS));
    expect(await exists(name)).toBe(false);
  });

  it('stays a year for a message about an order, and goes with the account whose conversation it was', async () => {
    const [user, name, gone] = [newId(), await aDesign(), await aDesign()];
    const about = { orderId: newId(), kind: 'order', messageId: 'm1', by: 'customer' };
    const attach = (userId: string, file: string) =>
      publish(messageWritten.key, { ...about, userId, designs: [`/media/designs/${file}`] });
    await attach(user, name);
    const deleted = newId();
    await attach(deleted, gone);
    await eventually(async () => expect((await keptOf(name))?.owners).toEqual([user]));
    await eventually(async () => expect((await keptOf(gone))?.owners).toEqual([deleted]));
    await publish(userDeleted.key, { userId: deleted });
    await eventually(async () => expect((await keptOf(gone))?.owners).toEqual([]));
    await sweep(fromNow(364 * DAY_MS));
    expect([await exists(name), await exists(gone)]).toEqual([true, false]);
    await sweep(fromNow(366 * DAY_MS));
    expect(await exists(name)).toBe(false);
  });

  it('goes with the account that owns it, unless an order or another account needs it', async () => {
    const [user, other] = [newId(), newId()];
    const [own, ordered, shared] = [await aDesign(user), await aDesign(user), await aDesign(user)];
    await kept.hold([own], { owner: user, until: fromNow(DAY_MS), isOrdered: false });
    await kept.hold([shared], { owner: other, until: fromNow(DAY_MS), isOrdered: false });
    await order(user, ordered);
    await eventually(async () => expect((await keptOf(ordered))?.orderedUntil).toBeDefined());
    await publish(userDeleted.key, { userId: user });
    await publish(userDeleted.key, { userId: user });
    await eventually(async () => expect((await keptOf(shared))?.owners).toEqual([other]));
    await sweep();
    expect(await Promise.all([own, ordered, shared].map(exists))).toEqual([false, true, true]);
  });

  it('is left alone while the broker is away, as an order may be on its way', async () => {
    const name = await aDesign();
    const removal = removeExpired({
      works: createWorks(service.parts),
      kept,
      designs,
      broker: { isConnected: () => false },
    });
    await removal.sweep();
    await removal.close();
    expect(await exists(name)).toBe(true);
  });

  it('from before documents were kept stays, and once adopted stays as long as an ordered one', async () => {
    const name = `${'f'.repeat(32)}.webp`;
    await objects.client.putObject(objects.bucket, `designs/${name}`, Buffer.from('an old picture'));
    const known = await aDesign();
    await order(newId(), name);
    await sweep(fromNow(1000 * DAY_MS));
    expect([await exists(name), await exists(known)]).toEqual([true, false]);
    expect(await adoptDesigns(objects, kept, retention)).toBe(1);
    expect(await adoptDesigns(objects, kept, retention)).toBe(0);
    await sweep(fromNow(364 * DAY_MS));
    expect(await exists(name)).toBe(true);
    await sweep(fromNow(366 * DAY_MS));
    expect(await exists(name)).toBe(false);
  });
});
