import { tryRun } from './command.ts';

describe('a command that has to print something soon', () => {
  it('is ended when it prints nothing', async () => {
    // It would go on without end.
    const { code, stdout } = await tryRun('tail', ['-f', '/dev/null'], { firstOutputMs: 50 });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });

  it('is not waited for when its program is missing', async () => {
    expect((await tryRun('no-such-program', [], { firstOutputMs: 60_000 })).code).toBe(127);
  });
});
