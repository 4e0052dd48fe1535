import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '@print-shop/machine';
import { loadConfig } from '@print-shop/service-kit/config';
import type { IEnvVar, IPodSpec } from 'kubernetes-models/v1';
import type { z } from 'zod';
import { containersOf, find, podOf, type Rendered, render, type Values } from './rendered.fixture.ts';

const folders: Record<string, string> = {
  ...Object.fromEntries(readdirSync(join(root, 'services')).map((name) => [name, `services/${name}`])),
  'artwork-checks': 'services/artwork',
  gateway: 'gateway',
  ...Object.fromEntries(['shell', 'storefront', 'admin'].map((name) => [name, 'frontends/server'])),
};

/** The settings of a shop that uses everything: its own Secrets, email, payments, messages to phones. */
const everything: Values = {
  mail: { existingSecret: 'mail', from: 'Chhaap <shop@example.com>' },
  messages: { existingSecret: 'messages', whatsappPhoneNumberId: '1', smsTemplates: { 'order-confirmed.hi': '7' } },
  payments: { razorpay: { existingSecret: 'razorpay' } },
  googleClientId: 'client.apps.example.com',
};

/** The settings that stand in Secrets, which operators make. */
const ofOperators: Record<string, string> = {
  'smtp-url': 'smtps://shop:secret@mail.example.com',
  'message-key': 'k'.repeat(32),
  'mail-link-key': 'k'.repeat(32),
  'order-link-key': 'o'.repeat(32),
  'address-link-key': 'a'.repeat(32),
  'quotation-link-key': 'q'.repeat(32),
  'proof-link-key': 'p'.repeat(32),
  'bounce-secret': 'b'.repeat(16),
  'whatsapp-token': 'token',
  'sms-auth-key': 'key',
  'key-id': 'rzp_live_1',
  'key-secret': 's'.repeat(24),
  'webhook-secret': 'w'.repeat(24),
};

/** The variables that Node and the C library read, and passwords that are part of addresses. */
const readByOthers = /^(NODE_|MALLOC_|MONGO_PASSWORD$|RABBITMQ_PASSWORD$|REDIS_PASSWORD$)/;

const mounted = mkdtempSync(join(tmpdir(), 'mounted-'));
afterAll(() => rmSync(mounted, { recursive: true }));

/** Where the test can read what a container finds at this path, out of a ConfigMap that is mounted there. */
function mountedFile(objects: Rendered[], pod: IPodSpec, name: string, path: string): string {
  const { volumes = [] } = pod;
  const mounts = containersOf(pod).find((one) => one.name === name)?.volumeMounts ?? [];
  const mount = mounts.find(({ mountPath }) => dirname(path) === mountPath);
  const map = volumes.find((volume) => volume.name === mount?.name)?.configMap?.name;
  if (!map) throw new Error(`nothing is mounted at ${dirname(path)} of ${name}`);
  const file = join(mounted, `${map}.json`);
  writeFileSync(file, find(objects, 'ConfigMap', map).data?.[basename(path)] ?? '');
  return file;
}

/** The environment of a container, as a kubelet makes it. */
function environmentOf(objects: Rendered[], pod: IPodSpec, name: string): Record<string, string> {
  const container = containersOf(pod).find((one) => one.name === name);
  const secrets = find(objects, 'Secret', 'shop-secrets').data ?? {};
  const maps = (container?.envFrom ?? []).map(({ configMapRef }) => configMapRef?.name ?? '');
  const environment: Record<string, string> = Object.assign(
    {},
    ...maps.map((map) => find(objects, 'ConfigMap', map).data),
  );
  const given = ({ value, valueFrom }: IEnvVar): string | undefined => {
    const { name: secret, key = '' } = valueFrom?.secretKeyRef ?? {};
    if (secret === 'shop-secrets') return Buffer.from(secrets[key] ?? '', 'base64').toString();
    if (secret) return ofOperators[key];
    return value?.replaceAll(/\$\((\w+)\)/g, (_, other: string) => environment[other] ?? '');
  };
  for (const variable of container?.env ?? []) {
    const value = given(variable);
    if (value !== undefined) environment[variable.name] = value;
  }
  const shop = environment.SHOP_CONFIG_FILE;
  return shop ? { ...environment, SHOP_CONFIG_FILE: mountedFile(objects, pod, name, shop) } : environment;
}

const schemaOf = async (name: string): Promise<z.ZodObject> => {
  const file = name === 'artwork-checks' ? 'checks.config.ts' : 'config.ts';
  return (await import(join(root, folders[name] ?? '', 'src', file))).configSchema;
};

describe.each([
  ['a trial', {}],
  ['everything that a shop may use', everything],
])('for %s', (_, values) => {
  const objects = render(values);

  it.each(Object.keys(folders))(
    '%s is given what its settings require, and nothing that it does not know',
    async (name) => {
      const pod = podOf(find(objects, 'Deployment', `shop-${name}`));
      const environment = environmentOf(objects, pod, name);
      const schema = await schemaOf(name);
      expect(() => loadConfig(schema, environment)).not.toThrow();
      const unknown = Object.keys(environment).filter((key) => !(key in schema.shape) && !readByOthers.test(key));
      expect(unknown).toEqual([]);
    },
  );

  it.each(readdirSync(join(root, 'services')))('%s can make its indexes before an upgrade', async (name) => {
    const environment = environmentOf(objects, podOf(find(objects, 'Job', 'shop-indexes')), name);
    const schema = await schemaOf(name);
    expect(() => loadConfig(schema, environment)).not.toThrow();
  });
});
