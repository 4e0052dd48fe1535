/** Says why a command does not run on another system than Linux; `undefined` on Linux. */
export const linuxFault = (command: string, platform: NodeJS.Platform): string | undefined =>
  platform === 'linux' ? undefined : `\`${command}\` reads the memory of processes from /proc. Run it on Linux.`;

/** Ends this process with a sentence on another system than Linux. */
export function requireLinux(command: string): void {
  const fault = linuxFault(command, process.platform);
  if (!fault) return;
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
