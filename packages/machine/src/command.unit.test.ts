import { spawnedAs, tryRun } from './command.ts';

describe('a command that has to print something soon', () => {
  it('is ended when it prints nothing', async () => {
    // It would go on without end.
    const forever = ['-e', 'setInterval(() => {}, 1000)'];
    const { code, stdout } = await tryRun(process.execPath, forever, { firstOutputMs: 50 });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });

  it('is not waited for when its program is missing', async () => {
    expect((await tryRun('no-such-program', [], { firstOutputMs: 60_000 })).code).toBe(127);
  });
});

it('runs npm by its own program on Windows, where its command is a batch file', () => {
  const env = { npm_execpath: 'C:\\npm\\bin\\npm-cli.js', npm_node_execpath: 'C:\\nodejs\\node.exe' };
  const ownProgram = [env.npm_node_execpath, [env.npm_execpath, 'run', 'build']];
  expect(spawnedAs('npm', ['run', 'build'], { platform: 'win32', env })).toEqual(ownProgram);
  expect(spawnedAs('git', ['status'], { platform: 'win32', env })).toEqual(['git', ['status']]);
  expect(spawnedAs('npm', ['run', 'build'], { platform: 'darwin', env })).toEqual(['npm', ['run', 'build']]);
});
