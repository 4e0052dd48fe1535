import { eventually, testService } from '@print-shop/test-kit';
import express from 'express';
import { createOrderLock } from './order-lock.ts';

const service = testService(async () => express());

it('gives all instances turns of the same key one after another, and keys no turns of each other', async () => {
  const instances = [createOrderLock(service.parts.redis), createOrderLock(service.parts.redis)];
  const others = Promise.withResolvers<void>();
  const running = { ravi: 0, asha: 0 };
  const order: string[] = [];
  let most = 0;
  const work = (key: keyof typeof running, index: number) => async () => {
    running[key] += 1;
    most = Math.max(most, running[key]);
    // The first turn of one key lasts until all turns of the other key have ended.
    if (key === 'ravi') await others.promise;
    order.push(key);
    if (order.length === 4) others.resolve();
    running[key] -= 1;
    return index;
  };
  const first = instances[0]?.('ravi', work('ravi', 0));
  await eventually(() => expect(running.ravi).toBe(1));
  const all = [1, 2, 3, 4, 5, 6, 7].map((index) => {
    const key = index < 4 ? 'ravi' : 'asha';
    return instances[index % 2]?.(key, work(key, index));
  });
  expect(await Promise.all([first, ...all])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(1);
  expect(order).toEqual(['asha', 'asha', 'asha', 'asha', 'ravi', 'ravi', 'ravi', 'ravi']);
});

it('ends a turn also when its work fails', async () => {
  const orderLock = createOrderLock(service.parts.redis);
  await expect(orderLock('ravi', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await orderLock('ravi', async () => 'next')).toBe('next');
});
