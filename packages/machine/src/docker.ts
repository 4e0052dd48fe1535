import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCommand, type Outcome, run, tryRun } from './command.ts';
import { canInstall, install } from './debian.ts';
import { localDir } from './paths.ts';
import { step } from './progress.ts';

const startLimitMs = 60_000;

/** The time that a registry may take to describe an image, and that Docker may take to pull it over a slow line. */
const registryAnswerMs = 20_000;
const pullLimitMs = 60 * 60_000;

/** Calls the docker client; throws `CommandFailed`. */
export const docker = (...args: string[]): Promise<string> => run('docker', args);

/** Calls the docker client where a failure is an expected answer. */
export const tryDocker = (...args: string[]): Promise<Outcome> => tryRun('docker', args);

/**
 * Pulls an image as the engine is set up to: through its mirrors, its proxy and its logins. Resolves with the last line of Docker's
 * error as `failure` when that does not work, also when no registry answers for 20 seconds.
 */
export async function pullImage(image: string): Promise<{ failure?: string }> {
  const limits = { timeoutMs: pullLimitMs, firstOutputMs: registryAnswerMs };
  const { code, stdout, stderr } = await tryRun('docker', ['pull', image], limits);
  if (code === 0) return {};
  const error = stderr.trim().split('\n').at(-1)?.replace('Error response from daemon: ', '');
  return { failure: error || (stdout ? 'it took too long' : 'no registry answers') };
}

export async function dockerAnswers(): Promise<boolean> {
  const outcome = await tryRun('docker', ['version', '--format', '{{.Server.Version}}'], { timeoutMs: 15_000 });
  return outcome.code === 0;
}

/**
 * Makes sure that a Docker engine answers. As root on Debian, installs and starts one; anywhere else the error says what the
 * person has to do. The engine keeps running for the next start.
 */
export async function ensureDocker(): Promise<void> {
  if (await dockerAnswers()) return;
  if (!canInstall()) {
    throw new Error(
      'Docker is needed for the backing services and does not answer.\n' +
        'Install and start it (https://docs.docker.com/engine/install/), make sure that your user may use it\n' +
        '(`docker version` must show a server), and run this again. Or give every backing service by a URL: see deploy/README.md.',
    );
  }
  if (!hasCommand('dockerd')) await install(['docker.io', 'iptables']);
  if (!hasCommand('iptables')) await install(['iptables']);
  await step('starting Docker', startDaemon);
}

async function startDaemon(): Promise<void> {
  mkdirSync(localDir, { recursive: true });
  const logFile = join(localDir, 'dockerd.log');
  const log = openSync(logFile, 'a');
  // Detached: the engine outlives this script, and Ctrl-C must not reach it. Published ports are forwarded by the kernel: its
  // own proxy copies every byte once more, in a process of its own.
  spawn('dockerd', ['--userland-proxy=false'], { detached: true, stdio: ['ignore', log, log] }).unref();
  const end = Date.now() + startLimitMs;
  while (!(await dockerAnswers())) {
    if (Date.now() > end) throw new Error(`Docker did not start in ${startLimitMs / 1000} s; see ${logFile}`);
    await sleep(500);
  }
}
