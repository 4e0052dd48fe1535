import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { dropState, localDir, readState, writeState } from '@print-shop/machine';
import { type Process, startProcesses, stopProcesses } from './processes.ts';
import { type Plan, planFile, type RunState, runFile, type Substitute, substituteFile } from './run-state.ts';
import { untilListening } from './until-listening.ts';

// Runs in the background for as long as the shop is up: `start.ts` leaves the plan, SIGTERM ends everything. A
// component gives way to the process that `dev.ts` runs from source, which writes a file for that: Windows has no signals.

/** After it services start without the broker, and wait for it themselves. */
const brokerLimitMs = 90_000;
/** How often the supervisor looks for the file of a substitute. */
const substitutePollMs = 250;

const plan = readState<Plan>(planFile);
if (!plan) throw new Error('No plan to run: this script is started by `npm start`');

let isStopping = false;
let processes: Process[] = [];

function report(): void {
  // While they are being started the list is not there yet; a reader must never see a part of it.
  if (isStopping || !plan || processes.length < plan.components.length) return;
  const state: RunState = {
    supervisor: process.pid,
    planHash: plan.hash,
    components: processes.map(({ name, pid, substitute, port, managementPort, logFile, restarts }) => ({
      name,
      pid: pid ?? null,
      substitute,
      port,
      managementPort,
      logFile,
      restarts,
    })),
  };
  writeState(runFile, state);
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stopProcesses(processes);
  dropState(runFile);
  process.exit(0);
}

function giveWay(): void {
  const asked = readState<Substitute>(substituteFile);
  dropState(substituteFile);
  const component = processes.find(({ name }) => name === asked?.name);
  if (asked && !isStopping) void component?.giveWayTo(asked.pid);
}

// A file that is there already is of an older run.
dropState(substituteFile);
watchFile(join(localDir, substituteFile), { interval: substitutePollMs }, giveWay);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('SIGHUP', () => undefined);
// The broker may still be booting, which takes one processor; the other one starts what does not need it. A service would wait, but not
// for its first queues.
const brokerUrl = plan.components.find(({ env }) => env.RABBITMQ_URL)?.env.RABBITMQ_URL;
const broker = brokerUrl ? untilListening(brokerUrl, brokerLimitMs) : undefined;
processes = startProcesses(plan.components, join(localDir, 'logs'), report, broker);
report();
