import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import { stringify } from 'yaml';
import { helmProgram } from './helm.ts';
import { chart, type Rendered, type Values } from './rendered.fixture.ts';

/** The kinds that a release has, by their group and version. */
const kinds: Record<string, string[]> = {
  v1: ['Secret', 'ConfigMap', 'Service', 'ServiceAccount'],
  'apps/v1': ['Deployment', 'StatefulSet'],
  'batch/v1': ['CronJob'],
  'networking.k8s.io/v1': ['NetworkPolicy', 'Ingress'],
  'policy/v1': ['PodDisruptionBudget'],
  'autoscaling/v2': ['HorizontalPodAutoscaler'],
  'monitoring.coreos.com/v1': ['ServiceMonitor', 'PrometheusRule'],
};

/** The parts of the Kubernetes API that `helm install` asks: it knows these Secrets, and takes whatever is sent. */
async function startApi(secrets: Record<string, Record<string, string>>) {
  const taken: Rendered[] = [];
  const groups = Object.keys(kinds)
    .filter((groupVersion) => groupVersion.includes('/'))
    .map((groupVersion) => {
      const [name, version] = groupVersion.split('/');
      return { name, versions: [{ groupVersion, version }], preferredVersion: { groupVersion, version } };
    });
  const answerTo = (path: string): object | undefined => {
    if (path === '/version') return { major: '1', minor: '30', gitVersion: 'v1.30.0' };
    if (path === '/api') return { kind: 'APIVersions', versions: ['v1'] };
    if (path === '/apis') return { kind: 'APIGroupList', groups };
    if (path.endsWith('/secrets')) return { kind: 'SecretList', apiVersion: 'v1', metadata: {}, items: [] };
    const groupVersion = path.replace(/^\/apis?\//, '');
    const resources = kinds[groupVersion]?.map((kind) => ({
      name: `${kind.toLowerCase()}s`,
      singularName: '',
      namespaced: true,
      kind,
      verbs: ['get', 'create'],
    }));
    if (resources) return { kind: 'APIResourceList', groupVersion, resources };
    if (path === '/api/v1/namespaces/trade/configmaps/kube-root-ca.crt') {
      return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'kube-root-ca.crt' }, data: {} };
    }
    const name = /\/secrets\/([^/]+)$/.exec(path)?.[1] ?? '';
    return secrets[name] && { apiVersion: 'v1', kind: 'Secret', metadata: { name }, data: secrets[name] };
  };
  const send = (res: ServerResponse, status: number, body: object) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const server = createServer(async (req, res) => {
    if (req.method !== 'GET') {
      const object = (await json(req)) as Rendered;
      taken.push(object);
      return send(res, 201, object);
    }
    const found = answerTo(new URL(req.url ?? '/', 'http://api').pathname);
    return found ? send(res, 200, found) : send(res, 404, { kind: 'Status', reason: 'NotFound', code: 404 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, taken, close };
}

/** Returns the Deployments, by name, of a release `shop` that Helm installs where these Secrets are. Hooks are left out. */
export async function installedDeployments(
  values: Values,
  secrets: Record<string, Record<string, string>>,
): Promise<Map<string, IDeployment>> {
  const api = await startApi(secrets);
  const folder = await mkdtemp(join(tmpdir(), 'chart-'));
  try {
    const config = {
      apiVersion: 'v1',
      kind: 'Config',
      'current-context': 'api',
      contexts: [{ name: 'api', context: { cluster: 'api', user: 'nobody' } }],
      clusters: [{ name: 'api', cluster: { server: api.url } }],
      users: [{ name: 'nobody', user: {} }],
    };
    await writeFile(join(folder, 'config'), JSON.stringify(config));
    await writeFile(join(folder, 'values.yaml'), stringify(values));
    const options = ['--namespace', 'trade', '--no-hooks', '--disable-openapi-validation'];
    const files = ['--kubeconfig', join(folder, 'config'), '--values', join(folder, 'values.yaml')];
    const env = { ...process.env, HOME: folder, HELM_CACHE_HOME: folder };
    await promisify(execFile)(helmProgram(), ['install', 'shop', chart, ...options, ...files], { env });
    const deployments = api.taken.filter(({ kind }) => kind === 'Deployment') as (IDeployment & Rendered)[];
    return new Map(deployments.map((deployment) => [deployment.metadata.name, deployment]));
  } finally {
    await api.close();
    await rm(folder, { recursive: true });
  }
}
