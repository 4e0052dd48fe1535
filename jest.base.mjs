/** Tests whose inputs have not changed since they passed, as a regular expression of paths (`deploy/local/tests-on-change.ts`). */
const leftOut = process.env.TEST_LEFT_OUT;

/** The settings of every kind of test. Node.js imports the tests itself, without a compiler of Jest's (ADR 23). */
export const base = {
  testRunner: '<rootDir>/jest.run-file.mjs',
  transform: {},
  // A worker keeps what its files have loaded; above this, looking for what can go costs more than a new worker.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/jest.shuffle.mjs',
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-server/', '/.local/', ...(leftOut ? [leftOut] : [])],
  modulePathIgnorePatterns: ['<rootDir>/.local/', '/dist/', '/dist-server/'],
};
