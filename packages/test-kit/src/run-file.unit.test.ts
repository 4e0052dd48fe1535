import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const jest = join(createRequire(import.meta.url).resolve('jest/package.json'), '../bin/jest.js');

const FILES = {
  passes: `it('adds', () => expect(1 + 1).toBe(2)); it.skip('is left out', () => {});`,
  leaves: `it('leaves a timer', () => { setInterval(() => undefined, 1000); expect(1 + 1).toBe(3); });`,
  fails: `describe('a sum', () => { it('adds', () => expect(1 + 1).toBe(3)); });`,
  hangs: `it('never ends', () => new Promise(() => {}));`,
  strays: `it('leaves a promise', () => { Promise.reject(new Error('nobody waits')); });`,
  throws: `it('throws later', () => new Promise((done) => { setImmediate(() => { setImmediate(done); throw new Error('later'); }); }));`,
  prepares: `beforeAll(() => { throw new Error('no server'); }); it('is not run', () => {});`,
  counts: `it('asserts too little', () => { expect.assertions(2); expect(1).toBe(1); });`,
  breaks: `throw new Error('no such module');`,
  empties: '',
};

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

it('fails a file for whatever goes wrong in it, and passes it otherwise', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-file-'));
  for (const [name, source] of Object.entries(FILES)) writeFileSync(join(folder, `${name}.test.mjs`), source);
  const config = {
    rootDir: folder,
    testMatch: ['**/*.test.mjs'],
    testRunner: join(root, 'jest.run-file.mjs'),
    testEnvironment: join(root, 'packages/test-kit/src/tidy-environment.ts'),
    transform: {},
    testTimeout: 200,
  };
  const report = join(folder, 'report.json');
  const args = [jest, '--config', JSON.stringify(config), '--json', '--outputFile', report, '--maxWorkers', '2'];
  await expect(promisify(execFile)(process.execPath, args, { cwd: root })).rejects.toMatchObject({ code: 1 });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(folder, { recursive: true });

  const found = testResults.map(({ name, status, message, assertionResults: tests }) => {
    const [, file = ''] = /(\w+)\.test\.mjs$/.exec(name) ?? [];
    return [file, { status, tests: tests.map((test) => `${test.fullName}: ${test.status}`), message }];
  });
  const failed = (message: string, ...tests: string[]) => ({
    status: 'failed',
    message: expect.stringContaining(message),
    tests,
  });
  expect(Object.fromEntries(found)).toEqual({
    passes: { status: 'focused', message: '', tests: ['adds: passed', 'is left out: pending'] },
    leaves: failed('Expected: 3', 'leaves a timer: failed'),
    fails: failed('Expected: 3', 'a sum adds: failed'),
    hangs: failed('Exceeded timeout of 200 ms', 'never ends: failed'),
    strays: failed('nobody waits', 'leaves a promise: failed'),
    throws: failed('later', 'throws later: failed'),
    prepares: failed('no server', 'is not run: failed'),
    counts: failed('Expected two assertions', 'asserts too little: failed'),
    breaks: failed('no such module'),
    empties: failed('must contain at least one test'),
  });
});
