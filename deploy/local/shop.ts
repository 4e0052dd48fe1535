import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backing } from '@print-shop/backing';
import { choosePort, isFree, localDir, readState, root, say, step, writeState } from '@print-shop/machine';
import { builtFrom } from './build-state.ts';
import { builtComponents, type ComponentName, type Ports, standIns, wireComponents } from './components.ts';
import { untilReady } from './processes.ts';
import { currentRun, type Plan, planFile, type RunState, stopRun } from './run-state.ts';
import type { Secrets } from './secrets.ts';

const preferredSmtpPort = 1025;
/** A moment, unless the machine is busy with something else. */
const supervisorStartMs = 60_000;

/**
 * Starts the shop's processes under a supervisor, or finds them running from the same build on the same backing
 * services. Returns when every one of them is ready; `isNew` tells whether anything had to be started.
 */
export async function ensureShop(backing: Backing, secrets: Secrets): Promise<{ state: RunState; isNew: boolean }> {
  // A mail server and a payment provider that the environment names are used; otherwise those here.
  const { SMTP_URL: mailServer, RAZORPAY_KEY_ID: provider } = process.env;
  const isElsewhere = { 'mail-catcher': mailServer, 'payment-provider': provider } as Record<
    string,
    string | undefined
  >;
  const parts = builtComponents().filter(({ name }) => !isElsewhere[name]);
  const running = await currentRun();
  // Parts that run keep their ports. A port looks taken only because the part itself has it.
  const current = new Map(
    running?.components.map(({ name, port, managementPort }) => [name, { port, managementPort }]),
  );
  const smtpPort = readState<Plan>(planFile)?.components.find(({ name }) => name === 'mail-catcher')?.env.SMTP_PORT;
  const same = running && (await planFor(parts, current, Number(smtpPort), backing, secrets));
  if (running && same?.hash === running.planHash) {
    await untilReady(running.components);
    return { state: running, isNew: false };
  }
  if (running) await step('stopping the processes of an older build or setting', stopRun);
  else await stopRun();
  const plan = await planFor(parts, new Map(), await choosePort('smtp', preferredSmtpPort), backing, secrets);
  writeState(planFile, plan);
  const state = await step(`starting ${plan.components.map(({ name }) => name).join(', ')}`, async () => {
    const started = await startSupervisor();
    await untilReady(started.components);
    return started;
  });
  return { state, isNew: true };
}

/** The hash covers what the local run decides for a process: its bundle, its settings, its ports, and the pages of a front end. */
async function planFor(
  parts: ReturnType<typeof builtComponents>,
  known: Map<string, Ports>,
  smtpPort: number,
  backing: Backing,
  secrets: Secrets,
): Promise<Plan> {
  const ports = new Map<ComponentName, Ports>();
  for (const { name, preferred } of parts) {
    const isAsked = name === 'gateway' && process.env.PORT !== undefined;
    const own = known.get(name);
    if (isAsked && own?.port !== preferred.port && !(await isFree(preferred.port))) {
      throw new Error(`Port ${preferred.port} is taken by another program; choose another PORT.`);
    }
    const port = isAsked ? preferred.port : (own?.port ?? (await choosePort(name, preferred.port)));
    const managementPort = own?.managementPort ?? (await choosePort(`${name}-management`, preferred.managementPort));
    ports.set(name, { port, managementPort: standIns.includes(name) ? port : managementPort });
  }
  const { signingKey, secondFactorKey, admin } = secrets;
  const components = wireComponents(ports, {
    backing,
    signingKey,
    secondFactorKey,
    admin,
    smtpPort,
    mailFolder: join(localDir, 'mails'),
    paymentsFolder: join(localDir, 'payments'),
    // Beside the drawings (deploy/demo/render.ts): a reset leaves both.
    pictureFolder: join(localDir, 'product-pictures'),
  });
  const hash = createHash('sha256');
  for (const { name, entry, port, managementPort, env } of components) {
    const pages = builtFrom(`frontends/${name}`);
    hash.update(JSON.stringify([name, port, managementPort, env, pages])).update(readFileSync(join(root, entry)));
  }
  return { hash: hash.digest('hex'), components };
}

async function startSupervisor(): Promise<RunState> {
  const logs = join(localDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const log = openSync(join(logs, 'supervisor.log'), 'a');
  // Detached: Ctrl-C in this terminal reaches `start.ts` alone, which then stops it in order.
  const script = join(import.meta.dirname, 'supervisor.ts');
  spawn(process.execPath, [script], { cwd: root, detached: true, stdio: ['ignore', log, log] }).unref();
  closeSync(log);
  const end = Date.now() + supervisorStartMs;
  for (;;) {
    const state = await currentRun();
    if (state) return state;
    if (Date.now() > end) throw new Error(`The supervisor did not start; see ${join(logs, 'supervisor.log')}`);
    await sleep(50);
  }
}

/** Moves the logs of the run before out of the way: one older generation is kept. */
export function rotateLogs(): void {
  const logs = join(localDir, 'logs');
  mkdirSync(logs, { recursive: true });
  rmSync(`${logs}.old`, { recursive: true, force: true });
  renameSync(logs, `${logs}.old`);
}

/** The shop's address, when the gateway is among what runs. */
export function shopUrl(state: RunState): string | undefined {
  const gateway = state.components.find(({ name }) => name === 'gateway');
  if (!gateway) say('  (the gateway is not built: the services run without it)');
  return gateway && `http://localhost:${gateway.port}`;
}

/** Where the local payment provider shows what was paid. */
export function paymentsUrl(state: RunState): string | undefined {
  const provider = state.components.find(({ name }) => name === 'payment-provider');
  return provider && `http://localhost:${provider.port}`;
}

/** Where the caught email is shown. */
export function mailUrl(state: RunState): string | undefined {
  const catcher = state.components.find(({ name }) => name === 'mail-catcher');
  return catcher && `http://localhost:${catcher.port}`;
}
