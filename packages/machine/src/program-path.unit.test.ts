import { programCandidates, programPath } from './program-path.ts';

describe('the path of a program', () => {
  it('is looked for in each folder of the path', () => {
    const env = { PATH: '/usr/local/bin:/usr/bin' };
    expect(programCandidates('gs', env, 'linux')).toEqual(['/usr/local/bin/gs', '/usr/bin/gs']);
    expect(programCandidates('/usr/sbin/nginx', env, 'darwin')).toEqual(['/usr/sbin/nginx']);
  });

  it('has one of the endings of programs on Windows', () => {
    const env = { PATH: 'C:\\Program Files\\Go\\bin;C:\\tools', PATHEXT: '.EXE;.CMD' };
    expect(programCandidates('go', env, 'win32')).toEqual([
      'C:\\Program Files\\Go\\bin\\go.EXE',
      'C:\\Program Files\\Go\\bin\\go.CMD',
      'C:\\tools\\go.EXE',
      'C:\\tools\\go.CMD',
    ]);
    expect(programCandidates('go', { PATH: 'C:\\Go' }, 'win32')).toContain('C:\\Go\\go.EXE');
    expect(programCandidates('go.exe', { PATH: 'C:\\Go' }, 'win32')).toEqual(['C:\\Go\\go.exe']);
  });

  it('is that of a file that can be run', () => {
    expect(programPath(process.execPath)).toBe(process.execPath);
    expect(programPath('no-such-program')).toBeUndefined();
    // A folder that may be entered is no program.
    expect(programPath(import.meta.dirname)).toBeUndefined();
  });
});
