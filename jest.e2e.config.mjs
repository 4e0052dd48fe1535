import { base } from './jest.base.mjs';

export default {
  ...base,
  displayName: 'e2e',
  testMatch: ['**/e2e/**/*.e2e.test.ts'],
  globalSetup: '<rootDir>/e2e/start-shop.ts',
  globalTeardown: '<rootDir>/e2e/stop-shop.ts',
  // Every route in one look takes half a minute on an idle machine; a machine may be busy.
  testTimeout: 240_000,
  maxWorkers: 2,
};
