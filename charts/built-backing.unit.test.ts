import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { find, podOf, render } from './rendered.fixture.ts';
import { valueSets } from './value-sets.fixture.ts';

// Images of backing services that are built here have users of their own numbers; the chart must start each as its own.

const objects = render(valueSets['a trial with backing services built here']);
const recipe = (role: string): string => readFileSync(join(root, 'deploy/offline/images', role, 'Dockerfile'), 'utf8');

describe('the values for backing services that are built here', () => {
  it.each([
    ['mongodb', 'mongo'],
    ['rabbitmq', 'rabbitmq'],
    ['redis', 'redis'],
    ['s3', 's3'],
  ])('run %s of the image print-shop-%s as the user of its recipe', (name, role) => {
    const [, user] = /(?:test "\$\(id -u\)" = |--uid )(\d+)/.exec(recipe(role)) ?? [];
    const pod = podOf(find(objects, 'StatefulSet', `shop-${name}`));
    expect(user).toBeDefined();
    expect(pod.securityContext).toMatchObject({
      runAsUser: Number(user),
      runAsGroup: Number(user),
      fsGroup: Number(user),
    });
    expect(pod.containers[0]?.image).toBe(`print-shop-${role}:built`);
  });

  it('is what verify.sh installs where it builds them', () => {
    const script = readFileSync(join(root, 'deploy/cluster/verify.sh'), 'utf8');
    expect(script).toContain('built_stores=deploy/values/built-backing.yaml');
    expect(script).toContain('-f "$built_stores"');
    const [, builder = ''] = /node (\S+\.ts) \| while/.exec(script) ?? [];
    expect(existsSync(join(root, builder))).toBe(true);
  });
});
