import { setTimeout as sleep } from 'node:timers/promises';
import { testService } from '@print-shop/test-kit';
import express from 'express';
import { createTurns } from './turns.ts';

const service = testService(async () => express());

it('gives all instances turns of the same key one after another, and keys no turns of each other', async () => {
  const instances = [createTurns(service.parts.redis), createTurns(service.parts.redis)];
  const running = { ravi: 0, asha: 0 };
  let most = 0;
  let together = 0;
  const work = (key: keyof typeof running) => async () => {
    running[key] += 1;
    most = Math.max(most, running[key]);
    together = Math.max(together, running.ravi + running.asha);
    await sleep(30);
    running[key] -= 1;
    return key;
  };
  const all = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
    const key = index < 4 ? 'ravi' : 'asha';
    return instances[index % 2]?.(key, work(key));
  });
  expect(await Promise.all(all)).toEqual(['ravi', 'ravi', 'ravi', 'ravi', 'asha', 'asha', 'asha', 'asha']);
  expect([most, together]).toEqual([1, 2]);
});

it('ends a turn also when its work fails', async () => {
  const turns = createTurns(service.parts.redis);
  await expect(turns('ravi', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns('ravi', async () => 'next')).toBe('next');
});
