import { root, say, tryRun } from '@print-shop/machine';
import { isSchemaCurrent } from '../../charts/values-schema.ts';

// `npm run check`: what has to hold before the tests are worth running.

const script = (name: string) => async (): Promise<boolean> =>
  (await tryRun('npm', ['run', '--silent', name], { cwd: root, show: true })).code === 0;

function schemaIsCurrent(): boolean {
  const isCurrent = isSchemaCurrent();
  if (!isCurrent) say('values.schema.json is out of date: `npm run docs` writes it');
  return isCurrent;
}

const checks: [title: string, holds: () => boolean | Promise<boolean>][] = [
  ['format and lint', script('lint')],
  ['types', script('typecheck')],
  ['imports', script('lint:imports')],
  ['unused code', script('lint:unused')],
  ['secrets', script('lint:secrets')],
  ['schema of the chart', schemaIsCurrent],
  ['chart', script('lint:chart')],
];

const failed: string[] = [];
for (const [title, holds] of checks) {
  say(`── ${title}`);
  if (!(await holds())) failed.push(title);
}
say(failed.length > 0 ? `check: ${failed.join(' and ')} failed` : 'check: all is well');
if (failed.length > 0) process.exitCode = 1;
