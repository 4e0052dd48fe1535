import { spawn } from 'node:child_process';

/** The outcome of a command. A command ended by a signal or by the time limit has code 1. */
export type Outcome = { code: number; stdout: string; stderr: string };

export type CommandOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Ends the command after this long. */
  timeoutMs?: number;
  /** Ends the command when it has printed nothing after this long. */
  firstOutputMs?: number;
  /** Shows the output as it comes instead of collecting it. */
  show?: boolean;
};

/** A command that had to succeed failed. The message has its first words (secrets come later) and its last output. */
class CommandFailed extends Error {
  constructor(command: string, outcome: Outcome) {
    const tail = `${outcome.stdout}\n${outcome.stderr}`.trim().split('\n').slice(-25).join('\n');
    super(`\`${command}\` failed with code ${outcome.code}${tail ? `:\n${tail}` : ''}`);
    this.name = 'CommandFailed';
  }
}

/** Runs a command to its end and returns its outcome; a missing program is code 127, not an exception. */
export function tryRun(command: string, args: string[], options: CommandOptions = {}): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
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
export async function run(command: string, args: string[], options: CommandOptions = {}): Promise<string> {
  const outcome = await tryRun(command, args, options);
  if (outcome.code !== 0) throw new CommandFailed([command, ...args.slice(0, 4)].join(' '), outcome);
  return outcome.stdout.trim();
}

/** Whether a program can be found and run. */
export async function hasCommand(command: string): Promise<boolean> {
  return (await tryRun('sh', ['-c', `command -v ${command}`])).code === 0;
}
