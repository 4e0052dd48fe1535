import { find, refusal, render, type Values } from './rendered.fixture.ts';

const waiting = { waitingFiles: 10, waitingMessages: 200 };
const keda = { enabled: true, prometheusUrl: 'http://prometheus.monitoring:9090' };
const named = (values: Values, wanted: string): string[] =>
  render(values)
    .filter(({ kind }) => kind === wanted)
    .map(({ metadata }) => metadata.name);

describe('pods by what waits', () => {
  const values = { defaults: { autoscaling: waiting }, keda };

  it('have a ScaledObject where KEDA is, and then no HPA beside it', () => {
    const scaled = ['shop-artwork-checks', 'shop-notifications'];
    expect(named(values, 'ScaledObject')).toEqual(scaled);
    const before = named({}, 'HorizontalPodAutoscaler');
    expect(named(values, 'HorizontalPodAutoscaler')).toEqual(before.filter((name) => !scaled.includes(name)));
    expect(named({}, 'ScaledObject')).toEqual([]);
  });

  it('follow the length of their queue and their CPU, between the numbers of their component', () => {
    expect(find(render(values), 'ScaledObject', 'shop-artwork-checks').spec).toMatchObject({
      scaleTargetRef: { name: 'shop-artwork-checks' },
      minReplicaCount: 1,
      maxReplicaCount: 8,
    });
    expect(find(render(values), 'ScaledObject', 'shop-notifications').spec?.triggers).toEqual([
      { type: 'cpu', metricType: 'Utilization', metadata: { value: '200' } },
      {
        type: 'prometheus',
        metadata: {
          serverAddress: keda.prometheusUrl,
          query: 'max(notifications_messages_waiting{namespace="trade",service="shop-notifications"})',
          threshold: '200',
        },
      },
    ]);
  });

  it('have an HPA with an external metric without KEDA', () => {
    const objects = render({ defaults: { autoscaling: waiting } });
    const metrics = ['artwork-checks', 'notifications', 'cart'].flatMap(
      (name) => find(objects, 'HorizontalPodAutoscaler', `shop-${name}`).spec?.metrics ?? [],
    );
    expect(metrics.flatMap(({ external }) => external?.metric.name ?? [])).toEqual([
      'artwork_files_waiting',
      'notifications_messages_waiting',
    ]);
  });

  it.each([
    [{ keda: { enabled: true }, defaults: { autoscaling: waiting } }, 'keda.enabled needs keda.prometheusUrl'],
    [{ keda }, 'autoscaling.waitingFiles or autoscaling.waitingMessages must be above 0'],
    [
      { keda, defaults: { autoscaling: { ...waiting, enabled: false } } },
      'autoscaling.waitingFiles or autoscaling.waitingMessages must be above 0',
    ],
  ])('are refused without what they need: %j', (wrong, reason) => {
    expect(refusal(wrong)).toContain(reason);
  });
});
