import { fileTimings, slowestLines } from './test-timings.ts';

const report = {
  testResults: [
    { name: '/clone/packages/a/src/quick.unit.test.ts', startTime: 1_000, endTime: 1_240, assertionResults: [{}] },
    { name: '/clone/packages/a/src/slow.unit.test.ts', startTime: 1_000, endTime: 4_560, assertionResults: [{}, {}] },
  ],
};

it('gives the seconds and the number of tests of each file, the slowest first', () => {
  expect(fileTimings('unit', report, '/clone')).toEqual([
    { kind: 'unit', file: 'packages/a/src/slow.unit.test.ts', seconds: 3.6, tests: 2 },
    { kind: 'unit', file: 'packages/a/src/quick.unit.test.ts', seconds: 0.2, tests: 1 },
  ]);
});

it('names the slowest files of all kinds', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ kind: 'int', file: `${n}.int.test.ts`, seconds: n, tests: 1 }));
  const lines = slowestLines([...files, { kind: 'e2e', file: 'journey.e2e.test.ts', seconds: 99.5, tests: 1 }]);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('    99.5 s  e2e     journey.e2e.test.ts');
  expect(lines.at(-1)).toBe('     3.0 s  int     3.int.test.ts');
});
