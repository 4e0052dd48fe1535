import { Worker } from 'node:worker_threads';
import { addFinding, type Figures, newFigures, record } from './figures.ts';
import type { Answer } from './types.ts';

/** Starts the bystander, in a thread of its own so that the attack's own work does not count as waiting. */
export function startBystander(url: string, token: string) {
  const figures: Figures = newFigures('bystander');
  const longest = new Map<string, number>();
  let during = '';
  const worker = new Worker(new URL('./bystander.worker.ts', import.meta.url), { workerData: { url, token } });
  worker.on('message', (answer: Answer & { path: string }) => {
    const verdict = answer.status === 200 ? undefined : `${answer.path} answered ${answer.status}`;
    record(figures, answer, verdict);
    longest.set(during, Math.max(longest.get(during) ?? 0, answer.ms));
  });
  worker.on('error', (error: Error) => {
    addFinding(figures, `the bystander ended: ${error.message}`);
  });
  return {
    figures,
    /** The longest wait during each attack, in milliseconds. */
    longest,
    /** Says which attack begins now. */
    watch: (attack: string) => {
      during = attack;
    },
    stop: () => worker.terminate(),
  };
}
