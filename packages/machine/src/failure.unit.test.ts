import { failureText, runProgram } from './failure.ts';

describe('what a person reads of a failure', () => {
  it.each([
    ['ENOSPC: no space left on device, write', 'The disk is full.'],
    ['`docker build` failed with code 1:\nwrite /layer.tar: no space left on device', 'The disk is full.'],
    [
      '`npm run --silent build` failed with code 134:\nFATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
      'The memory is not enough.',
    ],
    ['spawn ENOMEM', 'The memory is not enough.'],
  ])('begins with what to do, before the words of the system: %j', (message, remedy) => {
    const text = failureText(new Error(message));
    expect(text.startsWith(remedy)).toBe(true);
    expect(text.endsWith(message)).toBe(true);
  });

  it('is the message of any other error', () => {
    expect(failureText(new Error('Port 8080 is taken by another program; choose another PORT.'))).toBe(
      'Port 8080 is taken by another program; choose another PORT.',
    );
    expect(failureText('gone')).toBe('gone');
  });
});

describe('a program of the command line', () => {
  const { exitCode } = process;
  afterEach(() => {
    process.exitCode = exitCode;
  });

  it('ends with a sentence and code 1 when it fails, without a stack', async () => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await runProgram(() => Promise.reject(new Error('Port 8080 is taken.')));
    const printed = write.mock.calls.map(([text]) => String(text)).join('');
    write.mockRestore();
    expect(printed).toBe('Port 8080 is taken.\n');
    expect(process.exitCode).toBe(1);
  });
});
