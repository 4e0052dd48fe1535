import { jest } from '@jest/globals';

// Real servers on a busy machine are late now and then. A test that fails is tried once more, and its first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
