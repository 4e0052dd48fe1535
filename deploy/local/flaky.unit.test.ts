import { flakyOf } from './flaky.ts';

it('names what passed on a second try, and neither what passed at once nor what failed twice', () => {
  const results = [
    { status: 'passed', fullName: 'at once', invocations: 1 },
    { status: 'passed', fullName: 'not said' },
    { status: 'failed', fullName: 'never', invocations: 2 },
  ];
  const other = [{ status: 'passed', fullName: 'in the end', invocations: 2 }];
  expect(flakyOf({ testResults: [{ assertionResults: results }, { assertionResults: other }] })).toEqual([
    'in the end',
  ]);
});
