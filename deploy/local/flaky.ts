/** The part of jest's report that is added up. */
export type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string; invocations?: number }[] }[];
};

/** The tests that failed first and passed when they were tried again. */
export const flakyOf = ({ testResults }: Pick<Report, 'testResults'>): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => fullName);
