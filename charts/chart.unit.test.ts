import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '@kubernetes-models/base';
import { DESIGN_MAX_BYTES } from '@print-shop/contracts';
import { root } from '@print-shop/machine';
import { uploadConfig } from '@print-shop/service-kit/config';
import type { IEnvVar } from 'kubernetes-models/v1';
import { z } from 'zod';
import { MAX_HELD_BYTES } from '../packages/pictures/src/budget.ts';
import { RENDER_MEMORY_MB } from '../services/artwork/src/layout/render.ts';
import { readBoxKeys } from '../services/identity/src/second-factor/secret-box.ts';
import {
  containersOf,
  find,
  lint,
  podOf,
  type Rendered,
  refusal,
  render,
  type Values,
  workloads,
} from './rendered.fixture.ts';
import { valueSets } from './value-sets.fixture.ts';

const packages: Record<string, string> = {
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator/',
  'keda.sh': '@kubernetes-models/keda/',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api/',
};

type Kinds = Record<string, new (data: object) => Model<object>>;

/** Throws when the object is not what the Kubernetes API of its kind describes. */
async function holdAgainstApi(object: Rendered): Promise<void> {
  const [group = ''] = object.apiVersion.split('/');
  const kinds = (await import(`${packages[group] ?? 'kubernetes-models/'}${object.apiVersion}`)) as Kinds;
  const Kind = kinds[object.kind];
  if (!Kind) throw new Error(`${object.apiVersion} has no ${object.kind}`);
  new Kind(object).validate();
}

const components = [
  ...readdirSync(join(root, 'services')),
  ...['artwork-checks', 'gateway', 'shell', 'storefront', 'admin'],
];
/** Room for what a Node process has beside its heap, in MiB. */
const BESIDE_HEAP_MIB = 64;

/** The memory limit of a pod of artwork, and the need of its Node process and of a process that reads a file, in MiB. */
function memoryOf(component: 'artwork' | 'artwork-checks') {
  const { data } = find(render(), 'ConfigMap', `shop-${component}`);
  const [container] = podOf(find(render(), 'Deployment', `shop-${component}`)).containers;
  return {
    limit: Number(/^(\d+)Mi$/.exec(String(container?.resources?.limits?.memory))?.[1]),
    ofNode: Number(/max-old-space-size=(\d+)/.exec(data?.NODE_OPTIONS ?? '')?.[1]) + BESIDE_HEAP_MIB,
    ofReader: Number(data?.CHECK_MEMORY_MB),
  };
}

