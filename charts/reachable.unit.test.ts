import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { parse } from 'yaml';
import { unreachable } from './reachable.fixture.ts';
import { type Rendered, render, type Values } from './rendered.fixture.ts';

const folder = join(root, 'deploy/values');
/** The values files; the manifests beside them have a kind. */
const files = readdirSync(folder).filter((file) => !/^kind:/m.test(readFileSync(join(folder, file), 'utf8')));
const valuesOf = (file: string): Values => parse(readFileSync(join(folder, file), 'utf8'));

/** The addresses in the Secrets of production.yaml: the servers of its comment, in its network or on the internet. */
const secrets = {
  'print-shop-databases': 'mongodb://cart:x@10.0.7.11/print-shop-cart',
  'print-shop-broker': 'amqp://cart:x@10.0.7.12/print-shop',
  'print-shop-broker/admin-url': 'http://operator:x@10.0.7.12:15672',
  'print-shop-cache': 'redis://:x@10.0.7.13',
  'print-shop-mail': 'smtps://shop:x@mail.example.com',
};

describe.each(files)('the network policies of deploy/values/%s', (file) => {
  it('let every pod reach the servers that it is told of', () => {
    expect(unreachable(render(valuesOf(file)), secrets)).toEqual([]);
  });
});

describe('a server that is out of reach', () => {
  const production = valuesOf('production.yaml');
  const withPolicy = (policy: object): Rendered[] =>
    render({ ...production, networkPolicy: { ...(production.networkPolicy as object), ...policy } });

  it('is found, whether it is on the internet or in another network', () => {
    const closed = unreachable(withPolicy({ publicServers: [] }), secrets);
    expect(closed).toContain('shop-artwork to https://s3.ap-south-1.example.com');
    expect(closed).toContain('shop-notifications to smtps://mail.example.com');
    expect(closed.filter((line) => line.startsWith('shop-cart '))).toEqual([]);
    expect(unreachable(withPolicy({ externalCidrs: ['192.168.7.0/24'] }), secrets)).toContain(
      'shop-cart to redis://10.0.7.13',
    );
    const moved = { ...secrets, 'print-shop-cache': 'redis://:x@10.0.7.13:6380' };
    expect(unreachable(withPolicy({}), moved)).toContain('shop-cart to redis://10.0.7.13:6380');
  });

  it('may be the payment provider, once the shop takes payments', () => {
    const razorpay = { existingSecret: 'razorpay', url: 'https://10.0.7.15' };
    const inside = unreachable(render({ ...production, payments: { razorpay } }), secrets);
    expect(inside).toEqual(['shop-billing to https://10.0.7.15']);
  });

  it('is also one whose address nobody knows', () => {
    const { 'print-shop-cache': _, ...others } = secrets;
    expect(unreachable(withPolicy({}), others)).toContain('shop-cart to the address in print-shop-cache/url');
  });

  it('stays out of reach inside the cluster when it is said to be on the internet', () => {
    const inside = { ...secrets, 'print-shop-mail': 'smtps://shop:x@10.0.7.14' };
    expect(unreachable(withPolicy({}), inside)).toContain('shop-notifications to smtps://10.0.7.14');
  });
});
