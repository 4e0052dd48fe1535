import { firstRetention } from './retention.ts';

it.each([
  ['usual', [], { fileDays: 30, orderDays: 365 }],
  [
    'those of the first that names them',
    [{ fileDays: 7 }, { fileDays: 60, orderDays: 90 }],
    { fileDays: 7, orderDays: 90 },
  ],
  ['those of the operator', [{ orderDays: 10 }, {}, { fileDays: 60, orderDays: 90 }], { fileDays: 60, orderDays: 10 }],
])('the days that files are kept are %s', (_, sources, days) => expect(firstRetention(sources)).toEqual(days));
