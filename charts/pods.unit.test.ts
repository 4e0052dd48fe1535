import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { parse } from 'yaml';
import { containersOf, find, manifest, podOf, type Rendered, refusal, render, workloads } from './rendered.fixture.ts';
import { valueSets } from './value-sets.fixture.ts';

const ofCompany = valueSets['the nodes of a company'] ?? {};
const objects = render(ofCompany);
const deployment = (name: string) => find(objects, 'Deployment', `shop-${name}`);
const accountOf = (name: string) => find(objects, 'ServiceAccount', `shop-${name}`).metadata.annotations;
const templateOf = (object: Rendered) => (object as ReturnType<typeof deployment>).spec?.template.metadata;

describe('the pods of a company’s cluster', () => {
  it('take the values of defaults, in components, jobs and servers in the chart', () => {
    for (const object of workloads(objects)) {
      expect(podOf(object).nodeSelector).toMatchObject({ pool: 'shop' });
      expect(templateOf(object)?.labels).toMatchObject({ team: 'prepress' });
      expect(templateOf(object)?.annotations).toMatchObject({ 'example.com/owner': 'prepress' });
    }
    expect(find(objects, 'Pod', 'shop-main-job').spec?.nodeSelector).toEqual({ pool: 'shop' });
    const accounts = objects.filter(({ kind }) => kind === 'ServiceAccount');
    for (const { metadata } of accounts)
      expect(metadata.annotations).toMatchObject({ 'example.com/cost-centre': '42' });
    expect(accounts).toHaveLength(21);
  });

  it('merge the maps of a component, and take its lists and texts in place of those of defaults', () => {
    const artwork = podOf(deployment('artwork'));
    expect(artwork.nodeSelector).toEqual({ pool: 'shop', disk: 'fast' });
    expect(artwork.tolerations).toBeUndefined();
    expect(podOf(deployment('cart')).tolerations).toHaveLength(1);
    expect(podOf(find(objects, 'Job', 'shop-indexes')).priorityClassName).toBe('batch');
    expect(podOf(deployment('cart')).priorityClassName).toBe('business');
    expect(accountOf('artwork')).toEqual({
      'example.com/cost-centre': '42',
      'eks.amazonaws.com/role-arn': 'arn:aws:iam::1:role/artwork',
    });
    const mongodb = find(objects, 'StatefulSet', 'shop-mongodb');
    expect(podOf(mongodb).nodeSelector).toEqual({ pool: 'shop', disk: 'fast' });
    expect(templateOf(mongodb)?.labels).toMatchObject({ backup: 'daily', team: 'prepress' });
    expect(accountOf('mongodb')).toEqual({ 'example.com/cost-centre': '42', a: 'b' });
  });

  it('take an empty text or list of their own in place of that of defaults', () => {
    const [own, others] = ['shop-first-admin', 'shop-indexes'].map((name) =>
      podOf(find(render({ ...ofCompany, jobs: { priorityClassName: '', tolerations: [] } }), 'Job', name)),
    );
    for (const pod of [own, others]) {
      expect(pod?.priorityClassName).toBeUndefined();
      expect(pod?.tolerations).toBeUndefined();
      expect(pod?.nodeSelector).toEqual({ pool: 'shop' });
    }
  });

  it('spread as their component says, counted by its own labels', () => {
    const matchLabels = {
      'app.kubernetes.io/name': 'print-shop',
      'app.kubernetes.io/instance': 'shop',
      'app.kubernetes.io/component': 'artwork',
    };
    expect(podOf(deployment('artwork')).topologySpreadConstraints).toEqual([
      {
        maxSkew: 1,
        topologyKey: 'kubernetes.io/hostname',
        whenUnsatisfiable: 'DoNotSchedule',
        labelSelector: { matchLabels },
      },
    ]);
  });

  it('have the further environment and volumes, in the jobs that run the same program too', () => {
    const proxy = { name: 'HTTPS_PROXY', value: 'http://proxy.example.com:3128' };
    const mount = { name: 'client-certificate', mountPath: '/etc/client', readOnly: true };
    const ofJob = (job: string, name: string) =>
      containersOf(podOf(find(objects, 'Job', job))).find((container) => container.name === name);
    for (const container of [
      podOf(deployment('cart')).containers[0],
      ofJob('shop-indexes', 'cart'),
      ofJob('shop-first-admin', 'first-admin'),
    ]) {
      expect(container?.env).toContainEqual(proxy);
      expect(container?.volumeMounts).toContainEqual(mount);
      expect(container?.envFrom?.[0]).toEqual({ configMapRef: { name: 'tracing' } });
    }
    for (const job of ['shop-indexes', 'shop-first-admin']) {
      const names = podOf(find(objects, 'Job', job)).volumes?.map(({ name }) => name) ?? [];
      expect(names.filter((name) => name === mount.name)).toHaveLength(1);
    }
    const namesOf = (name: string) => podOf(deployment(name)).containers[0]?.env?.map((one) => one.name);
    expect(namesOf('artwork')).toContain('UPLOADS_IN_FLIGHT');
    expect(namesOf('artwork')).not.toContain('HTTPS_PROXY');
    expect(namesOf('artwork-checks')).toContain('UPLOADS_IN_FLIGHT'); // a worker has the environment of its service
  });

  it.each([
    [{ defaults: { extraEnv: [{ name: 'LOG_LEVEL', value: 'debug' }] } }, 'extraEnv sets LOG_LEVEL'],
    [
      { components: { cart: { extraEnv: [{ name: 'MONGO_URL', value: 'x' }] } } },
      'components.cart: extraEnv sets MONGO_URL',
    ],
    [{ defaults: { podLabels: { 'app.kubernetes.io/component': 'x' } } }, 'podLabels'],
    [{ jobs: { podAnnotations: { 'checksum/config': 'x' } } }, 'podAnnotations'],
    [{ redis: { pod: { extraEnv: [] } } }, 'extraEnv'],
  ])('are refused where they would change what the chart sets: %j', (values, reason) => {
    expect(refusal(values)).toContain(reason);
  });
});

