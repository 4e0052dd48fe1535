import { join } from 'node:path';
import { root, say, tryRun } from '@print-shop/machine';

// `npm run check`: what has to hold before the tests are worth running.

const checks: [title: string, script: string][] = [
  ['format and lint', 'lint'],
  ['types', 'typecheck'],
  ['imports', 'lint:imports'],
  ['unused code', 'lint:unused'],
  ['secrets', 'lint:secrets'],
  ['chart', 'lint:chart'],
];

const failed: string[] = [];
for (const [title, script] of checks) {
  say(`── ${title}`);
  const { code } = await tryRun('npm', ['run', '--silent', script], { cwd: join(root), show: true });
  if (code !== 0) failed.push(title);
}
say(failed.length > 0 ? `check: ${failed.join(' and ')} failed` : 'check: all is well');
if (failed.length > 0) process.exitCode = 1;
