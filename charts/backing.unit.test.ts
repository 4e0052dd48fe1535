import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { officialImages, type Role, roleSetup, roles } from '@print-shop/backing';
import { root } from '@print-shop/machine';
import { parse } from 'yaml';
import { composeSecrets } from '../deploy/local/compose.ts';
import { find, podOf, render } from './rendered.fixture.ts';

// The backing services run in three ways: by `npm start` and the tests, by docker compose, and in the chart for a trial.

interface Service {
  image: string;
  hostname?: string;
  command?: string[];
  environment?: Record<string, string>;
  ports: string[];
  volumes: string[];
  healthcheck?: { test: string[] };
}

const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8')) as {
  services: Record<Role, Service>;
  volumes: Record<string, unknown>;
};
const objects = render();
const chartNames: Record<Role, string> = { mongo: 'mongodb', rabbitmq: 'rabbitmq', redis: 'redis', s3: 's3' };

/** The container of a role in the chart. */
function inChart(role: Role) {
  const [container] = podOf(find(objects, 'StatefulSet', `shop-${chartNames[role]}`)).containers;
  if (!container) throw new Error(`${role} has no container`);
  return container;
}

/** Settings that only the machine of a developer has: others share its processors. */
const LOCAL_ONLY = ['RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS'];

/** A command without the users of the object store, which docker compose has none of. */
const withoutUsers = (command: readonly string[]): string[] =>
  command.filter((word, at) => word !== '--iam-dir' && command[at - 1] !== '--iam-dir');

it('are the same four in compose.yaml', () => {
  expect(Object.keys(compose.services).toSorted()).toEqual([...roles].toSorted());
});

describe.each(roles)('%s', (role) => {
  const setup = roleSetup(role, composeSecrets);
  const service = compose.services[role];

  it('has the same image in compose.yaml, in the chart and in packages/backing', () => {
    expect(service.image).toBe(officialImages[role]);
    expect(inChart(role).image).toBe(officialImages[role]);
  });

  it('has the same settings in compose.yaml', () => {
    expect(service.environment ?? {}).toEqual(setup.env);
    expect(service.command ?? []).toEqual(withoutUsers(setup.command));
    const hostname = service.hostname ? ['--hostname', service.hostname] : [];
    expect(hostname).toEqual(setup.options);
  });

  it('has a health check there, a volume of its own, and its ports on the loopback address', () => {
    expect(service.healthcheck?.test.length).toBeGreaterThan(1);
    expect(service.volumes).toEqual([`${role}:${setup.dataFolder}`]);
    expect(compose.volumes).toHaveProperty(role);
    const published = service.ports.map((port) => port.replace(/\$\{[A-Z0-9_]+:-(\d+)\}/, '$1'));
    expect(published).toEqual(setup.ports.map(([inside, preferred]) => `127.0.0.1:${preferred}:${inside}`));
  });

  it('has the same settings in the chart', () => {
    const { args = [], env = [], ports = [], volumeMounts = [] } = inChart(role);
    const secret = /^\$\([A-Z_]+\)$/;
    expect(args.map((word) => (secret.test(word) ? 'local-only' : word))).toEqual(setup.command);
    const passwords = setup.command.includes('--requirepass') ? ['REDIS_PASSWORD'] : [];
    const expected = [...Object.keys(setup.env).filter((name) => !LOCAL_ONLY.includes(name)), ...passwords];
    expect(env.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
    expect(ports.map(({ containerPort }) => containerPort).toSorted()).toEqual(
      setup.ports.map(([inside]) => inside).toSorted(),
    );
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain(setup.dataFolder);
  });
});