describe('what stands at the door', () => {
  it('has the annotations and the host that an operator sets', () => {
    const own = render(valueSets['the Gateway API with a Gateway of its own']);
    const gateway = find(own, 'Gateway', 'shop');
    expect(gateway.metadata.annotations).toEqual({ 'cert-manager.io/cluster-issuer': 'letsencrypt' });
    expect(gateway.spec?.listeners.map(({ hostname }) => hostname)).toEqual(['*.example.com', '*.example.com']);
    for (const name of ['shop', 'shop-to-https']) {
      expect(find(own, 'HTTPRoute', name).metadata.annotations).toEqual({
        'external-dns.alpha.kubernetes.io/ttl': '60',
      });
    }
    const ingress = { enabled: true, host: 'shop.example.com', annotations: { 'example.com/body': '51m' } };
    const { metadata, spec } = find(render({ ...valueSets.production, ingress }), 'Ingress', 'shop');
    expect([metadata.annotations, spec?.rules?.[0]?.host]).toEqual([ingress.annotations, ingress.host]);
  });
});

describe('alerts', () => {
  const rulesOf = (alerts: object) =>
    find(
      render({ monitoring: { alerts: { enabled: true, ...alerts } } }),
      'PrometheusRule',
      'shop',
    ).spec?.groups?.flatMap(({ rules = [] }) => rules) ?? [];

  it('link to the manual, each of them, where the operator says where it is', () => {
    const linked = rulesOf({ runbookUrl: 'https://wiki.example.com/operating.md' });
    expect(linked.length).toBeGreaterThan(10);
    for (const { alert, annotations } of linked) {
      expect(annotations?.runbook_url).toBe(`https://wiki.example.com/operating.md#${alert?.toLowerCase()}`);
      expect(annotations?.summary).not.toBe('');
    }
    expect(JSON.stringify(rulesOf({}))).not.toContain('runbook_url');
  });

  it('have an entry each in the manual, which they link to', () => {
    const manual = readFileSync(join(root, 'docs/operating.md'), 'utf8');
    const [section = ''] = /^## Alerts$[\s\S]*?(?=^## )/m.exec(manual) ?? [];
    const entries = [...section.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
    const alerts = find(
      render({ ...valueSets['a trial with backups'], monitoring: { alerts: { enabled: true } } }),
      'PrometheusRule',
      'shop',
    ).spec?.groups?.flatMap(({ rules = [] }) => rules.map(({ alert }) => alert));
    expect(entries).toEqual(alerts);
  });
});

it('a cluster older than Kubernetes 1.30 is refused with the version that the chart needs', () => {
  expect(() => manifest({}, '1.29.9')).toThrow(
    'chart requires kubeVersion: >=1.30.0-0 which is incompatible with Kubernetes v1.29.9',
  );
});

describe('the examples of servers in the same cluster', () => {
  const example = (name: string) => parse(readFileSync(join(root, 'deploy/values', name), 'utf8'));
  const manual = readFileSync(join(root, 'docs/operating.md'), 'utf8');

  it('are a MongoDB of three members, with the Secrets that the manual makes and reads', () => {
    const { kind, metadata, spec } = example('mongodb-replica-set.yaml');
    const { name } = metadata;
    const expected = { kind: 'MongoDBCommunity', name: 'print-shop-mongodb', members: 3 };
    expect({ kind, name, members: spec.members }).toEqual(expected);
    const [{ passwordSecretRef, connectionStringSecretName, roles }] = spec.users;
    expect(manual).toContain(`kubectl create secret generic ${passwordSecretRef.name} --from-literal=password=`);
    expect(manual).toContain(`kubectl get secret ${connectionStringSecretName} -o`);
    expect(roles).toContainEqual({ name: 'userAdminAnyDatabase', db: 'admin' });
  });

  it('are a RabbitMQ of three nodes, whose default user the manual reads', () => {
    const { kind, metadata, spec } = example('rabbitmq-cluster.yaml');
    expect({ kind, replicas: spec.replicas }).toEqual({ kind: 'RabbitmqCluster', replicas: 3 });
    expect(manual).toContain(`kubectl get secret ${metadata.name}-default-user`);
    expect(manual).toContain(`rabbitmqcluster/${metadata.name}`);
    // The management interface makes the users.
    expect(spec.image).toMatch(/-management$/);
  });
});
