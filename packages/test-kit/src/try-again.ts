import { jest } from '@jest/globals';

// Real servers on a busy machine are sometimes slow. A failed test runs once more, and its first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
