import { base } from './jest.base.mjs';

export default {
  ...base,
  displayName: 'web',
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['**/*.test.tsx'],
  moduleNameMapper: { '\\.css$': '<rootDir>/packages/test-kit/src/empty-style.ts' },
  setupFilesAfterEnv: ['<rootDir>/packages/test-kit/src/web-setup.ts'],
};
