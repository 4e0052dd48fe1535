import { Counter, Gauge } from 'prom-client';

export const handled = new Counter({
  name: 'work_rows_total',
  help: 'Rows of waiting work that were handled, by work and outcome',
  labelNames: ['what', 'outcome'],
});
export const failing = new Gauge({
  name: 'work_failing_rows',
  help: 'Rows of waiting work that failed and are tried again later; parked ones are tried once a day',
  labelNames: ['what', 'state'],
});
