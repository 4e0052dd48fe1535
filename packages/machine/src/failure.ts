import { say } from './progress.ts';

/** The remedies for failures of the machine, by the words of the system, a program or a library. */
const REMEDIES: readonly [words: RegExp, remedy: string][] = [
  [/ENOSPC|no space left on device|disk quota exceeded/i, 'The disk is full. Free at least 10 GB, and run this again.'],
  [
    /ENOMEM|heap out of memory|cannot allocate memory/i,
    'The memory is not enough. Close other programs, and run this again.',
  ],
];

/** Returns what a person reads of a failure: the message of the error, after what to do where that is known. */
export function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const remedy = REMEDIES.find(([words]) => words.test(message))?.[1];
  return remedy ? `${remedy}\n${message}` : message;
}

/** Runs a program of the command line. A failure prints what a person reads of it, without a stack, and ends the program with code 1. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    say(failureText(error));
    process.exitCode = 1;
  }
}
