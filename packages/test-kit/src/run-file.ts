import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import { createEmptyTestResult, type TestResult } from '@jest/test-result';
import type { Circus, Config } from '@jest/types';
import * as circus from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { ModuleMocker } from 'jest-mock';
import './components.ts';

// Jest's `testRunner`. Jest itself would load and compile every module again for each file. Here Node.js imports
// the tests as it imports the services, and a worker process loads a module once (ADR 23). Modules keep their state from file to file,
// and no module can be replaced by another.

const mocker = new ModuleMocker(globalThis);
const newTimers = () =>
  new ModernFakeTimers({ config: { fakeTimers: {} } as Config.ProjectConfig, global: globalThis });
/** Made after the setup files: it stops only the clocks that it finds when it is made, and a page brings `requestAnimationFrame`. */
let timers: ModernFakeTimers | undefined;
const clock = () => (timers ??= newTimers());
/** Node.js itself runs by these: sockets and streams of a test go on while its time stands still. */
const OF_NODE = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime', 'performance'] as const;

Object.assign(globalThis, {
  expect: jestExpect,
  describe: circus.describe,
  it: circus.it,
  test: circus.test,
  beforeAll: circus.beforeAll,
  beforeEach: circus.beforeEach,
  afterAll: circus.afterAll,
  afterEach: circus.afterEach,
  jest: {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: (options?: Config.FakeTimersConfig) =>
      clock().useFakeTimers({ doNotFake: [...OF_NODE], ...options }),
    useRealTimers: () => clock().useRealTimers(),
    advanceTimersByTime: (ms: number) => clock().advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms: number) => clock().advanceTimersByTimeAsync(ms),
    runOnlyPendingTimers: () => clock().runOnlyPendingTimers(),
    getTimerCount: () => clock().getTimerCount(),
  },
});

circus.addEventHandler((event) => {
  if (event.name === 'test_start') {
    const names: string[] = [];
    for (let block: Circus.DescribeBlock | undefined = event.test.parent; block?.parent; block = block.parent) {
      names.unshift(block.name);
    }
    jestExpect.setState({ currentTestName: [...names, event.test.name].join(' ') });
  }
  if (event.name === 'test_done') {
    // A test that names a number of assertions, and makes another, fails.
    for (const { error } of jestExpect.extractExpectedAssertionsErrors()) event.test.errors.push(error);
  }
});

/** Promises that were rejected before anything waited for them. */
const rejected = new Map<Promise<unknown>, unknown>();
process.on('unhandledRejection', (error, promise) => rejected.set(promise, error));
process.on('rejectionHandled', (promise) => rejected.delete(promise));
// Jest's worker would end.
process.removeAllListeners('uncaughtException');
process.on('uncaughtException', (error) => rejected.set(Promise.resolve(), error));

/** An error that nothing waits for fails the test that has just ended, or else the file. */
circus.addEventHandler(async (event, { unhandledErrors }) => {
  if (event.name !== 'test_done' && event.name !== 'run_finish') return;
  // Node.js looks for promises that nothing waits for when all others have been told.
  await nextTurn();
  const errors = event.name === 'test_done' ? event.test.errors : unhandledErrors;
  errors.push(...rejected.values());
  rejected.clear();
});

const STATUS = { done: 'passed', skip: 'pending', todo: 'todo' } as const;

let count = 0;

/** Runs one file. Jest's own documentation of `testRunner` describes the parameters and the answer. */
export default async function runFile(
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
  environment: { hasFailed?: boolean },
  _runtime: unknown,
  testPath: string,
): Promise<TestResult> {
  // Jest's runtime has set its own, which finds no maps of what Node.js imports.
  Reflect.deleteProperty(Error, 'prepareStackTrace');
  const setups: unknown[] = [];
  for (const file of config.setupFilesAfterEnv) setups.push((await import(pathToFileURL(file).href)).default);
  circus.resetState();
  for (const setup of setups) if (typeof setup === 'function') setup();
  const state = circus.getState();
  state.testTimeout = globalConfig.testTimeout ?? config.testTimeout ?? state.testTimeout;
  state.testNamePattern = globalConfig.testNamePattern ? new RegExp(globalConfig.testNamePattern, 'i') : null;
  jestExpect.setState({ expand: globalConfig.expand, testPath });
  // Jest can ask one process for a file again while it watches.
  await import(`${pathToFileURL(testPath).href}?run=${++count}`);
  const { testResults, unhandledErrors, unhandledErrorsDetailed } = await circus.run();

  const results = testResults.map(({ testPath: [, ...names], status, errors, errorsDetailed, startedAt, ...rest }) => ({
    ...rest,
    startAt: startedAt,
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1) ?? '',
    fullName: names.join(' '),
    failureMessages: [...errors],
    failureDetails: errorsDetailed,
    status: errors.length > 0 ? ('failed' as const) : STATUS[status],
  }));
  const number = (status: string) => results.filter((result) => result.status === status).length;
  const stray = unhandledErrorsDetailed.map((error) => formatExecError(error, config, globalConfig));
  timers?.useRealTimers();
  mocker.restoreAllMocks();
  environment.hasFailed = number('failed') > 0 || stray.length > 0;
  return {
    ...createEmptyTestResult(),
    ...(stray.length > 0 ? { testExecError: { message: '', stack: unhandledErrors.join('\n') } } : {}),
    failureMessage:
      [formatResultsErrors(results, config, globalConfig, testPath) ?? '', ...stray].join('\n\n').trim() || null,
    numFailingTests: number('failed'),
    numPassingTests: number('passed'),
    numPendingTests: number('pending'),
    numTodoTests: number('todo'),
    testFilePath: testPath,
    testResults: results,
  };
}
