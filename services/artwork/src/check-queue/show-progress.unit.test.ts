import { setImmediate as soon } from 'node:timers/promises';
import { createLogger } from '@print-shop/service-kit';
import type { Job } from './job.store.ts';
import { showProgress } from './show-progress.ts';

const PAGES = 48;

it('stores where the checks of a booklet are, and not each of its pages', async () => {
  const stored: number[] = [];
  const jobs = { showProgress: async (_job: Job, { done }: { done: number }) => void stored.push(done) };
  const progress = showProgress({} as Job, jobs, createLogger('test', 'silent'));
  for (let done = 1; done <= PAGES; done += 1) {
    progress.show(done, PAGES);
    await soon();
  }
  await progress.stop();
  expect(stored).toEqual([1]);
});
