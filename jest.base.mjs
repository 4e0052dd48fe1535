/** Tests whose inputs have not changed since they passed, as a regular expression of paths (`deploy/local/tests-on-change.ts`). */
const leftOut = process.env.TEST_LEFT_OUT;

/** What every kind of test shares: native ES modules, TypeScript by SWC. */
export const base = {
  // A worker keeps what its files have loaded; above this, looking for what can go costs more than a new worker.
  workerIdleMemoryLimit: '500MB',
  testSequencer: '<rootDir>/jest.shuffle.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'es6' },
      },
    ],
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-server/', '/.local/', ...(leftOut ? [leftOut] : [])],
  modulePathIgnorePatterns: ['<rootDir>/.local/', '/dist/', '/dist-server/'],
};
