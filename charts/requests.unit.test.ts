import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { parse } from 'yaml';
import { podOf, type Rendered, render, type Values, workloads } from './rendered.fixture.ts';

const production: Values = parse(readFileSync(join(root, 'deploy/values/production.yaml'), 'utf8'));

/** Returns an amount of CPU in thousandths of a core, or of memory in MiB. */
function amount(text: unknown): number {
  const [, number = '', unit = ''] = /^([\d.]+)(m|Mi|Gi)?$/.exec(String(text)) ?? [];
  return Number(number) * ({ m: 1, Mi: 1, Gi: 1024, '': 1000 }[unit] ?? Number.NaN);
}

const scalers = (objects: readonly Rendered[]) =>
  objects.filter(({ kind }) => kind === 'HorizontalPodAutoscaler') as (Rendered & {
    spec: {
      minReplicas: number;
      scaleTargetRef: { name: string };
      metrics: { resource?: { target: { averageUtilization: number } } }[];
    };
  })[];

/** Returns what all pods that last request together at their fewest: CPU in thousandths of a core, memory in MiB. */
function requested(objects: readonly Rendered[]) {
  const fewest = new Map(scalers(objects).map(({ spec }) => [spec.scaleTargetRef.name, spec.minReplicas]));
  const lasting = workloads(objects).filter(({ kind }) => !/Job$/.test(kind));
  const sum = (resource: 'cpu' | 'memory') =>
    lasting.reduce((total, object) => {
      const pods = fewest.get(object.metadata.name) ?? object.spec?.replicas ?? 1;
      const [container] = podOf(object).containers;
      return total + pods * amount(container?.resources?.requests?.[resource]);
    }, 0);
  return { cpu: sum('cpu'), memory: sum('memory') };
}

describe('the requests of pods', () => {
  it('let a trial start on a node of two cores and 8 GB, with room for what the cluster itself runs', () => {
    const { cpu, memory } = requested(render());
    expect(cpu).toBeLessThanOrEqual(1_800);
    expect(memory).toBeLessThanOrEqual(5 * 1024);
  });

  it('are for the memory that pods were measured to take, at least', () => {
    for (const object of workloads(render())) {
      if (object.kind !== 'Deployment') continue;
      const [container] = podOf(object).containers;
      expect(amount(container?.resources?.requests?.memory)).toBeGreaterThan(2_453 / 32);
    }
  });

  it('cover the CPU in production from which another pod starts, on three nodes of two cores', () => {
    const objects = render(production);
    for (const { spec } of scalers(objects)) {
      expect(spec.metrics[0]?.resource?.target.averageUtilization).toBeLessThanOrEqual(100);
    }
    expect(scalers(objects).length).toBeGreaterThan(10);
    const { cpu, memory } = requested(objects);
    expect(cpu).toBeLessThanOrEqual(3_000);
    expect(memory).toBeLessThanOrEqual(3.5 * 1024);
  });

  it('are of two pods that draw pages, so that one may be away', () => {
    const shell = workloads(render()).find(({ metadata }) => metadata.name === 'shop-shell');
    expect(shell?.spec?.replicas).toBe(2);
  });
});
