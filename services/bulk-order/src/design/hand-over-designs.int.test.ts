import { designHandedOver, type EventData, messageWritten, orderClaimed } from '@print-shop/contracts';
import { announcementModel, createRelay } from '@print-shop/messaging';
import { createWorks } from '@print-shop/service-kit';
import { callers, eventually, testService } from '@print-shop/test-kit';
import express from 'express';
import { handOverDesigns, handOverKept, keptDesignModel } from './hand-over-designs.ts';

const service = testService(async () => express());
const name = (letter: string) => `${letter.repeat(32)}.png`;
const keepUntil = new Date(Date.now() + 3_600_000);

it('hands each design of release 0.2 over, with whose it is and until when it is needed', async () => {
  const { parts } = service;
  const handed: EventData<typeof designHandedOver>[] = [];
  await parts.broker.listen({ events: [designHandedOver], handle: ({ data }) => void handed.push(data) });
  // The event waits for a queue that takes it, as artwork's does.
  await parts.broker.subscribe({ queue: 'test.designs', events: [designHandedOver], handle: async () => undefined });
  const [kept, announcements] = [keptDesignModel(parts.mongo), announcementModel(parts.mongo)];
  await kept.create([
    { _id: name('a'), owners: [callers.customer.id], keepUntil, orderedUntil: keepUntil },
    { _id: name('b'), owners: [callers.customer.id, callers.other.id], keepUntil },
    { _id: name('c'), owners: [], keepUntil },
  ]);
  const relay = createRelay({ ...parts, models: [announcements] });
  // Two instances at the same time.
  const instances = [1, 2].map(() => handOverKept({ kept, announcements, relay, works: createWorks(parts) }));
  await Promise.all(instances.map((instance) => instance.sweep()));
  await Promise.all(instances.map(({ close }) => close()));
  const design = (letter: string) => `/media/designs/${name(letter)}`;
  const until = keepUntil.toISOString();
  const told = () => [...new Map(handed.map((one) => [one.design, one])).values()];
  await eventually(() => expect(told()).toHaveLength(3));
  expect(told().toSorted((a, b) => a.design.localeCompare(b.design))).toEqual([
    { design: design('a'), userId: callers.customer.id, keepUntil: until, orderedUntil: until },
    { design: design('b'), userId: null, keepUntil: until },
    { design: design('c'), userId: null, keepUntil: until },
  ]);
  expect(await kept.countDocuments()).toBe(0);
  await relay.close();
});

it('has the pictures of complaints and the files of messages kept, until artwork hears of them by itself', async () => {
  const { parts } = service;
  const handed: EventData<typeof designHandedOver>[] = [];
  await parts.broker.listen({ events: [designHandedOver], handle: ({ data }) => void handed.push(data) });
  const [kept, announcements] = [keptDesignModel(parts.mongo), announcementModel(parts.mongo)];
  const relay = createRelay({ ...parts, models: [announcements] });
  const works = createWorks(parts);
  await handOverDesigns({ broker: parts.broker, kept, announcements, relay, works });
  const design = (letter: string) => `/media/designs/${name(letter)}`;
  const publish = (key: string, data: object) =>
    parts.broker.publish({ id: crypto.randomUUID(), key, occurredAt: new Date().toISOString(), data });
  const about = { orderId: 'a'.repeat(24), userId: callers.customer.id, placedAt: new Date().toISOString() };
  const claim = { claimId: 'b'.repeat(24), kind: 'misprinted', pieces: 1 };
  await publish(orderClaimed.key, { ...about, ...claim, pictures: [design('d')] });
  await publish(messageWritten.key, {
    ...about,
    kind: 'order',
    messageId: 'm',
    by: 'customer',
    designs: [design('e')],
  });
  await eventually(() => expect(handed.map((one) => one.design).sort()).toEqual([design('d'), design('e')]));
  const [claimed, written] = handed.toSorted((a, b) => a.design.localeCompare(b.design));
  expect(claimed).toMatchObject({ userId: callers.customer.id, orderedUntil: claimed?.keepUntil });
  expect(Date.parse(written?.keepUntil ?? '')).toBeGreaterThan(Date.now() + 364 * 24 * 3_600_000);
  expect(written).not.toHaveProperty('orderedUntil');
  await relay.close();
});
