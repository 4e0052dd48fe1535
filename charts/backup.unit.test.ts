import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { unreachable } from './reachable.fixture.ts';
import { find, podOf, type Rendered, refusal, render, type Values, workloads } from './rendered.fixture.ts';
import { valueSets } from './value-sets.fixture.ts';

const trial = render(valueSets['a trial with backups']);
const production = valueSets.production as Values & { networkPolicy: object };
const services = readdirSync(join(root, 'services'));

function containerOf(objects: readonly Rendered[], name: string) {
  const job = workloads(objects).find(({ kind, metadata }) => kind === 'CronJob' && metadata.name === name);
  if (!job) throw new Error(`there is no CronJob ${name}`);
  const pod = podOf(job);
  const [container] = pod.containers;
  const env = new Map(container?.env?.map((one) => [one.name, one.value ?? one.valueFrom?.secretKeyRef]));
  const mounted = container?.volumeMounts?.map(({ mountPath }) => mountPath) ?? [];
  return { pod, container, env, mounted };
}

describe('the backup of a shop', () => {
  it('is made each night, never twice at a time, and restored only when somebody asks for it', () => {
    const { spec } = find(trial, 'CronJob', 'shop-backup');
    expect(spec).toMatchObject({ schedule: '30 20 * * *', timeZone: 'Etc/UTC', concurrencyPolicy: 'Forbid' });
    expect(spec?.suspend).toBe(false);
    const backup = { ...(valueSets['a trial with backups']?.backup as object), suspend: true };
    const restoring = render({ ...valueSets['a trial with backups'], backup });
    expect(find(restoring, 'CronJob', 'shop-backup').spec?.suspend).toBe(true);
    const restore = find(trial, 'CronJob', 'shop-restore').spec;
    expect(restore).toMatchObject({
      suspend: true,
      jobTemplate: { spec: { backoffLimit: 0, activeDeadlineSeconds: 86_400 } },
    });
    expect(spec).toMatchObject({ jobTemplate: { spec: { backoffLimit: 2, activeDeadlineSeconds: 21_600 } } });
    expect(containerOf(trial, 'shop-backup').container?.args).toEqual(['backup.mjs', 'run']);
    expect(containerOf(trial, 'shop-restore').container?.args).toEqual(['backup.mjs', 'restore']);
    expect(render().filter(({ kind }) => kind === 'CronJob')).toEqual([]);
  });

  it.each(['shop-backup', 'shop-restore'])('%s has the database of every service, the bucket and the place', (job) => {
    const { env } = containerOf(trial, job);
    const urls = [...env.keys()].filter((name) => name.startsWith('MONGO_URL_'));
    expect(urls.toSorted()).toEqual(
      services.map((name) => `MONGO_URL_${name.toUpperCase().replaceAll('-', '_')}`).toSorted(),
    );
    expect(env.get('MONGO_URL_BULK_ORDER')).toContain('/print-shop-bulk-order?');
    expect(env.get('S3_ENDPOINT')).toBe('http://shop-s3:7070');
    expect(env.get('S3_ACCESS_KEY')).toEqual({ name: 'shop-secrets', key: 's3-access-key' }); // may read all files
    expect(env.get('BACKUP_ENDPOINT')).toBe('https://backups.example.com');
    expect(env.get('BACKUP_PASSPHRASE')).toEqual({ name: 'backups', key: 'passphrase' });
    expect([env.get('BACKUP_REGION'), env.get('BACKUP_PREFIX')]).toEqual(['ap-south-1', 'shop']);
  });

  it('reads the addresses of external servers from the Secrets of the operator', () => {
    const ownKeys = { ...(production.objectStore as object), ownKeys: true };
    const { env } = containerOf(render({ ...production, objectStore: ownKeys }), 'shop-backup');
    expect(env.get('MONGO_URL_BILLING')).toEqual({ name: 'databases', key: 'billing' });
    expect(env.get('S3_SECRET_KEY')).toEqual({ name: 'bucket', key: 'identity-secret-key' });
    expect(env.get('RABBITMQ_URL')).toEqual({ name: 'broker', key: 'gateway' });
    expect(env.get('NODE_EXTRA_CA_CERTS')).toBe('/etc/ssl/authorities/ca.crt');
  });

  it('contains the Secrets of the shop, but not the keys to the backups', () => {
    expect(containerOf(trial, 'shop-backup').mounted).toEqual(['/tmp', '/secrets/shop-secrets']);
    const { mounted, pod } = containerOf(render(production), 'shop-backup');
    const names = ['databases', 'broker', 'cache', 'bucket', 'keys', 'first-admin', 'authorities', 'mail', 'messages'];
    expect(mounted).toEqual(expect.arrayContaining(names.map((name) => `/secrets/${name}`)));
    expect(mounted).not.toContain('/secrets/backups');
    expect(new Set(pod.volumes?.map(({ name }) => name)).size).toBe(pod.volumes?.length);
    expect(containerOf(render(production), 'shop-restore').mounted).not.toContain('/secrets/keys');
  });

  it('keeps away from the bucket of the shop itself', () => {
    const target = { endpoint: 'https://s3.example.com/', bucket: 'print-shop' };
    expect(refusal({ ...production, backup: { enabled: true, secret: 'backups', target } })).toContain(
      'backup.target is the bucket of the shop itself',
    );
  });

  it('may reach the databases, the bucket and the place of the backups, and nothing else', () => {
    for (const [job, broker] of [
      ['backup', [5_672, 15_672]],
      ['restore', []],
    ] as const) {
      const { spec } = find(trial, 'NetworkPolicy', `shop-${job}`);
      expect(spec?.ingress ?? []).toEqual([]);
      expect(spec?.egress?.flatMap(({ ports = [] }) => ports.map(({ port }) => port))).toEqual([
        27_017,
        7_070,
        ...broker,
        443,
      ]);
      for (const server of ['mongodb', 's3']) {
        const callers = JSON.stringify(find(trial, 'NetworkPolicy', `shop-${server}`).spec?.ingress);
        expect(callers).toContain(`"${job}"`);
      }
    }
    expect(JSON.stringify(find(trial, 'NetworkPolicy', 'shop-redis').spec?.ingress)).not.toContain('"backup"');
  });

  it('reaches a place on the internet only where a policy says so', () => {
    const closed = { ...production.networkPolicy, externalCidrs: ['10.0.0.0/8'], publicServers: [] };
    const lines = unreachable(render({ ...production, networkPolicy: closed }));
    expect(lines).toContain('shop-backup to https://backups.example.com');
    const open = { ...closed, publicServers: ['backup'] };
    expect(unreachable(render({ ...production, networkPolicy: open }))).not.toContain(
      'shop-backup to https://backups.example.com',
    );
  });

  it('may go to a server with a port of its own', () => {
    const target = { endpoint: 'http://s3.backups.svc:7070', bucket: 'backups' };
    const objects = render({ backup: { enabled: true, secret: 'backups', target } });
    const { spec } = find(objects, 'NetworkPolicy', 'shop-backup');
    expect(spec?.egress?.at(-1)?.ports).toEqual([{ port: 7_070 }]);
  });

  it('is alerted of when the last one is over 26 hours old, also when there never was one', () => {
    const alertsOf = (values: Values) =>
      find(
        render({ ...values, monitoring: { alerts: { enabled: true } } }),
        'PrometheusRule',
        'shop',
      ).spec?.groups?.flatMap(({ rules = [] }) => rules.filter(({ alert }) => alert === 'ShopBackupOld')) ?? [];
    expect(alertsOf(valueSets['a trial with backups'] ?? {})[0]?.expr).toBe(
      'time() - max(kube_cronjob_status_last_successful_time{ namespace="trade",cronjob="shop-backup" } or ' +
        'kube_cronjob_created{ namespace="trade",cronjob="shop-backup" }) > 26 * 3600',
    );
    expect(alertsOf({})).toEqual([]);
  });
});
