import { base } from './jest.base.mjs';

export default {
  ...base,
  displayName: 'int',
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/packages/test-kit/src/try-again.ts'],
  testMatch: ['**/*.int.test.ts'],
  globalSetup: '<rootDir>/packages/test-kit/src/start-containers.ts',
  globalTeardown: '<rootDir>/packages/test-kit/src/stop-containers.ts',
  testTimeout: 60_000,
  maxWorkers: 2,
};
