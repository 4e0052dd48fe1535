import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineOf, dropState, endGroup, readState } from '@print-shop/machine';
import type { Component, Ports } from './components.ts';
import { stopLoading } from './demo.ts';

/** The data that start hands to the supervisor. Holds secrets. */
export const planFile = 'plan.json';
/** The state that the supervisor writes about itself. */
export const runFile = 'run.json';
/** The request of `npm run dev` to the supervisor, which watches this file. */
export const substituteFile = 'substitute.json';

/** The process that wants to take a component's place. */
export type Substitute = { name: string; pid: number };

export type Plan = { hash: string; components: Component[] };

export type RunState = {
  supervisor: number;
  /** Which plan it runs; another one means that it has to be started again. */
  planHash: string;
  components: (Ports & {
    name: string;
    pid: number | null;
    /** The process that has taken its place. */
    substitute?: number;
    logFile: string;
    restarts: number;
  })[];
};

/** The time that the supervisor may take to stop everything. */
const stopLimitMs = 40_000;

export async function currentRun(): Promise<RunState | undefined> {
  const state = readState<RunState>(runFile);
  if (!state) return undefined;
  // After a reboot the number may belong to something else.
  return (await commandLineOf(state.supervisor)).includes('supervisor.ts') ? state : undefined;
}

/** Whether a command line is that of a component's process. After a reboot a number may belong to something else. */
export const isComponent = (commandLine: string): boolean =>
  /dist[\\/]([\w-]+\.)?main\.mjs|mail-catcher\.ts|payment-provider[\\/]main\.ts/.test(commandLine);

/** Ends processes whose supervisor is gone, so that their ports are free again. */
async function endLeftovers(state: RunState): Promise<void> {
  for (const { pid } of state.components) {
    if (pid !== null && isComponent(await commandLineOf(pid))) await endGroup(pid);
  }
}

/** Ends the loading of the demo shop, asks the supervisor to stop all processes, and waits for its end. Answers whether there was one. */
export async function stopRun(): Promise<boolean> {
  await stopLoading();
  const left = readState<RunState>(runFile);
  const state = await currentRun();
  if (state) {
    process.kill(state.supervisor, 'SIGTERM');
    const end = Date.now() + stopLimitMs;
    while (await currentRun()) {
      if (Date.now() > end) {
        await endGroup(state.supervisor);
        break;
      }
      await sleep(100);
    }
  }
  if (left) await endLeftovers(left);
  dropState(runFile);
  dropState(planFile);
  return state !== undefined;
}
