/** The part of Jest's report (`--json`) that the run adds up. Times are in ms since 1970. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; startTime: number; endTime: number; assertionResults: unknown[] }[];
}

export interface FileTiming {
  kind: string;
  /** Path from the root of the project. */
  file: string;
  seconds: number;
  tests: number;
}

const seconds = (ms: number): number => Math.round(ms / 100) / 10;

/** Returns the time of each file of a report, the slowest first. `rootDir` is the folder that paths are shortened by. */
export function fileTimings(kind: string, { testResults }: Pick<Report, 'testResults'>, rootDir: string): FileTiming[] {
  return testResults
    .map(({ name, startTime, endTime, assertionResults }) => ({
      kind,
      file: name.startsWith(`${rootDir}/`) ? name.slice(rootDir.length + 1) : name,
      seconds: seconds(endTime - startTime),
      tests: assertionResults.length,
    }))
    .sort((a, b) => b.seconds - a.seconds);
}

export function slowestLines(files: readonly FileTiming[], most = 10): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ seconds, kind, file }) => `  ${seconds.toFixed(1).padStart(6)} s  ${kind.padEnd(6)}  ${file}`);
}
