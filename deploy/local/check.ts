import { root, say, tryRun } from '@print-shop/machine';
import { isSchemaCurrent } from '../../charts/values-schema.ts';

// `npm run check`: what has to hold before the tests are worth running. The checks run at once; each says what it found when it ends.

interface Found {
  holds: boolean;
  output: string;
}

const script = (name: string) => async (): Promise<Found> => {
  const { code, stdout, stderr } = await tryRun('npm', ['run', '--silent', name], { cwd: root });
  return { holds: code === 0, output: stdout + stderr };
};

const schemaIsCurrent = async (): Promise<Found> => {
  const holds = isSchemaCurrent();
  return { holds, output: holds ? '' : 'values.schema.json is out of date: `npm run docs` writes it\n' };
};

const checks: [title: string, check: () => Promise<Found>][] = [
  ['types', script('typecheck')],
  ['imports', script('lint:imports')],
  ['unused code', script('lint:unused')],
  ['secrets', script('lint:secrets')],
  ['sentences', script('lint:prose')],
  ['format and lint', script('lint')],
  ['chart', script('lint:chart')],
  ['schema of the chart', schemaIsCurrent],
];

const failed: string[] = [];
await Promise.all(
  checks.map(async ([title, check]) => {
    const { holds, output } = await check();
    say(`── ${title}\n${output.trimEnd()}`.trimEnd());
    if (!holds) failed.push(title);
  }),
);
say(failed.length > 0 ? `check: ${failed.join(' and ')} failed` : 'check: all is well');
if (failed.length > 0) process.exitCode = 1;
