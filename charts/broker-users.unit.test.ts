import type { ISecret } from 'kubernetes-models/v1';
import { usesBroker } from '../deploy/local/components.ts';
import { rightsOf } from '../packages/messaging/src/senders.ts';
import { find, type Rendered, render } from './rendered.fixture.ts';

const secretOf = (objects: Rendered[]): Record<string, string> =>
  (objects.find(({ kind, metadata }) => kind === 'Secret' && metadata.name === 'shop-secrets') as ISecret).data ?? {};
const decoded = (text = ''): string => Buffer.from(text, 'base64').toString('utf8');

describe("the chart's own broker", () => {
  const objects = render();
  const secret = secretOf(objects);
  const loaded = JSON.parse(decoded(secret['rabbitmq-definitions.json']));

  it('gives each component the rights that packages/messaging says', () => {
    const rights = loaded.permissions.filter(({ user }: { user: string }) => user !== 'operator');
    expect(rights.map(({ user }: { user: string }) => user).sort()).toEqual([...usesBroker].sort());
    for (const { user, vhost, ...patterns } of rights) {
      const { topic, ...expected } = rightsOf(user);
      expect({ vhost, patterns }).toEqual({ vhost: '/', patterns: expected });
      expect(loaded.topic_permissions).toContainEqual({ user, vhost: '/', ...topic });
    }
  });

  it('knows each by the password that its pods are given', () => {
    for (const { name, password } of loaded.users) {
      const key = name === 'operator' ? 'rabbitmq-password' : `rabbitmq-${name}-password`;
      expect({ name, password }).toEqual({ name, password: decoded(secret[key]) });
      expect(password).toHaveLength(24);
    }
  });

  it('lets nobody but the operator hand on messages of others', () => {
    const tagged = loaded.users.filter(({ tags }: { tags: string[] }) => tags.length > 0);
    expect(tagged).toMatchObject([{ name: 'operator', tags: ['administrator', 'impersonator'] }]);
  });

  it('has one user for all where that is asked for', () => {
    const shared = render({ rabbitmq: { ownUsers: false } });
    expect(Object.keys(secretOf(shared)).filter((key) => key.startsWith('rabbitmq'))).toEqual(['rabbitmq-password']);
    const cartOf = (rendered: Rendered[]) => JSON.stringify(find(rendered, 'Deployment', 'shop-cart'));
    expect(cartOf(shared)).toContain('amqp://shop:$(RABBITMQ_PASSWORD)@shop-rabbitmq:5672');
    expect(cartOf(objects)).toContain('amqp://cart:$(RABBITMQ_PASSWORD)@shop-rabbitmq:5672');
  });
});
