import { existsSync } from 'node:fs';
import { run } from './command.ts';
import { step } from './progress.ts';

/** Whether this process may install Debian packages by itself. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/** Installs Debian packages. Call it only where `canInstall()`; otherwise it throws `CommandFailed`. */
export async function install(packages: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step(`installing ${packages.join(', ')}`, async () => {
    await run('apt-get', ['update', '-q'], { env });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env });
  });
}
