import { BlockList, isIP } from 'node:net';
import type { IEnvVar } from 'kubernetes-models/v1';
import { podOf, type Rendered, workloads } from './rendered.fixture.ts';

type Policy = Rendered & {
  spec: {
    podSelector: { matchLabels?: Record<string, string> };
    egress?: {
      to?: {
        ipBlock?: { cidr: string; except?: string[] };
        podSelector?: { matchLabels?: Record<string, string> };
      }[];
      ports?: { port?: number | string }[];
    }[];
  };
};

/** An address that stands for the whole internet: only a rule for the internet lets it through. */
const ON_THE_INTERNET = '203.0.113.10';
const PRIVATE_NAME = /(^|\.)(internal|local|lan|svc)$/;
/** Addresses that a pod names and does not connect to: the shop's own, and the page on which browsers pay. */
const NOT_CALLED = ['PUBLIC_URL', 'PAYMENT_ORIGIN'];
/** An address that a pod connects to only with this setting. */
const CALLED_WITH: Record<string, string> = { RAZORPAY_URL: 'RAZORPAY_KEY_ID' };
const PORTS: Record<string, number> = {
  'http:': 80,
  'https:': 443,
  'mongodb:': 27017,
  'amqp:': 5672,
  'amqps:': 5671,
  'redis:': 6379,
  'rediss:': 6379,
  'smtp:': 587,
  'smtps:': 465,
};

function isIn(address: string, cidr: string): boolean {
  const [network = '', bits] = cidr.split('/');
  const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
  if ((isIP(address) === 6 ? 'ipv6' : 'ipv4') !== family) return false;
  const list = new BlockList();
  list.addSubnet(network, Number(bits), family);
  return list.check(address, family);
}

/** Returns whether the labels are those that a selector asks for; an empty selector takes every pod. */
const selects = (wanted: Record<string, string> | undefined, labels: Record<string, string>): boolean =>
  Object.entries(wanted ?? {}).every(([key, value]) => labels[key] === value);

/**
 * Returns the servers in the settings of pods that no network policy lets them reach, as `pod to address`, each once.
 * The jobs of a release are left out: they read the settings of a service and connect to its database at most. `secrets` has the addresses in Secrets, by `name` or `name/key`; a required address that it lacks is returned too.
 * A host of a name is taken for public unless it ends like a private one.
 */
export function unreachable(objects: readonly Rendered[], secrets: Record<string, string> = {}): string[] {
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy') as Policy[];
  if (policies.length === 0) return [];
  const services = new Map(
    objects
      .filter(({ kind }) => kind === 'Service')
      .map((service) => [
        service.metadata.name,
        (service as Rendered & { spec: { selector: Record<string, string> } }).spec.selector,
      ]),
  );
  const configs = new Map(
    objects
      .filter(({ kind }) => kind === 'ConfigMap')
      .map((config) => [config.metadata.name, (config as Rendered & { data?: Record<string, string> }).data ?? {}]),
  );

  const isAllowed = (labels: Record<string, string>, address: URL): boolean => {
    const port = Number(address.port) || PORTS[address.protocol];
    const own = services.get(address.hostname);
    const ip = isIP(address.hostname) ? address.hostname : ON_THE_INTERNET;
    const rules = policies
      .filter(({ spec }) => selects(spec.podSelector.matchLabels, labels))
      .flatMap(({ spec }) => spec.egress ?? []);
    return rules.some(
      ({ to = [], ports = [] }) =>
        ports.some((one) => one.port === port) &&
        to.some(({ ipBlock, podSelector }) => {
          if (own) return podSelector !== undefined && selects(podSelector.matchLabels, own);
          if (!ipBlock || PRIVATE_NAME.test(address.hostname)) return false;
          return isIn(ip, ipBlock.cidr) && !ipBlock.except?.some((cidr) => isIn(ip, cidr));
        }),
    );
  };

  const lasting = workloads(objects).filter(({ kind }) => ['Deployment', 'CronJob'].includes(kind));
  const missing = lasting.flatMap((object) => {
    const labels = object.spec?.template.metadata?.labels ?? {};
    return podOf(object).containers.flatMap(({ env = [], envFrom = [] }) => {
      const settings: IEnvVar[] = envFrom.flatMap(({ configMapRef }) =>
        Object.entries(configs.get(configMapRef?.name ?? '') ?? {}).map(([name, value]) => ({ name, value })),
      );
      return [...settings, ...env].flatMap(({ name, value, valueFrom }) => {
        const from = valueFrom?.secretKeyRef;
        const text = value ?? secrets[`${from?.name}/${from?.key}`] ?? secrets[from?.name ?? ''];
        if (text === undefined) {
          const isNeeded = name.endsWith('_URL') && !from?.optional;
          return isNeeded ? [`${object.metadata.name} to the address in ${from?.name}/${from?.key}`] : [];
        }
        const partner = CALLED_WITH[name];
        if (partner && !env.some((one) => one.name === partner)) return [];
        if (NOT_CALLED.includes(name) || !/^[a-z]+:\/\//.test(text)) return [];
        const address = new URL(text.replaceAll(/\$\(\w+\)/g, 'x'));
        const shown = `${address.protocol}//${address.host}`;
        return isAllowed(labels, address) ? [] : [`${object.metadata.name} to ${shown}`];
      });
    });
  });
  return [...new Set(missing)];
}
