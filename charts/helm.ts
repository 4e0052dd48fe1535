import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';

// `node charts/helm.ts lint charts/print-shop`: runs Helm as the tests of the chart do.

/** The Helm of the optional package, which is for Linux on x64 alone. */
const PACKAGED = join(root, 'node_modules/.bin/helm');

/** Returns the Helm to run: the one that `HELM` names, otherwise that of the optional package, otherwise the one on the path. */
export function helmProgram(env = process.env, packaged = PACKAGED): string {
  if (env.HELM) return env.HELM;
  return process.arch === 'x64' && existsSync(packaged) ? packaged : 'helm';
}

/** Runs Helm and returns what it prints. Throws with what Helm says, or with what to do where there is no Helm. */
export function runHelm(args: readonly string[], program = helmProgram()): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(
      `The chart needs Helm, and there is no ${program}: install it (https://helm.sh/docs/intro/install) or set HELM to its path.`,
      { cause: error },
    );
  }
}

if (import.meta.main) {
  try {
    process.stdout.write(runHelm(process.argv.slice(2)));
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    process.stderr.write(`${stderr || message}\n`);
    process.exitCode = 1;
  }
}
