import { markdownTable } from '../../docs/tables.ts';
import type { Answer, Verdict } from './types.ts';

/** The answers of the shop to one attack. */
export interface Figures {
  name: string;
  sent: number;
  /** Without an answer in time, or with the connection gone. */
  unanswered: number;
  failed: number;
  /** Asked to come again because other uploads are under way; no failure. */
  busy: number;
  worstMs: number;
  statuses: Map<string, number>;
  /** Answers that must not be, 5xx and missing ones not counted. */
  succeeded: number;
  /** The faults, and how often each came. */
  findings: Map<string, number>;
}

export const newFigures = (name: string): Figures => ({
  name,
  sent: 0,
  unanswered: 0,
  failed: 0,
  busy: 0,
  succeeded: 0,
  worstMs: 0,
  statuses: new Map(),
  findings: new Map(),
});

const countIn = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** The shop has no room for another upload at the moment, and says so. */
export const isBusy = ({ status, headers, text }: Answer): boolean =>
  status === 503 && (headers['x-busy'] !== undefined || text.includes('"uploads-busy"'));

const isFailure = (answer: Answer): boolean =>
  typeof answer.status === 'number' && answer.status >= 500 && !isBusy(answer);

const isUnanswered = ({ status }: Answer): boolean => status === 'hung' || status === 'lost';

/** Counts one answer; `verdict` is why it means that the attack succeeded. */
export function record(figures: Figures, answer: Answer, verdict: Verdict): void {
  figures.sent++;
  figures.worstMs = Math.max(figures.worstMs, answer.ms);
  if (isBusy(answer)) figures.busy++;
  if (isFailure(answer)) figures.failed++;
  if (isUnanswered(answer)) figures.unanswered++;
  countIn(figures.statuses, isBusy(answer) ? '503 busy' : String(answer.status));
  if (!verdict) return;
  countIn(figures.findings, verdict);
  if (!isFailure(answer) && !isUnanswered(answer)) figures.succeeded++;
}

/** Adds what was found out apart from any answer. */
export function addFinding(figures: Figures, verdict: string): void {
  countIn(figures.findings, verdict);
  figures.succeeded++;
}

const added = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) => {
  const sums = new Map(a);
  for (const [key, count] of b) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
};

/** The figures of two rounds of the same attack together. */
export const merge = (a: Figures | undefined, b: Figures): Figures =>
  a
    ? {
        name: a.name,
        sent: a.sent + b.sent,
        unanswered: a.unanswered + b.unanswered,
        failed: a.failed + b.failed,
        busy: a.busy + b.busy,
        worstMs: Math.max(a.worstMs, b.worstMs),
        statuses: added(a.statuses, b.statuses),
        succeeded: a.succeeded + b.succeeded,
        findings: added(a.findings, b.findings),
      }
    : b;

const sumOf = (all: readonly Figures[], pick: (one: Figures) => number) => all.reduce((sum, one) => sum + pick(one), 0);

/** The sums that decide whether the shop held. */
export const totals = (all: readonly Figures[]) => ({
  sent: sumOf(all, ({ sent }) => sent),
  unanswered: sumOf(all, ({ unanswered }) => unanswered),
  failed: sumOf(all, ({ failed }) => failed),
  busy: sumOf(all, ({ busy }) => busy),
  succeeded: sumOf(all, ({ succeeded }) => succeeded),
});

export const hasHeld = (all: readonly Figures[]): boolean => {
  const { unanswered, failed, succeeded } = totals(all);
  return unanswered + failed + succeeded === 0;
};

/** A row for each attack, as Markdown. `waits` is the bystander's longest wait during it, in milliseconds. */
export function attackTable(all: readonly Figures[], waits: ReadonlyMap<string, number>): string {
  const head = ['attack', 'requests', 'statuses', 'unanswered', '5xx', 'succeeded', 'longest ms', "bystander's ms"];
  const rows = all.map((one) => [
    one.name,
    String(one.sent),
    [...one.statuses]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([status, count]) => `${status} ×${count}`)
      .join(', '),
    ...[one.unanswered, one.failed, one.succeeded, Math.round(one.worstMs)].map(String),
    waits.has(one.name) ? String(Math.round(waits.get(one.name) ?? 0)) : '',
  ]);
  return markdownTable(head, rows);
}
