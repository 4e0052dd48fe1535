import { deadlineIn } from './deadline.ts';

/** Keeps a processor busy for a number of milliseconds of its time. */
function work(ms: number): void {
  const begun = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(begun);
    if ((user + system) / 1000 >= ms) return;
  }
}

it('is over after its processor time, unless it is extended, and at most after all that a job may take', () => {
  const extended: number[] = [];
  const deadline = deadlineIn(100, 300, (ms) => extended.push(ms));
  deadline.check();
  deadline.extend(100);
  work(120);
  deadline.check();
  for (let pages = 0; pages < 10; pages += 1) deadline.extend(100);
  work(60);
  deadline.check();
  work(130);
  expect(() => deadline.check()).toThrow(expect.objectContaining({ code: 'too-slow' }));
  expect(extended).toHaveLength(11);
});
