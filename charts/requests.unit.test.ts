import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { parse } from 'yaml';
import { containersOf, podOf, type Rendered, render, type Values, workloads } from './rendered.fixture.ts';

const textOf = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');
const production: Values = parse(textOf('values/production.yaml'));
const oneMachine: Values = parse(textOf('values/one-machine.yaml'));

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

  it('fit the smallest server that deploy/one-machine takes, while an upgrade replaces the largest pod or a backup runs', () => {
    const numberOf = (file: string, pattern: RegExp): number => Number(pattern.exec(textOf(file))?.[1]);
    const server = numberOf('one-machine/preflight.sh', /^LEAST_MEMORY_MIB=(\d+)$/m);
    const system = numberOf('one-machine/k3s.sh', /system-reserved=cpu=100m,memory=(\d+)Mi/);
    // The kubelet keeps 100 MiB free; CoreDNS and metrics-server of k3s request 70 MiB each, Traefik as its values say.
    const others = 100 + 2 * 70 + numberOf('one-machine/traefik.yaml', /requests: \{ cpu: 25m, memory: (\d+)Mi/);
    const target = { endpoint: 'https://s3.example.com', bucket: 'shop' };
    const objects = render({ ...oneMachine, backup: { enabled: true, secret: 'backup', target } });
    const passing = workloads(objects).filter(({ kind }) => kind !== 'StatefulSet');
    expect(passing.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Deployment', 'Job', 'CronJob']));
    const largest = Math.max(
      ...passing
        .flatMap((object) => containersOf(podOf(object)))
        .map(({ resources }) => amount(resources?.requests?.memory)),
    );
    const { cpu, memory } = requested(objects);
    expect(memory + largest).toBeLessThanOrEqual(server - system - others);
    expect(cpu).toBeLessThanOrEqual(1_000);
  });

  it('leave one pod of each component on one server, which may be away for a moment when the server is drained', () => {
    const objects = render(oneMachine);
    expect(scalers(objects)).toEqual([]);
    for (const { kind, metadata, spec } of workloads(objects)) {
      if (!['Deployment', 'StatefulSet'].includes(kind)) continue;
      expect([metadata.name, spec?.replicas]).toEqual([metadata.name, 1]);
    }
  });

  it('are of two pods that draw pages, so that one may be away', () => {
    const shell = workloads(render()).find(({ metadata }) => metadata.name === 'shop-shell');
    expect(shell?.spec?.replicas).toBe(2);
  });
});
