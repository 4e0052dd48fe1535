import { spawn } from 'node:child_process';
import { programPath } from './program-path.ts';

/** The outcome of a command. A command ended by a signal or by the time limit has code 1. */
export type Outcome = { code: number; stdout: string; stderr: string };

export type CommandOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  timeoutMs?: number;
  /** Ends the command when it has printed nothing after this long. */
  firstOutputMs?: number;
  /** Shows the output as it comes instead of collecting it. */
  show?: boolean;
  /** Has the system's shell read `command`, as a person would type it. */
  shell?: boolean;
};

/** A command that had to succeed failed. The message has its first words (secrets come later) and its last output. */
class CommandFailed extends Error {
  constructor(command: string, outcome: Outcome) {
    const tail = `${outcome.stdout}\n${outcome.stderr}`.trim().split('\n').slice(-25).join('\n');
    super(`\`${command}\` failed with code ${outcome.code}${tail ? `:\n${tail}` : ''}`);
    this.name = 'CommandFailed';
  }
}

/**
 * Returns the program and the arguments that run a command. On Windows, npm is a batch file, which only a shell can run. There its
 * program is run by Node, as npm names it to the scripts that it runs.
 */
export function spawnedAs(
  command: string,
  args: readonly string[],
  { platform, env }: { platform: NodeJS.Platform; env: NodeJS.ProcessEnv } = process,
): [program: string, args: string[]] {
  const isBatchFile = command === 'npm' && platform === 'win32';
  return isBatchFile && env.npm_execpath
    ? [env.npm_node_execpath ?? process.execPath, [env.npm_execpath, ...args]]
    : [command, [...args]];
}

/** Runs a command to its end and returns its outcome; a missing program is code 127, not an exception. */
export function tryRun(command: string, args: readonly string[], options: CommandOptions = {}): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(...spawnedAs(command, args), {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      shell: options.shell,
      timeout: options.timeoutMs,
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const outcome: Outcome = { code: 1, stdout: '', stderr: '' };
    const silence = options.firstOutputMs ? setTimeout(() => child.kill(), options.firstOutputMs) : undefined;
    child.stdout?.on('data', (chunk: Buffer) => {
      clearTimeout(silence);
      outcome.stdout += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      clearTimeout(silence);
      outcome.stderr += chunk.toString();
    });
    child.on('error', (error) => {
      clearTimeout(silence);
      done({ ...outcome, code: 127, stderr: error.message });
    });
    child.on('close', (code) => {
      clearTimeout(silence);
      done({ ...outcome, code: code ?? 1 });
    });
  });
}

/** Runs a command that must succeed and returns what it printed. Throws `CommandFailed`. */
export async function run(command: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  const outcome = await tryRun(command, args, options);
  if (outcome.code !== 0) throw new CommandFailed([command, ...args.slice(0, 4)].join(' '), outcome);
  return outcome.stdout.trim();
}

/** Whether a program can be found and run. */
export const hasCommand = (command: string): boolean => programPath(command) !== undefined;
