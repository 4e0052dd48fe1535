import { existsSync } from 'node:fs';
import { run } from './command.ts';
import { step } from './progress.ts';

/** Whether this process may install Debian packages by itself. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/**
 * The time that apt-get waits, in seconds, while another program installs packages, such as the nightly updates of the machine.
 */
const LOCK_WAIT_S = 300;

/** Installs Debian packages. Call it only where `canInstall()`; otherwise it throws `CommandFailed`. */
export async function install(packages: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step(`installing ${packages.join(', ')}`, async () => {
    await run('apt-get', ['update', '-q'], { env });
    const options = ['-y', '-q', '--no-install-recommends', '-o', `DPkg::Lock::Timeout=${LOCK_WAIT_S}`];
    await run('apt-get', ['install', ...options, ...packages], { env });
  });
}
