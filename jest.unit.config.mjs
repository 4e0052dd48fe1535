import { base } from './jest.base.mjs';

export default {
  ...base,
  displayName: 'unit',
  testMatch: ['**/*.unit.test.ts'],
  // Some run a program, such as npm or git, which takes its time on a busy machine; a test that hangs still ends.
  testTimeout: 120_000,
  // Jest would leave one processor idle.
  maxWorkers: '100%',
};
