import { failureText } from './failure.ts';

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
