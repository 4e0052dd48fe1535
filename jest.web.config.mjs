import { base } from './jest.base.mjs';

export default {
  ...base,
  displayName: 'web',
  // A long form typed key by key on a busy machine takes its time; a test that hangs still ends.
  testTimeout: 20_000,
  // Jest would leave one processor idle.
  maxWorkers: '100%',
  testMatch: ['**/*.test.tsx'],
  // In this order: what a test has rendered is removed by the second.
  setupFilesAfterEnv: [
    '<rootDir>/packages/test-kit/src/page.ts',
    '<rootDir>/packages/test-kit/src/spoken-names.ts',
    '<rootDir>/packages/test-kit/src/web-setup.ts',
  ],
};
