import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IGateway, IHTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1';
import type { IScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import type { IPrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { root } from '@print-shop/machine';
import type { IDeployment, IStatefulSet } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { ICronJob, IJob } from 'kubernetes-models/batch/v1';
import type { IIngress, INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IConfigMap, IContainer, IPod, IPodSpec, ISecret, IService } from 'kubernetes-models/v1';
import { parseAllDocuments, stringify } from 'yaml';
import { runHelm } from './helm.ts';

export const chart = join(root, 'charts/print-shop');

interface Described {
  Deployment: IDeployment;
  StatefulSet: IStatefulSet;
  Job: IJob;
  CronJob: ICronJob;
  NetworkPolicy: INetworkPolicy;
  HTTPRoute: IHTTPRoute;
  ConfigMap: IConfigMap;
  Secret: ISecret;
  Service: IService;
  HorizontalPodAutoscaler: IHorizontalPodAutoscaler;
  ScaledObject: IScaledObject;
  Ingress: IIngress;
  Gateway: IGateway;
  PrometheusRule: IPrometheusRule;
  ServiceAccount: object;
  Pod: IPod;
}

export interface Rendered {
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
}

export type Values = Record<string, unknown>;

/** Runs Helm on the chart with these values. Throws with what Helm says. */
function helm(args: string[], values: Values): string {
  const folder = mkdtempSync(join(tmpdir(), 'chart-'));
  try {
    writeFileSync(join(folder, 'values.yaml'), stringify(values));
    const options = ['--values', join(folder, 'values.yaml')];
    return runHelm([...args, ...options]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the text that `helm template` prints for a release `shop` in the namespace `trade`, on the oldest Kubernetes that the chart takes. */
export const manifest = (values: Values, kubeVersion = '1.30.0'): string =>
  helm(['template', 'shop', chart, '--namespace', 'trade', '--kube-version', kubeVersion], values);

const rendered = new Map<string, Rendered[]>();

/** The objects that the release would have; the same values are rendered once. */
export function render(values: Values = {}): Rendered[] {
  const key = JSON.stringify(values);
  const known = rendered.get(key);
  if (known) return known;
  const documents = parseAllDocuments(manifest(values));
  const objects = documents.map((document) => document.toJS() as Rendered | null).filter((object) => object !== null);
  rendered.set(key, objects);
  return objects;
}

export const lint = (values: Values): string => helm(['lint', chart, '--strict'], values);

/** Why these values are refused. */
export function refusal(values: Values): string {
  try {
    render(values);
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr);
  }
  throw new Error('these values are not refused');
}

/** The object of that kind and name. Its contents are checked against its schema elsewhere. */
export function find<Kind extends keyof Described>(
  objects: readonly Rendered[],
  kind: Kind,
  name: string,
): Described[Kind] & Rendered {
  const found = objects.find((object) => object.kind === kind && object.metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found as Described[Kind] & Rendered;
}

type Workload = Omit<IDeployment, 'kind'> & Rendered;

/** The objects that run pods. Of a CronJob, `spec` is that of its Jobs. */
export const workloads = (objects: readonly Rendered[]): Workload[] =>
  objects.flatMap((object) => {
    if (object.kind === 'CronJob') {
      const spec = (object as Rendered & ICronJob).spec?.jobTemplate.spec;
      return [{ ...object, spec } as Rendered as Workload];
    }
    return ['Deployment', 'StatefulSet', 'Job'].includes(object.kind) ? [object as Workload] : [];
  });

export function podOf({ spec }: Pick<IDeployment | IJob, 'spec'>): IPodSpec {
  if (!spec?.template.spec) throw new Error('there is no pod in it');
  return spec.template.spec;
}

/** Returns all containers of a pod: those that run one after the other before the others, too. */
export const containersOf = ({ initContainers = [], containers }: IPodSpec): IContainer[] => [
  ...initContainers,
  ...containers,
];
