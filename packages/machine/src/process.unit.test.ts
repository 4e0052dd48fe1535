import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandLineCommand, commandLineOf, endGroup } from './process.ts';

const failWith = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

describe('ending a process with all that it has started', () => {
  it('ends a child of the process, too', async () => {
    const grandchild = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });`;
    const args = ['-e', `${grandchild} setInterval(() => {}, 1000); console.log('up')`];
    const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await endGroup(Number(child.pid));
    // Both have the output, so it ends when both have ended.
    child.stdout.resume();
    await once(child.stdout, 'end');
  });

  it('ends the tree of processes on Windows, which has no groups', async () => {
    const tryRun = jest.fn(async () => ({ code: 128 }));
    await endGroup(4711, { platform: 'win32', kill: failWith('ESRCH'), tryRun });
    expect(tryRun).toHaveBeenCalledWith('taskkill', ['/PID', '4711', '/T', '/F']);
  });

  it('takes it that nothing is left where the system knows no such group', async () => {
    const tryRun = async () => ({ code: 1 });
    await endGroup(4711, { platform: 'linux', kill: failWith('ESRCH'), tryRun });
    await endGroup(4711, { platform: 'darwin', kill: failWith('EPERM'), tryRun });
    await expect(endGroup(4711, { platform: 'linux', kill: failWith('EINVAL'), tryRun })).rejects.toThrow('EINVAL');
  });
});

describe('the command line of a process', () => {
  it('is what the process was started with, and empty without a process', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'a-word'], { stdio: 'ignore' });
    await once(child, 'spawn');
    expect(await commandLineOf(Number(child.pid))).toContain('a-word');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await commandLineOf(Number(child.pid))).toBe('');
  });

  it('is asked from PowerShell on Windows', () => {
    expect(commandLineCommand(4711, 'win32')[1]).toContain(
      "(Get-CimInstance Win32_Process -Filter 'ProcessId=4711').CommandLine",
    );
    expect(commandLineCommand(4711, 'darwin')[0]).toBe('ps');
  });
});
