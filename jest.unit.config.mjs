import { base } from './jest.base.mjs';

export default {
  ...base,
  displayName: 'unit',
  testEnvironment: 'node',
  testMatch: ['**/*.unit.test.ts'],
  // Jest would leave one processor idle.
  maxWorkers: '100%',
};
