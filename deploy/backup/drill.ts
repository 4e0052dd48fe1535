import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Account, Order } from '@print-shop/contracts';
import { freePort, hasCommand, root, run, runProgram, say, step, tryRun } from '@print-shop/machine';
import type { ICronJob } from 'kubernetes-models/batch/v1';
import { parse } from 'yaml';
import { addCheckProduct, address, orderOf } from '../cluster/check-shop.ts';
import { Shop, ShopRefused } from '../demo/client.ts';
import { signIn } from '../demo/load-people.ts';
import { Problem } from './problem.ts';

const usage = `npm run drill -- --namespace NAMESPACE --destroy [--release shop] [--orders-per-second 2] [--seconds 20]

Practises the loss of a shop on the cluster that kubectl points to. It places orders, makes a backup meanwhile, and places more orders. Then it
deletes the release with its volumes and its Secret, installs the shop again from the backup, and counts the orders that are there.

It destroys all data of that release: use a shop for practice. The release needs backup.enabled and secondFactor.required=false.`;

const options = {
  namespace: { type: 'string' },
  release: { type: 'string', default: 'shop' },
  destroy: { type: 'boolean', default: false },
  'orders-per-second': { type: 'string', default: '2' },
  seconds: { type: 'string', default: '20' },
} as const;

const READY_SECONDS = 900;

/** An order that the shop has taken, and when. */
interface Taken {
  id: string;
  at: number;
}

/** A release of the chart, by the programs of the operator. */
function createRelease(namespace: string, release: string) {
  const kubectl = (...args: string[]): Promise<string> => run('kubectl', ['--namespace', namespace, ...args]);
  const helm = (...args: string[]): Promise<string> => run('helm', ['--namespace', namespace, ...args]);
  const ofRelease = ['--selector', `app.kubernetes.io/instance=${release}`];
  const scratch = mkdtempSync(join(tmpdir(), 'drill-'));
  const apply = async (name: string, content: string): Promise<void> => {
    writeFileSync(join(scratch, name), content, { mode: 0o600 });
    await kubectl('apply', '--filename', join(scratch, name));
  };

  /** Waits until a job has ended, and returns its log. Throws with it when the job failed. */
  const ended = async (name: string): Promise<string> => {
    const conditions = 'jsonpath={.status.conditions[?(@.status=="True")].type}';
    for (let waited = 0; waited < READY_SECONDS; waited++) {
      const state = await kubectl('get', 'job', name, '--output', conditions);
      if (/Complete/.test(state)) return kubectl('logs', `job/${name}`);
      if (/Failed/.test(state)) throw new Problem(`${name} failed:\n${await kubectl('logs', `job/${name}`)}`);
      await sleep(1_000);
    }
    throw new Problem(`${name} has not ended after ${READY_SECONDS} s`);
  };

  /** Runs a CronJob now, with these settings, and returns the last line that it prints. */
  const runJob = async (cronJob: string, env: Record<string, string> = {}): Promise<string> => {
    const name = `${cronJob}-${Date.now()}`;
    const job = JSON.parse(
      await kubectl('create', 'job', name, `--from=cronjob/${release}-${cronJob}`, '--dry-run=client', '--output=json'),
    );
    for (const one of job.spec.template.spec.containers[0].env) {
      if (one.name in env) one.value = env[one.name];
    }
    await apply('job.json', JSON.stringify(job));
    return (await ended(name)).split('\n').at(-1) ?? '';
  };

  return {
    kubectl,
    runJob,
    values: () => helm('get', 'values', release, '--output', 'yaml'),
    cronJob: async () =>
      JSON.parse(await kubectl('get', 'cronjob', `${release}-backup`, '--output', 'json')) as ICronJob,
    destroy: async (): Promise<void> => {
      await helm('uninstall', release, '--wait', '--timeout', '5m');
      await kubectl('delete', 'persistentvolumeclaims', ...ofRelease);
      await kubectl('delete', 'secret', `${release}-secrets`, '--ignore-not-found');
    },
    /**
     * Applies the Secrets of the newest backup, which a pod with the settings of the CronJob reads. They come by exec: what a pod prints is
     * in the logs of the cluster.
     */
    applySecrets: async ({ spec }: ICronJob): Promise<void> => {
      const [container] = spec?.jobTemplate.spec?.template.spec?.containers ?? [];
      if (!container) throw new Error('the CronJob has no container');
      const { image, env = [], resources, securityContext } = container;
      const name = 'secrets-of-backup';
      const pod = {
        apiVersion: 'v1',
        kind: 'Pod',
        metadata: { name },
        spec: {
          restartPolicy: 'Never',
          terminationGracePeriodSeconds: 1,
          securityContext: { runAsNonRoot: true, runAsUser: 65_532, seccompProfile: { type: 'RuntimeDefault' } },
          containers: [
            {
              name,
              image,
              args: ['-e', 'setInterval(() => {}, 60_000)'],
              env: env.filter((one) => one.name.startsWith('BACKUP_')),
              resources,
              securityContext,
            },
          ],
        },
      };
      await kubectl('delete', 'pod', name, '--ignore-not-found');
      await apply('pod.json', JSON.stringify(pod));
      try {
        await kubectl('wait', '--for=condition=Ready', `pod/${name}`, `--timeout=${READY_SECONDS}s`);
        await apply('secrets.yaml', await kubectl('exec', name, '--', '/usr/bin/node', 'backup.mjs', 'secrets'));
      } finally {
        await kubectl('delete', 'pod', name, '--ignore-not-found', '--wait=false');
      }
    },
    install: async (values: string): Promise<void> => {
      writeFileSync(join(scratch, 'values.yaml'), values);
      const chart = join(root, 'charts/print-shop');
      await helm('install', release, chart, '--values', join(scratch, 'values.yaml'), '--wait', '--timeout', '15m');
    },
    /** Sets the number of pods of every component, and waits until they are there, or gone. */
    scale: async (replicas: number): Promise<void> => {
      await kubectl('scale', 'deployment', ...ofRelease, `--replicas=${replicas}`);
      const names = (await kubectl('get', 'deployments', ...ofRelease, '--output', 'name')).split('\n');
      if (replicas > 0) {
        for (const name of names) await kubectl('rollout', 'status', name, `--timeout=${READY_SECONDS}s`);
        return;
      }
      const components = names.map((name) => name.replace(`deployment.apps/${release}-`, '')).join(',');
      const pods = `app.kubernetes.io/instance=${release},app.kubernetes.io/component in (${components})`;
      await kubectl('wait', '--for=delete', 'pod', '--selector', pods, `--timeout=${READY_SECONDS}s`);
    },
    close: () => rmSync(scratch, { recursive: true }),
  };
}

