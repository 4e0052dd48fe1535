import { type Outcome, tryRun } from './command.ts';

/** Whether a process with this id runs, whichever it is. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // No such process.
    return false;
  }
}

/** Returns the command that prints the command line of a process. */
export const commandLineCommand = (pid: number, platform: NodeJS.Platform): [program: string, args: string[]] =>
  platform === 'win32'
    ? [
        'powershell',
        ['-NoProfile', '-Command', `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`],
      ]
    : ['ps', ['-p', String(pid), '-o', 'command=']];

/** The command line of a process; '' when there is none. Ids are used again: it tells whether one still means what it did. */
export async function commandLineOf(pid: number): Promise<string> {
  return isAlive(pid) ? (await tryRun(...commandLineCommand(pid, process.platform))).stdout : '';
}

interface System {
  platform: NodeJS.Platform;
  kill: (pid: number, signal: NodeJS.Signals) => unknown;
  tryRun: (program: string, args: string[]) => Promise<Pick<Outcome, 'code'>>;
}
const here: System = { platform: process.platform, kill: process.kill.bind(process), tryRun };

/**
 * Ends a process that leads a group (`detached`), and all that it has started, at once and by force. Does nothing when they have ended.
 * Windows has no groups: there it ends the tree of processes, which only works while the first one runs.
 */
export async function endGroup(pid: number, { platform, kill, tryRun }: System = here): Promise<void> {
  if (platform === 'win32') {
    await tryRun('taskkill', ['/PID', String(pid), '/T', '/F']);
    return;
  }
  try {
    kill(-pid, 'SIGKILL');
  } catch (error) {
    // Usually nothing is left. macOS says EPERM of a group whose processes have ended.
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
