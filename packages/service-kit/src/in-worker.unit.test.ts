import { inWorker, WorkerKilled } from './in-worker.ts';

const url = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const post = "import { parentPort, workerData } from 'node:worker_threads';";
const limits = { heapMb: 32, deadlineMs: 30_000 };

describe('a worker', () => {
  it('answers with its first message', async () => {
    expect(await inWorker(url(`${post} parentPort.postMessage(workerData.a + 1)`), { a: 1 }, limits)).toBe(2);
  });

  it('does not see the settings of its process', async () => {
    process.env.SECRET_OF_TEST = 'x';
    expect(await inWorker(url(`${post} parentPort.postMessage(Object.keys(process.env))`), {}, limits)).toEqual([]);
    delete process.env.SECRET_OF_TEST;
  });

  it('is stopped when it takes too long, while this thread goes on', async () => {
    let beats = 0;
    const beat = setInterval(() => beats++, 1);
    await expect(inWorker(url('for (;;);'), {}, { ...limits, deadlineMs: 100 })).rejects.toThrow(WorkerKilled);
    clearInterval(beat);
    expect(beats).toBeGreaterThan(0);
  });

  it.each([
    ['takes too much memory', 'const all = []; for (;;) all.push({ text: String(Math.random()) });'],
    ['breaks down', 'throw new Error("broken")'],
    ['ends without a word', 'process.exit(0)'],
  ])('ends the work, and not the process, when it %s', async (_, code) => {
    await expect(inWorker(url(code), {}, limits)).rejects.toThrow(WorkerKilled);
  });
});