/** Opens a way to the gateway. It ends with its pod, so it is opened again for each use. */
async function forwardGateway(namespace: string, release: string): Promise<{ shop: Shop; close(): void }> {
  const port = await freePort();
  const args = ['--namespace', namespace, 'port-forward', `service/${release}-gateway`, `${port}:8080`];
  const child: ChildProcess = spawn('kubectl', args, { stdio: 'ignore' });
  const shop = new Shop(`http://127.0.0.1:${port}`);
  for (let tries = 0; tries < 120; tries++) {
    const page = await fetch(`${shop.url}/api/product-types`).catch(() => undefined);
    if (page?.ok) return { shop, close: () => child.kill() };
    await sleep(500);
  }
  child.kill();
  throw new Error('the gateway cannot be reached');
}

interface Customer {
  email: string;
  password: string;
}

/** Places orders at a steady rate until `stop` is aborted. Notes those that the shop took. */
async function placeOrders(
  shop: Shop,
  token: string,
  body: ReturnType<typeof orderOf>,
  { perSecond, stop, taken }: { perSecond: number; stop: AbortSignal; taken: Taken[] },
): Promise<void> {
  const begun: Promise<void>[] = [];
  const place = async (): Promise<void> => {
    const headers = { 'idempotency-key': randomUUID() };
    const { _id } = await shop.post<Order>('/api/order', { token, body, headers });
    taken.push({ id: _id, at: Date.now() });
  };
  while (!stop.aborted) {
    begun.push(place());
    await sleep(1_000 / perSecond);
  }
  await Promise.all(begun);
}

/** Returns what has become of an order: kept, lost, or kept but unknown to billing. */
async function fate(shop: Shop, token: string, { id }: Taken): Promise<'kept' | 'lost' | 'unpaid'> {
  try {
    for (let tries = 0; tries < 30; tries++) {
      const { status } = await shop.get<Order>(`/api/order/details/${id}`, token);
      const account = await shop.get<Account | null>(`/api/payments/accounts/${id}`, token).catch(() => null);
      if (status !== 'waiting' && account) return 'kept';
      await sleep(500);
    }
    return 'unpaid';
  } catch (error) {
    if (error instanceof ShopRefused && error.status === 404) return 'lost';
    throw error;
  }
}