describe.each(Object.entries(valueSets))('the chart for %s', (_, values) => {
  const objects = render(values);

  it('is well formed by the rules of Helm', () => {
    expect(lint(values)).toContain('0 chart(s) failed');
  });

  it('has only objects that the Kubernetes API describes so', async () => {
    for (const object of objects) await holdAgainstApi(object);
    expect(objects.length).toBeGreaterThan(60);
  });

  it('names no object twice, and none by an empty value', () => {
    const names = objects.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(names).toEqual([...new Set(names)]);
    expect(JSON.stringify(objects)).not.toMatch(/<no value>|%!/);
  });

  it('runs every pod as nobody, without a token, bounded in memory', () => {
    for (const object of workloads(objects)) {
      const pod = podOf(object);
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      for (const container of containersOf(pod)) {
        expect(container.resources).toMatchObject({
          requests: { memory: expect.anything() },
          limits: { memory: expect.anything() },
        });
        expect(container.securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
      }
    }
  });
});

describe('each component', () => {
  const objects = render();

  it.each(components)('%s has every kind of object', (name) => {
    const kinds = objects.filter(({ metadata }) => metadata.name === `shop-${name}`).map(({ kind }) => kind);
    const expected = ['ConfigMap', 'Deployment', 'NetworkPolicy', 'PodDisruptionBudget', 'Service', 'ServiceAccount'];
    const isFrontend = ['shell', 'storefront', 'admin'].includes(name);
    expect(kinds.toSorted()).toEqual([...expected, ...(isFrontend ? [] : ['HorizontalPodAutoscaler'])].toSorted());
  });

  it.each(components)('%s is replaced without a gap: probes, drain, time to end', (name) => {
    const deployment = find(objects, 'Deployment', `shop-${name}`);
    const pod = podOf(deployment);
    const [container] = pod.containers;
    const { data } = find(objects, 'ConfigMap', `shop-${name}`);
    expect(deployment.spec?.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(container).toMatchObject({
      readinessProbe: { httpGet: { path: '/health/ready', port: 'management' } },
      livenessProbe: { httpGet: { path: '/health/live', port: 'management' } },
      startupProbe: { httpGet: { path: '/health/live', port: 'management' } },
      securityContext: { readOnlyRootFilesystem: true },
    });
    // The process must be gone before the kubelet kills it, and drain for longer than the gateway keeps idle connections.
    const preStopMs = (container?.lifecycle?.preStop?.sleep?.seconds ?? Number.NaN) * 1000;
    expect(preStopMs + Number(data?.GRACE_MS)).toBeLessThanOrEqual((pod.terminationGracePeriodSeconds ?? 0) * 1000);
    // A process without routes has no connections to drain.
    if (name !== 'artwork-checks') expect(Number(data?.DRAIN_MS)).toBeGreaterThan(3_000);
    expect(podOf(deployment).topologySpreadConstraints).toHaveLength(2);
  });

  it.each(['catalog', 'artwork'])('%s has room to decode a picture, in memory and on the disk', (name) => {
    const pod = podOf(find(objects, 'Deployment', `shop-${name}`));
    const { data } = find(objects, 'ConfigMap', `shop-${name}`);
    const mebibytes = (size: unknown) => {
      const [, number, unit] = /^(\d+)([MG])i$/.exec(String(size)) ?? [];
      return Number(number) * (unit === 'G' ? 1024 : 1);
    };
    const heap = Number(/max-old-space-size=(\d+)/.exec(data?.NODE_OPTIONS ?? '')?.[1]);
    const limit = mebibytes(pod.containers[0]?.resources?.limits?.memory);
    expect(limit).toBeGreaterThan(heap + MAX_HELD_BYTES / 2 ** 20 + 64);
    expect(data).toMatchObject({ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: expect.any(String) });
    const inFlight = z.object(uploadConfig).parse({}).UPLOADS_IN_FLIGHT;
    const room = mebibytes(pod.volumes?.find(({ emptyDir }) => emptyDir)?.emptyDir?.sizeLimit);
    // All uploads, and one picture as it is decoded and converted.
    expect(room * 2 ** 20).toBeGreaterThan(inFlight * DESIGN_MAX_BYTES + 150_000_000);
  });

  it('gets new pods when its settings change, and no others do', () => {
    const changed = render({ components: { cart: { logLevel: 'debug' } } });
    const checksum = (all: Rendered[], name: string) =>
      find(all, 'Deployment', `shop-${name}`).spec?.template.metadata?.annotations?.['checksum/config'];
    expect(checksum(changed, 'cart')).not.toBe(checksum(objects, 'cart'));
    expect(checksum(changed, 'catalog')).toBe(checksum(objects, 'catalog'));
  });

  it('keeps its pods as they are when only the version of the chart changes', () => {
    const lasting = workloads(objects).filter(({ kind }) => !/Job$/.test(kind));
    const pods = lasting.map(({ spec }) => spec?.template);
    expect(JSON.stringify(pods)).not.toContain('app.kubernetes.io/version');
  });
});

describe('network policies', () => {
  const objects = render();
  const allows = (from: string, to: string, port: number): boolean => {
    const goes = find(objects, 'NetworkPolicy', `shop-${from}`).spec?.egress ?? [];
    const comes = find(objects, 'NetworkPolicy', `shop-${to}`).spec?.ingress ?? [];
    return (
      goes.some(
        (rule) =>
          rule.to?.[0]?.podSelector?.matchLabels?.['app.kubernetes.io/component'] === to &&
          rule.ports?.some((one) => one.port === port),
      ) && comes.some((rule) => !rule.from || JSON.stringify(rule.from).includes(`"${from}"`))
    );
  };

  it('deny what is not listed, for every pod of the release', () => {
    const { spec } = find(objects, 'NetworkPolicy', 'shop-deny-all');
    expect(spec).toEqual({
      podSelector: { matchLabels: { 'app.kubernetes.io/instance': 'shop' } },
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  it.each([
    ['gateway', 'ordering', 8080, true],
    ['cart', 'identity', 8080, true],
    ['cart', 'mongodb', 27017, true],
    ['catalog', 's3', 7070, true],
    ['cart', 's3', 7070, false],
    ['cart', 'catalog', 8080, false],
    ['gateway', 'mongodb', 27017, false],
    ['shell', 'redis', 6379, false],
    ['test', 'gateway', 8080, true],
  ] as const)('%s to %s at %i: %s', (from, to, port, isAllowed) => {
    expect(allows(from, to, port)).toBe(isAllowed);
  });

  it('let Prometheus in at the management port alone, and nobody else there', () => {
    const prometheus = [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }];
    const watched = render({ networkPolicy: { metricsFrom: prometheus } });
    const rulesAt = (rendered: Rendered[], port: number) =>
      find(rendered, 'NetworkPolicy', 'shop-ordering').spec?.ingress?.filter((rule) =>
        rule.ports?.some((one) => one.port === port),
      );
    expect(rulesAt(objects, 9090)).toEqual([]);
    expect(rulesAt(watched, 9090)).toEqual([{ ports: [{ port: 9090 }], from: prometheus }]);
    expect(JSON.stringify(rulesAt(watched, 8080))).not.toContain('monitoring');
  });

  it('let billing out to the payment provider, at the port of its address', () => {
    const outTo = (url?: string) => {
      const razorpay = { existingSecret: 'razorpay', ...(url ? { url } : {}) };
      const { spec } = find(render({ payments: { razorpay } }), 'NetworkPolicy', 'shop-billing');
      return spec?.egress?.filter(({ to }) => to?.[0]?.ipBlock).map(({ ports }) => ports);
    };
    expect(outTo()).toEqual([[{ port: 443 }]]);
    expect(outTo('http://payments.example.com')).toEqual([[{ port: 80 }]]);
    expect(outTo('http://payments.example.com:8026/api')).toEqual([[{ port: 8026 }]]);
  });

  it('let nobody who calls the internet into the cluster by it', () => {
    const razorpay = { existingSecret: 'razorpay' };
    const rendered = render({ ...valueSets.production, payments: { razorpay }, googleClientId: 'client' });
    for (const name of ['identity', 'notifications', 'billing']) {
      const { spec } = find(rendered, 'NetworkPolicy', `shop-${name}`);
      const open =
        spec?.egress?.flatMap(({ to = [] }) => to).filter(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0') ?? [];
      expect(open.map(({ ipBlock }) => ipBlock?.except)).toEqual([
        expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16']),
      ]);
    }
  });

  it('let names be asked of the cluster’s DNS only, or of the one that is named', () => {
    const askedOf = (values: Values = {}) => find(render(values), 'NetworkPolicy', 'shop-names').spec?.egress?.[0]?.to;
    const [dns] = askedOf() ?? [];
    expect(dns).toEqual({
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
      podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
    });
    const own = [{ ipBlock: { cidr: '169.254.20.10/32' } }];
    expect(askedOf({ networkPolicy: { dnsTo: own } })).toEqual(own);
  });

  it('have to name the proxies whom the gateway believes', () => {
    const behind = { components: { gateway: { trustedProxies: 1 } } };
    expect(refusal(behind)).toContain('networkPolicy.gatewayFrom must name the peers');
    expect(render({ ...behind, networkPolicy: { enabled: false } })).not.toEqual([]);
  });

  it('let services out to external servers at their ports only', () => {
    const { spec } = find(render(valueSets.production), 'NetworkPolicy', 'shop-cart');
    const to = [{ ipBlock: { cidr: '10.0.0.0/8' } }];
    expect(spec?.egress?.[0]).toEqual({ to, ports: [{ port: 27017 }] });
    expect(spec?.egress?.[1]).toEqual({ to, ports: [{ port: 5672 }, { port: 15672 }] });
  });
});

describe('the door', () => {
  const objects = render(valueSets['the Gateway API with a Gateway of its own']);

  it('is open by https only, and sends those who come by http there', () => {
    const { spec } = find(objects, 'HTTPRoute', 'shop');
    expect(spec).toMatchObject({ parentRefs: [{ name: 'shop', sectionName: 'https' }] });
    expect(find(objects, 'HTTPRoute', 'shop-to-https').spec).toEqual({
      parentRefs: [{ name: 'shop', sectionName: 'http' }],
      hostnames: ['shop.example.com'],
      rules: [{ filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } }] }],
    });
  });

  it('is the Gateway of the cluster where that is named, and then there is no other', () => {
    const others = render(valueSets['the Gateway API with the Gateway of the cluster']);
    expect(find(others, 'HTTPRoute', 'shop').spec?.parentRefs).toEqual([
      { name: 'public', namespace: 'gateways', sectionName: 'https' },
    ]);
    expect(others.filter(({ kind }) => ['Gateway', 'HTTPRoute'].includes(kind))).toHaveLength(1);
  });
});

describe('secrets', () => {
  it('hold nothing that comes from elsewhere, and pods refer to that', () => {
    const objects = render(valueSets.production);
    expect(find(objects, 'Secret', 'shop-secrets').data).toBeNull();
    const [identity] = podOf(find(objects, 'Deployment', 'shop-identity')).containers;
    expect(identity?.env).toContainEqual({
      name: 'MONGO_URL',
      valueFrom: { secretKeyRef: { name: 'databases', key: 'identity' } },
    });
    expect(identity?.env).toContainEqual({
      name: 'RABBITMQ_ADMIN_URL',
      valueFrom: { secretKeyRef: { name: 'broker', key: 'admin-url', optional: true } },
    });
    expect(objects.some(({ kind }) => kind === 'StatefulSet')).toBe(false);
  });

  it('bring the authorities that services and their jobs trust beside the well-known ones', () => {
    const objects = render(valueSets.production);
    const mount = { name: 'authorities', mountPath: '/etc/ssl/authorities', readOnly: true };
    const volume = {
      name: mount.name,
      secret: { secretName: 'authorities', items: [{ key: 'ca.crt', path: 'ca.crt' }] },
    };
    for (const [kind, name] of [
      ['Deployment', 'shop-cart'],
      ['Job', 'shop-indexes'],
      ['Job', 'shop-first-admin'],
    ] as const) {
      const pod = podOf(find(objects, kind, name));
      expect(pod.volumes).toContainEqual(volume);
      for (const { volumeMounts } of containersOf(pod)) expect(volumeMounts).toContainEqual(mount);
    }
    const trusted = { name: 'NODE_EXTRA_CA_CERTS', value: `${mount.mountPath}/ca.crt` };
    expect(podOf(find(objects, 'Job', 'shop-indexes')).containers[0]?.env).toContainEqual(trusted);
    expect(find(objects, 'ConfigMap', 'shop-cart').data?.[trusted.name]).toBe(trusted.value);
    expect(JSON.stringify(render())).not.toContain(trusted.name);
  });

  it('ask staff for a second factor, unless the demo shop signs in by itself', () => {
    const required = (values: Values) =>
      find(render(values), 'ConfigMap', 'shop-identity').data?.SECOND_FACTOR_REQUIRED;
    expect([{}, { secondFactor: { required: false } }, { demo: { enabled: true } }].map(required)).toEqual([
      ...['true', 'false', 'false'],
    ]);
  });

  it.each(['cart', 'ordering', 'bulk-order', 'notifications', 'artwork'])(
    'give %s the key of links to designs',
    (component) => {
      const keyIn = (values: Values) =>
        (podOf(find(render(values), 'Deployment', `shop-${component}`)).containers[0]?.env ?? []).find(
          ({ name }) => name === 'DESIGN_LINK_KEY',
        )?.valueFrom?.secretKeyRef;
      expect(find(render(), 'Secret', 'shop-secrets').data?.['design-link-key']).toBeDefined();
      expect(keyIn({})).toMatchObject({ name: 'shop-secrets', key: 'design-link-key' });
      expect(keyIn({ artwork: { existingSecret: 'mine' } })).toMatchObject({ name: 'mine', key: 'design-link-key' });
    },
  );

  it('give artwork a key for links, and room for the print file that it makes and the layout that it draws', () => {
    const podIn = (values: Values) => podOf(find(render(values), 'Deployment', 'shop-artwork'));
    const keyIn = (values: Values) =>
      (podIn(values).containers[0]?.env ?? []).find(({ name }) => name === 'ARTWORK_LINK_KEY')?.valueFrom?.secretKeyRef;
    expect(find(render(), 'Secret', 'shop-secrets').data?.['artwork-link-key']).toBeDefined();
    expect(keyIn({})).toMatchObject({ name: 'shop-secrets', key: 'artwork-link-key' });
    expect(keyIn({ artwork: { existingSecret: 'mine' } })).toMatchObject({ name: 'mine', key: 'artwork-link-key' });
    const { limit, ofNode, ofReader } = memoryOf('artwork');
    expect(limit).toBeGreaterThan(ofNode + ofReader + RENDER_MEMORY_MB);
    expect(podIn({}).volumes).toContainEqual({ name: 'tmp', emptyDir: { sizeLimit: '2Gi' } });
  });

  it('run the checks of artwork from its image, as its user everywhere, with room for a file of each lane', () => {
    const objects = render();
    const { containers, volumes } = podOf(find(objects, 'Deployment', 'shop-artwork-checks'));
    const [container] = containers;
    const [service] = podOf(find(objects, 'Deployment', 'shop-artwork')).containers;
    expect(container).toMatchObject({ image: service?.image, args: ['checks.main.mjs'] });
    const connections = ['MONGO_URL', 'RABBITMQ_PASSWORD', 'RABBITMQ_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
    const envOf = (env: IEnvVar[] = []) => env.filter(({ name }) => connections.includes(name));
    expect(envOf(container?.env)).toEqual(envOf(service?.env));
    expect(envOf(container?.env)).toHaveLength(connections.length);
    // The reader of strangers' files has no key of links.
    expect(container?.env?.map(({ name }) => name).filter((name) => name.endsWith('_KEY'))).toEqual([
      ...['S3_ACCESS_KEY', 'S3_SECRET_KEY'],
    ]);
    const { limit, ofNode, ofReader } = memoryOf('artwork-checks');
    // The process for quick files may have half as much.
    expect(limit).toBeGreaterThan(ofNode + 1.5 * ofReader);
    expect(volumes).toContainEqual({ name: 'tmp', emptyDir: { sizeLimit: '2Gi' } });
    const ports = find(objects, 'Service', 'shop-artwork-checks').spec?.ports ?? [];
    expect(ports.map(({ name }) => name)).toEqual(['management']);
    const indexes = containersOf(podOf(find(objects, 'Job', 'shop-indexes'))).map(({ name }) => name);
    expect([indexes.includes('artwork'), indexes.includes('artwork-checks')]).toEqual([true, false]);
  });

  it('give the checks of artwork the image and the environment that artwork is given', () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const objects = render({
      components: { artwork: { digest, env: { S3_REGION: 'ap-south-1' } }, 'artwork-checks': { env: { LOG: 'x' } } },
    });
    const [service, checks] = ['artwork', 'artwork-checks'].map(
      (name) => podOf(find(objects, 'Deployment', `shop-${name}`)).containers[0]?.image,
    );
    expect([checks, service]).toEqual([expect.stringContaining(`print-shop-artwork@${digest}`), checks]);
    expect(find(objects, 'ConfigMap', 'shop-artwork-checks').data).toMatchObject({ S3_REGION: 'ap-south-1', LOG: 'x' });
  });

  it('scale the checks of artwork by the files that wait, where that is asked for, and by no requests', () => {
    const metricsIn = (waitingFiles: number, requestsPerSecond = 0) =>
      (['artwork', 'artwork-checks'] as const).map((name) =>
        find(
          render({ defaults: { autoscaling: { waitingFiles, requestsPerSecond } } }),
          'HorizontalPodAutoscaler',
          `shop-${name}`,
        ).spec?.metrics?.map(({ type }) => type),
      );
    expect(metricsIn(0)).toEqual([['Resource'], ['Resource']]);
    expect(metricsIn(5)).toEqual([['Resource'], ['Resource', 'External']]);
    expect(metricsIn(0, 40)).toEqual([['Resource', 'Pods'], ['Resource']]);
  });

  it('give notifications a key for links, the mail server, and the other channels only where they are set up', () => {
    const envOf = (values: Values): string[] => {
      const { containers } = podOf(find(render(values), 'Deployment', 'shop-notifications'));
      return (containers[0]?.env ?? []).map(({ name }) => name);
    };
    expect(find(render(), 'Secret', 'shop-secrets').data?.['message-key']).toBeDefined();
    expect(envOf({})).toContain('MESSAGE_KEY');
    expect(envOf({})).not.toContain('SMTP_URL');
    expect(envOf({})).not.toContain('PUSH_KEY'); // push services want an address to write to
    const messages = { existingSecret: 'messages', whatsappPhoneNumberId: '1234' };
    const all = envOf({ mail: { existingSecret: 'mail', from: 'Chhaap <shop@example.com>' }, messages });
    expect(all).toEqual(
      expect.arrayContaining([
        'SMTP_URL',
        'MESSAGE_KEY',
        'PUSH_KEY',
        'BOUNCE_SECRET',
        'WHATSAPP_TOKEN',
        'SMS_AUTH_KEY',
      ]),
    );
  });

  it('give identity a signing key of its own, and the admin’s password to jobs only', () => {
    const objects = render();
    const { data } = find(objects, 'Secret', 'shop-secrets');
    const decoded = (value = '') => Buffer.from(value, 'base64').toString();
    expect(decoded(data?.['signing-keys'])).toContain('PRIVATE KEY');
    expect(readBoxKeys(decoded(data?.['second-factor-key']))).toHaveLength(1);
    const deployments = JSON.stringify(objects.filter(({ kind }) => kind === 'Deployment'));
    expect(deployments).not.toContain('ADMIN_PASSWORD');
    expect(JSON.stringify(find(objects, 'Job', 'shop-first-admin'))).toContain('ADMIN_PASSWORD');
  });
});

describe('the keys of links in emails', () => {
  const linkKeysOf = (component: string) =>
    podOf(find(render(), 'Deployment', `shop-${component}`))
      .containers.flatMap(({ env = [] }) => env)
      .flatMap(({ name }) => (/^(ORDER|ADDRESS|QUOTATION|PROOF)_LINK_KEY$/.test(name) ? name.split('_')[0] : []));

  it.each([
    ['identity', ['ADDRESS']],
    ['ordering', ['ORDER']],
    ['billing', ['ORDER']],
    ['bulk-order', ['ORDER']],
    ['pricing', ['QUOTATION']],
    ['artwork', ['ORDER', 'PROOF', 'QUOTATION']],
    ['notifications', ['ADDRESS', 'ORDER', 'PROOF', 'QUOTATION']],
    ['cart', []],
    ['gateway', []],
  ])('go to who signs or reads them: %s', (component, kinds) => {
    expect(linkKeysOf(component)).toEqual(kinds);
  });
});

describe('jobs', () => {
  it('make indexes without what only the upgrade itself makes, the passwords of a new service', () => {
    const keysOf = (kind: 'Job' | 'Deployment', name: string) =>
      containersOf(podOf(find(render(), kind, name))).flatMap(({ env = [] }) =>
        env.flatMap(({ valueFrom }) => (valueFrom?.secretKeyRef ? [valueFrom.secretKeyRef] : [])),
      );
    const isBroker = ({ key }: { key: string }) => key.startsWith('rabbitmq-');
    const ofJob = keysOf('Job', 'shop-indexes').filter(isBroker);
    expect(ofJob.map(({ optional }) => optional)).toEqual(Array(11).fill(true));
    expect(keysOf('Deployment', 'shop-catalog').filter(isBroker)[0]?.optional).toBeUndefined();
    const isStore = ({ key }: { key: string }) => key.startsWith('s3-');
    expect(keysOf('Job', 'shop-indexes').filter(isStore)).toEqual([
      expect.objectContaining({ key: 's3-access-key' }),
      expect.objectContaining({ key: 's3-secret-key' }),
    ]);
  });

  it('make the first admin after, and the indexes of every database before', () => {
    const objects = render();
    expect(find(objects, 'Job', 'shop-first-admin').metadata.annotations?.['helm.sh/hook']).toContain('post-install');
    const indexes = find(objects, 'Job', 'shop-indexes');
    expect(indexes.metadata.annotations?.['helm.sh/hook']).toBe('pre-upgrade');
    expect(containersOf(podOf(indexes))).toHaveLength(11);
    expect(podOf(indexes).containers).toHaveLength(1); // one after the other, for the memory of a small server
  });

  it('load the demo shop only when asked, after the first admin is there', () => {
    expect(render().some(({ kind, metadata }) => kind === 'Job' && metadata.name.startsWith('shop-demo'))).toBe(false);
    const objects = render({ demo: { enabled: true } });
    const weightOf = (name: string): number =>
      Number(find(objects, 'Job', name).metadata.annotations?.['helm.sh/hook-weight'] ?? 0);
    expect(weightOf('shop-demo')).toBeGreaterThan(weightOf('shop-first-admin'));
  });

  it('are hooks, all of them, so that no upgrade or rollback meets a Job that it may not change', () => {
    const jobs = render({ demo: { enabled: true } }).filter(({ kind }) => kind === 'Job');
    for (const { metadata } of jobs) {
      expect(metadata.annotations?.['helm.sh/hook']).toMatch(/^(pre-upgrade|post-install,post-upgrade)$/);
      expect(metadata.annotations?.['helm.sh/hook-delete-policy']).toContain('before-hook-creation');
    }
    expect(jobs).toHaveLength(3);
  });
});

describe("the chart's own Redis", () => {
  it('evicts nothing: who has signed out must stay so', () => {
    const [redis] = podOf(find(render(), 'StatefulSet', 'shop-redis')).containers;
    const args = redis?.args ?? [];
    expect(args[args.indexOf('--maxmemory-policy') + 1]).toBe('noeviction');
  });
});

describe('values that cannot work', () => {
  it.each([
    [{ nonsense: true }, 'Additional property nonsense is not allowed'],
    [{ components: { cart: { replica: 2 } } }, 'Additional property replica is not allowed'],
    [{ defaults: { replicas: 'two' } }, 'Invalid type'],
    [{ mongodb: { inChart: false } }, 'mongodb.inChart is false, so mongodb.existingSecret must name the Secret'],
    [{ redis: { existingSecret: 'cache' } }, 'so redis.inChart must be false'],
    [{ objectStore: { inChart: false, existingSecret: 'bucket' } }, 'objectStore.endpoint must be the address'],
    [{ ingress: { enabled: true } }, 'ingress.enabled needs ingress.host'],
    [{ ingress: { enabled: true, host: 'a.example', tlsSecret: 'tls' } }, 'publicUrl must begin with https://'],
    [{ httpRoute: { enabled: true } }, 'httpRoute.enabled needs a Gateway'],
    [{ ingress: { enabled: true, host: 'a.example' } }, 'trustedProxies must say how many proxies there are'],
    [{ mail: { existingSecret: 'mail' } }, 'mail.from must name the sender of the email'],
    [{ backup: { enabled: true } }, 'backup.target.endpoint must say where the backups go'],
    [
      { backup: { enabled: true, target: { endpoint: 'https://s3.example' } } },
      'backup.target.bucket must say where the backups go',
    ],
    [
      { backup: { enabled: true, target: { endpoint: 'https://s3.example', bucket: 'backups' } } },
      'backup.secret must name the Secret',
    ],
    [{ backup: { schedule: 'daily' } }, 'schedule'],
    [{ backup: { keepDays: 0 } }, 'keepDays'],
    [{ defaults: { autoscaling: { minReplicas: 9 } } }, 'autoscaling.maxReplicas is below autoscaling.minReplicas'],
    [{ defaults: { terminationGraceSeconds: 12 } }, 'terminationGraceSeconds must leave 10 seconds'],
    [{ components: { cart: { calls: ['nobody'] } } }, 'components.cart calls nobody, which is not a component'],
  ])('%j are refused with a reason', (values, reason) => {
    expect(refusal(values)).toContain(reason);
  });
});

describe('an image with a digest', () => {
  const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
  const image = { registry: 'registry.example/shop', tag: '1.2.3' };

  it('is named by it, and the others by their tag', () => {
    const objects = render({ image, components: { cart: { digest } }, tools: { digest }, demo: { enabled: true } });
    const images = workloads(objects).flatMap((workload) => containersOf(podOf(workload)).map((one) => one.image));
    expect(images).toContain(`registry.example/shop/print-shop-cart@${digest}`);
    expect(images).toContain('registry.example/shop/print-shop-catalog:1.2.3');
    expect(images.filter((name) => name?.includes('print-shop-tools'))).toEqual([
      `registry.example/shop/print-shop-tools@${digest}`,
    ]);
  });

  it('may be one of the backing services, by its whole name', () => {
    const objects = render({ redis: { image: `redis@${digest}` } });
    const images = workloads(objects).flatMap((workload) => containersOf(podOf(workload)).map((one) => one.image));
    expect(images).toContain(`redis@${digest}`);
  });

  it('is refused when the digest is none', () => {
    expect(refusal({ components: { cart: { digest: 'latest' } } })).toContain('digest');
  });
});
