import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { routesByService } from '@print-shop/contracts';
import { createManagementApp, startHttp, startProcessMetrics, stopHttp } from '@print-shop/service-kit';
import { handled, published, publishFailed } from '../packages/messaging/src/metrics.ts';
import { observeRequest } from '../packages/service-kit/src/metrics.ts';
import { failing } from '../packages/service-kit/src/work/metrics.ts';
import { securityEvents } from '../services/identity/src/security/security-log.ts';
import { chart } from './rendered.fixture.ts';

/** The labels that Prometheus puts on every series of a pod. */
const targetLabels = ['namespace', 'service', 'pod'];
/** Metrics of the cluster itself, from kube-state-metrics, the kubelet and cAdvisor. */
const ofTheCluster = /^(kube|kubelet|container)_/;
const words = new Set('by on sum max rate increase histogram_quantile'.split(' '));

const expressions = ['alerts.yaml', 'dashboard.json'].flatMap((file) =>
  [...readFileSync(join(chart, 'files', file), 'utf8').matchAll(/"?expr"?: "?(.+?)"?,?$/gm)].map(([, expr = '']) =>
    expr.replaceAll('\\"', '"').replaceAll(/\{\{ \$(of|pods) \}\}/g, 'namespace="n"'),
  ),
);

interface Use {
  metric: string;
  /** Labels that its series are chosen by, with what they must be. */
  matchers: [label: string, value: string][];
  /** Labels that they are grouped by. */
  groups: string[];
}

/** The metrics of an expression of Prometheus, and what is asked of their labels. */
function usesOf(expr: string): Use[] {
  const groups = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
  const bare = expr.replaceAll(/\b(by|on) \([^)]*\)/g, '');
  return [...bare.matchAll(/\b([a-z][a-z0-9_]*_[a-z0-9_]+)\b(?:\{([^}]*)\})?(?!\()(?=[[\s)*/<>=]|$)/g)]
    .filter(([, metric = '']) => !words.has(metric))
    .map(([, metric = '', chosen = '']) => ({
      metric,
      groups,
      matchers: [...chosen.matchAll(/(\w+)(?:=~|!=|!~|=)"([^"]*)"/g)].map(([, label = '', value = '']) => [
        label,
        value,
      ]),
    }));
}

const own = expressions.flatMap(usesOf).filter(({ metric }) => !ofTheCluster.test(metric));
const labelsOf = new Map<string, Set<string>>();
let server: Server;

beforeAll(async () => {
  startProcessMetrics();
  observeRequest('POST', 'placeOrder', 201, 0.1);
  published.inc({ key: 'ordering.order-placed.v1' });
  publishFailed.inc({ key: 'ordering.order-placed.v1' });
  securityEvents.inc({ kind: 'sign-in-failed' });
  failing.set({ what: 'sending refunds', state: 'parked' }, 1);
  handled.inc({ queue: 'cart.remove-on-user-deleted', outcome: 'dead' });
  server = await startHttp(createManagementApp({}), { host: '127.0.0.1', port: 0 });
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  for (const [, metric = '', labels = ''] of (await answer.text()).matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const known = labelsOf.get(metric) ?? new Set(targetLabels);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    labelsOf.set(metric, known);
  }
});

afterAll(() => stopHttp(server));

describe('alerts and dashboard', () => {
  it('read the metrics of the shop', () => {
    expect(expressions.length).toBeGreaterThan(15);
    expect(own.length).toBeGreaterThan(15);
  });

  it('ask for no metric and no label that a pod does not answer', () => {
    const missing = own.flatMap(({ metric, matchers, groups }) => {
      const known = labelsOf.get(metric);
      if (!known) return [metric];
      return [...matchers.map(([label]) => label), ...groups]
        .filter((label) => !known.has(label))
        .map((label) => `${metric}{${label}}`);
    });
    expect(missing).toEqual([]);
  });

  it('choose only routes that there are', () => {
    const ids = new Set(Object.values(routesByService).flatMap((routes) => routes.map(({ id }) => id)));
    const routes = own.flatMap(({ matchers }) => matchers.filter(([label]) => label === 'route'));
    expect(routes.length).toBeGreaterThan(0);
    for (const [, route] of routes) expect(ids).toContain(route);
  });
});
