import { Counter, Gauge } from 'prom-client';

export const published = new Counter({
  name: 'messaging_published_total',
  help: 'Events that the broker has confirmed',
  labelNames: ['key'],
});

export const publishFailed = new Counter({
  name: 'messaging_publish_failed_total',
  help: 'Events that the broker has not confirmed; they stay in the outbox and are sent again',
  labelNames: ['key'],
});

export const outcomes = ['done', 'retried', 'dead'] as const;
export type Outcome = (typeof outcomes)[number];

export const handled = new Counter({
  name: 'messaging_handled_total',
  help: 'Messages by outcome: done, retried or dead (now a dead letter)',
  labelNames: ['queue', 'outcome'],
});

export const outboxLag = new Gauge({
  name: 'messaging_outbox_lag_seconds',
  help: 'Age of the oldest event that the last sweep found unpublished; 0 when there was none',
});
