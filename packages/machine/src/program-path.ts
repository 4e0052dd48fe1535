import { accessSync, constants, statSync } from 'node:fs';
import { extname, posix, win32 } from 'node:path';

/** The endings of programs on Windows, where PATHEXT does not name them. */
const WINDOWS_ENDINGS = '.COM;.EXE;.BAT;.CMD';

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    // Missing, or another user's.
    return false;
  }
}

/** Returns the files that could be the program `name`, in the order in which the system looks for them. */
export function programCandidates(name: string, env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  const { delimiter, isAbsolute, join } = platform === 'win32' ? win32 : posix;
  const needsEnding = platform === 'win32' && extname(name) === '';
  const endings = needsEnding ? (env.PATHEXT ?? WINDOWS_ENDINGS).split(';') : [''];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name));
  return paths.flatMap((path) => endings.map((ending) => path + ending));
}

/** Returns the path of a program that this process could start, by its name or its absolute path. `undefined` where there is none. */
export const programPath = (name: string): string | undefined =>
  programCandidates(name, process.env, process.platform).find(canRun);
