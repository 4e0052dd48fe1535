import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Prints the priority (nice value) of each thread of a process that goes after others; the 19th field of proc_pid_stat(5). */
const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { constants } from 'node:os';
  import { goAfterOthers } from '${new URL('./priority.ts', import.meta.url).href}';
  goAfterOthers(constants.priority.PRIORITY_LOW);
  const stat = (thread) => readFileSync('/proc/self/task/' + thread + '/stat', 'latin1');
  const priorityOf = (thread) => Number(stat(thread).split(') ').at(-1).split(' ')[16]);
  console.log(JSON.stringify(readdirSync('/proc/self/task').map(priorityOf)));
`;

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('holds for every thread that runs already', async () => {
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: {} });
  const priorities = JSON.parse(stdout) as number[];
  expect(priorities.length).toBeGreaterThan(2);
  expect(new Set(priorities)).toEqual(new Set([19]));
});
