import e2e from './jest.e2e.config.mjs';

/** Tests that stop parts of the shop, each with the shop to itself. */
export default {
  ...e2e,
  displayName: 'outage',
  testMatch: ['**/e2e/**/*.outage.test.ts'],
  maxWorkers: 1,
};