async function drill(): Promise<void> {
  const { values } = parseArgs({ options });
  const { namespace, release, destroy } = values;
  if (!namespace || !destroy) throw new Problem(usage);
  for (const program of ['kubectl', 'helm']) {
    if (!(await hasCommand(program)))
      throw new Problem(`The drill needs ${program}. Install it and put it on the path.`);
  }
  const there = await tryRun('kubectl', ['--namespace', namespace, 'get', 'cronjob', `${release}-backup`]);
  if (there.code !== 0) {
    throw new Problem(
      `There is no CronJob ${release}-backup in ${namespace}: ${there.stderr.trim().replace(/\.?$/, '.')} Set backup.enabled.`,
    );
  }
  const target = createRelease(namespace, release);
  try {
    await practise(target, { namespace, release }, Number(values['orders-per-second']), Number(values.seconds));
  } finally {
    target.close();
  }
}

/** Loses the release and brings it back from a backup. Prints what was lost and for how long the shop was away. */
async function practise(
  target: ReturnType<typeof createRelease>,
  { namespace, release }: { namespace: string; release: string },
  perSecond: number,
  seconds: number,
): Promise<void> {
  const password = Buffer.from(
    await target.kubectl('get', 'secret', `${release}-secrets`, '--output', 'jsonpath={.data.admin-password}'),
    'base64',
  ).toString();
  const installed = await target.values();
  const cronJob = await target.cronJob();
  const admin = (parse(installed) as { admin?: { email?: string } } | null)?.admin?.email ?? 'admin@example.com';

  let way = await forwardGateway(namespace, release);
  const { token: staff } = await signIn(way.shop, admin, password);
  const stamp = Date.now().toString(36);
  const product = await addCheckProduct(way.shop, staff, `Drill ${stamp}`);
  const customer: Customer = { email: `drill-${stamp}@example.com`, password: `Drill-${stamp}-7` };
  await way.shop.post('/api/users/register', { body: { name: 'Drill', ...customer, address } });
  const { user, token } = await signIn(way.shop, customer.email, customer.password);
  const taken: Taken[] = [];
  const stop = new AbortController();
  const body = orderOf(user._id, product);
  const ordering = placeOrders(way.shop, token, body, { perSecond, stop: stop.signal, taken });
  const ofBackup = { began: 0, ended: 0 };
  try {
    await step(`${seconds} s of orders`, () => sleep(seconds * 1_000));
    ofBackup.began = Date.now();
    say(`    ${await step('a backup, under orders', () => target.runJob('backup'))}`);
    ofBackup.ended = Date.now();
    await step(`${seconds} s of orders`, () => sleep(seconds * 1_000));
  } finally {
    stop.abort();
    await ordering;
    way.close();
  }

  const lostAt = Date.now();
  await step('delete the release, its volumes and its Secret', target.destroy);
  await step('the Secrets of the backup', () => target.applySecrets(cronJob));
  await step('install', () => target.install(installed));
  await step('stop the components', () => target.scale(0));
  say(`    ${await step('restore', () => target.runJob('restore', { REPLACE: 'true' }))}`);
  await step('start the components', () => target.scale(1));
  way = await forwardGateway(namespace, release);
  try {
    const again = await signIn(way.shop, customer.email, customer.password);
    await step('the first order of the restored shop', () => placeFirst(way.shop, again.token, body));
    const rtoSeconds = Math.round((Date.now() - lostAt) / 1_000);
    const fates = new Map<Taken, Awaited<ReturnType<typeof fate>>>();
    await step(`look for ${taken.length} orders`, async () => {
      for (const one of taken) fates.set(one, await fate(way.shop, again.token, one));
    });
    const of = (wanted: string): Taken[] => taken.filter((one) => fates.get(one) === wanted);
    const newestKept = Math.max(0, ...of('kept').map(({ at }) => at));
    const lostBefore = of('lost').filter(({ at }) => at < ofBackup.began).length;
    say(
      `orders: ${taken.length} taken, ${of('kept').length} kept, ${of('lost').length} lost, ${of('unpaid').length} without an account`,
    );
    say(
      `RPO: ${Math.round((lostAt - newestKept) / 1_000)} s of orders, ${of('lost').length} of them; the backup took ${Math.round((ofBackup.ended - ofBackup.began) / 1_000)} s`,
    );
    say(`RTO: ${rtoSeconds} s from the loss to the first order`);
    if (lostBefore > 0 || of('unpaid').length > 0) {
      throw new Problem(
        `${lostBefore} orders from before the backup are lost, and ${of('unpaid').length} have no account.`,
      );
    }
  } finally {
    way.close();
  }
}

const placeFirst = (shop: Shop, token: string, body: ReturnType<typeof orderOf>): Promise<Order> =>
  shop.post<Order>('/api/order', { token, body, headers: { 'idempotency-key': randomUUID() } });

await runProgram(drill);
