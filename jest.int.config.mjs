import { base } from './jest.base.mjs';

export default {
  ...base,
  displayName: 'int',
  testEnvironment: '<rootDir>/packages/test-kit/src/tidy-environment.ts',
  testMatch: ['**/*.int.test.ts'],
  globalSetup: '<rootDir>/packages/test-kit/src/start-containers.ts',
  globalTeardown: '<rootDir>/packages/test-kit/src/stop-containers.ts',
  // Ten times what the longest takes on an idle machine; a test that hangs still ends.
  testTimeout: 240_000,
  // One more than cores: each waits for its servers a quarter of the time.
  maxWorkers: 3,
  // A worker frees the memory of all its files before it ends, which takes more than Jest's half a second on a busy machine.
  workerGracefulExitTimeout: 30_000,
};
