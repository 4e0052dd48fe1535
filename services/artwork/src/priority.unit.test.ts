import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

/** Calls a function in a program of its own, and prints what an expression then is. */
const program = (call: string, expression: string) => `
  import { readdirSync, readFileSync } from 'node:fs';
  import { goAfterOthers } from '${new URL('./priority.ts', import.meta.url).href}';
  ${call};
  console.log(${expression});
`;
const argsOf = (...shown: Parameters<typeof program>) => ['--input-type=module', '--eval', program(...shown)];

/** A field of each thread afterwards; they are counted as in proc_pid_stat(5). */
async function fieldsAfter(call: string, field: number): Promise<number[]> {
  const stat = `readFileSync('/proc/self/task/' + thread + '/stat', 'latin1').split(') ').at(-1).split(' ')`;
  const each = `JSON.stringify(readdirSync('/proc/self/task').map((thread) => Number(${stat}[${field} - 3])))`;
  const { stdout } = await promisify(execFile)(process.execPath, argsOf(call, each), { env: {} });
  return JSON.parse(stdout) as number[];
}

const PRIORITY = 19;
const SESSION = '/proc/self/autogroup';

const onLinux = process.platform === 'linux' ? it : it.skip;
const whereSessionsCount = existsSync(SESSION) ? it : it.skip;

onLinux('goes after others with every thread that runs already', async () => {
  const priorities = await fieldsAfter('goAfterOthers(10)', PRIORITY);
  expect(priorities.length).toBeGreaterThan(2);
  expect(new Set(priorities)).toEqual(new Set([10]));
});

whereSessionsCount('goes after others with its session, if that is its own', async () => {
  const sessionAfter = (detached: boolean) => {
    const args = argsOf('goAfterOthers(10)', `readFileSync('${SESSION}', 'latin1')`);
    const { stdout } = spawn(process.execPath, args, { detached, env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
    return text(stdout);
  };
  expect(await sessionAfter(true)).toMatch(/ nice 10$/m);
  expect(await sessionAfter(false)).toBe(`${readFileSync(SESSION, 'latin1')}\n`);
});
