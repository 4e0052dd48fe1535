import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { parse } from 'yaml';
import type { Values } from './rendered.fixture.ts';

const external: Values = {
  mongodb: { inChart: false, existingSecret: 'databases' },
  rabbitmq: { inChart: false, existingSecret: 'broker' },
  redis: { inChart: false, existingSecret: 'cache' },
  objectStore: { inChart: false, existingSecret: 'bucket', endpoint: 'https://s3.example.com' },
};

const backup: Values = {
  enabled: true,
  secret: 'backups',
  target: { endpoint: 'https://backups.example.com', region: 'ap-south-1', bucket: 'backups', prefix: 'shop' },
};

const fileOf = (name: string): Values => parse(readFileSync(join(root, 'deploy', name), 'utf8'));

const production = fileOf('values/production.yaml');
const certManager = fileOf('values/cert-manager.yaml');

/** The values that operators install. Each set is linted, rendered and checked against the Kubernetes API. */
export const valueSets: Record<string, Values> = {
  'a trial': {},
  'a trial with backups': { backup },
  'a trial with the demo shop': { demo: { enabled: true }, keepSecrets: true },
  production: {
    ...external,
    publicUrl: 'https://shop.example.com',
    signingKeys: { existingSecret: 'keys' },
    secondFactor: { existingSecret: 'keys' },
    artwork: { existingSecret: 'keys' },
    admin: { existingSecret: 'first-admin' },
    authoritiesSecret: 'authorities',
    mail: { existingSecret: 'mail', from: 'Chhaap <namaste@example.com>' },
    messages: { existingSecret: 'messages' },
    backup,
    ingress: { enabled: true, className: 'nginx', host: 'shop.example.com', tlsSecret: 'shop-tls' },
    components: { gateway: { trustedProxies: 1 } },
    monitoring: { serviceMonitor: { enabled: true }, alerts: { enabled: true }, dashboard: { enabled: true } },
    networkPolicy: {
      metricsFrom: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
      gatewayFrom: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress' } } }],
      externalCidrs: ['10.0.0.0/8'],
    },
  },
  'the Gateway API with a Gateway of its own': {
    publicUrl: 'https://shop.example.com',
    httpRoute: {
      enabled: true,
      hostnames: ['shop.example.com'],
      annotations: { 'external-dns.alpha.kubernetes.io/ttl': '60' },
      gateway: {
        className: 'istio',
        tlsSecret: 'shop-tls',
        hostname: '*.example.com',
        annotations: { 'cert-manager.io/cluster-issuer': 'letsencrypt' },
      },
    },
    components: { gateway: { trustedProxies: 1 } },
    networkPolicy: {
      gatewayFrom: [{ podSelector: { matchLabels: { 'gateway.networking.k8s.io/gateway-name': 'shop' } } }],
    },
  },
  'the Gateway API with the Gateway of the cluster': {
    httpRoute: { enabled: true, parentRefs: [{ name: 'public', namespace: 'gateways', sectionName: 'https' }] },
    components: { gateway: { trustedProxies: 2 } },
    networkPolicy: { gatewayFrom: [{ ipBlock: { cidr: '192.168.7.0/24' } }] },
  },
  'pods by the load of requests': {
    defaults: { autoscaling: { requestsPerSecond: 40, maxReplicas: 12 } },
    components: { ordering: { autoscaling: { minReplicas: 4 } } },
  },
  'pods by what waits, with KEDA': {
    defaults: { autoscaling: { waitingFiles: 10, waitingMessages: 200 } },
    keda: { enabled: true, prometheusUrl: 'http://prometheus.monitoring:9090' },
  },
  'fixed numbers of pods without policies': {
    defaults: { autoscaling: { enabled: false }, replicas: 3 },
    networkPolicy: { enabled: false },
    image: { registry: 'registry.example.com/shop', tag: '1.2.3', pullSecrets: ['registry'] },
    googleClientId: 'client.apps.example.com',
    keepContactMessages: true,
    showDefaultRating: true,
  },
  'the nodes of a company': {
    defaults: {
      nodeSelector: { pool: 'shop' },
      tolerations: [{ key: 'dedicated', operator: 'Equal', value: 'shop', effect: 'NoSchedule' }],
      priorityClassName: 'business',
      podAnnotations: { 'example.com/owner': 'prepress' },
      podLabels: { team: 'prepress' },
      serviceAccountAnnotations: { 'example.com/cost-centre': '42' },
      extraEnv: [{ name: 'HTTPS_PROXY', value: 'http://proxy.example.com:3128' }],
      extraEnvFrom: [{ configMapRef: { name: 'tracing' } }],
      extraVolumes: [{ name: 'client-certificate', secret: { secretName: 'client-certificate' } }],
      extraVolumeMounts: [{ name: 'client-certificate', mountPath: '/etc/client', readOnly: true }],
    },
    components: {
      artwork: {
        nodeSelector: { disk: 'fast' },
        tolerations: [],
        topologySpreadConstraints: [
          { maxSkew: 1, topologyKey: 'kubernetes.io/hostname', whenUnsatisfiable: 'DoNotSchedule' },
        ],
        serviceAccountAnnotations: { 'eks.amazonaws.com/role-arn': 'arn:aws:iam::1:role/artwork' },
        extraEnv: [{ name: 'UPLOADS_IN_FLIGHT', valueFrom: { configMapKeyRef: { name: 'uploads', key: 'many' } } }],
      },
    },
    jobs: { priorityClassName: 'batch', podAnnotations: { 'sidecar.istio.io/inject': 'false' } },
    mongodb: {
      pod: { nodeSelector: { disk: 'fast' }, podLabels: { backup: 'daily' }, serviceAccountAnnotations: { a: 'b' } },
    },
    demo: { enabled: true },
    backup,
  },
  'development with file sync': { ...fileOf('values/development.yaml'), fullnameOverride: 'dev' },
  'the beginning for production': production,
  'certificates by cert-manager': {
    ...production,
    ingress: { ...(production.ingress as object), ...(certManager.ingress as object) },
  },
  'one server': fileOf('values/one-machine.yaml'),
  'a trial with backing services built here': fileOf('values/built-backing.yaml'),
  'the proof on a cluster': fileOf('cluster/values.yaml'),
};
