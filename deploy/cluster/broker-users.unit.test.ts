import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { rightsOf } from '../../packages/messaging/src/senders.ts';
import { usesBroker } from '../local/components.ts';
import { root } from '../local/paths.ts';

const helm = join(root, 'node_modules/.bin/helm');
const render = (template: string, ...options: string[]): string =>
  execFileSync(
    helm,
    ['template', 'shop', join(root, 'charts/print-shop'), '--show-only', `templates/${template}.yaml`, ...options],
    { encoding: 'utf8' },
  );

const decoded = (key: string, secret: string): string =>
  Buffer.from(new RegExp(`${key}: (\\S+)`).exec(secret)?.[1] ?? '', 'base64').toString('utf8');

describe("the chart's own broker", () => {
  const secret = render('secret');
  const loaded = JSON.parse(decoded('rabbitmq-definitions.json', secret));

  it('gives each component the rights that packages/messaging says', () => {
    const rights = loaded.permissions.filter(({ user }: { user: string }) => user !== 'shop');
    expect(rights.map(({ user }: { user: string }) => user).sort()).toEqual([...usesBroker].sort());
    for (const { user, vhost, ...patterns } of rights) {
      const { topic, ...expected } = rightsOf(user);
      expect({ vhost, patterns }).toEqual({ vhost: '/', patterns: expected });
      expect(loaded.topic_permissions).toContainEqual({ user, vhost: '/', ...topic });
    }
  });

  it('knows each by the password that its pods are given', () => {
    for (const { name, password } of loaded.users) {
      const key = name === 'shop' ? 'rabbitmq-password' : `rabbitmq-${name}-password`;
      expect({ name, password }).toEqual({ name, password: decoded(key, secret) });
      expect(password).toHaveLength(24);
    }
  });

  it('lets nobody but the operator hand on messages of others', () => {
    const tagged = loaded.users.filter(({ tags }: { tags: string[] }) => tags.length > 0);
    expect(tagged).toMatchObject([{ name: 'shop', tags: ['administrator', 'impersonator'] }]);
  });

  it('has one user for all where that is asked for', () => {
    const shared = ['--set', 'rabbitmq.ownUsers=false'];
    expect(render('secret', ...shared)).not.toContain('definitions');
    expect(render('deployment', ...shared)).not.toContain('amqp://cart:');
    expect(render('deployment')).toContain('amqp://cart:$(RABBITMQ_PASSWORD)@shop-rabbitmq:5672');
  });
});
