import { attackTable, hasHeld, merge, newFigures, record, totals } from './figures.ts';
import type { Answer } from './types.ts';

const answer = (status: Answer['status'], more: Partial<Answer> = {}): Answer => ({
  status,
  headers: {},
  text: '',
  ms: 5,
  ...more,
});
const figuresOf = (...answers: Answer[]) => {
  const figures = newFigures('uploads');
  for (const one of answers) record(figures, one, undefined);
  return figures;
};

it('counts what failed and what was not answered', () => {
  const figures = figuresOf(answer(200), answer(502), answer('hung', { ms: 10_000 }), answer('lost'), answer(404));
  expect(figures).toMatchObject({ sent: 5, failed: 1, unanswered: 2, busy: 0, worstMs: 10_000 });
  expect(hasHeld([figures])).toBe(false);
});

it('counts a busy answer apart, by its header or its code, and no other 503', () => {
  const busy = [answer(503, { headers: { 'x-busy': '1' } }), answer(503, { text: '{"code":"uploads-busy"}' })];
  expect(figuresOf(...busy)).toMatchObject({ failed: 0, busy: 2, statuses: new Map([['503 busy', 2]]) });
  expect(figuresOf(answer(503, { text: '{"code":"unavailable"}' }))).toMatchObject({ failed: 1, busy: 0 });
});

it('has not held when an attack succeeded', () => {
  const figures = newFigures('orders');
  record(figures, answer(201), 'answered 201');
  expect(totals([figures])).toEqual({ sent: 1, unanswered: 0, failed: 0, busy: 0, succeeded: 1 });
  expect(hasHeld([figures])).toBe(false);
  expect(hasHeld([figuresOf(answer(400), answer('aborted'), answer('ended'))])).toBe(true);
});

it('adds up two rounds of an attack', () => {
  const both = merge(figuresOf(answer(400)), figuresOf(answer(400, { ms: 9 }), answer(500)));
  expect(both).toMatchObject({ sent: 3, failed: 1, worstMs: 9 });
  expect(both.statuses).toEqual(
    new Map([
      ['400', 2],
      ['500', 1],
    ]),
  );
});

it('prints a row for each attack', () => {
  const rows = attackTable([figuresOf(answer(404), answer(400), answer(400))], new Map([['uploads', 41.6]])).split(
    '\n',
  );
  expect(rows[2]?.split('|').map((cell) => cell.trim())).toEqual([
    '',
    'uploads',
    '3',
    '400 ×2, 404 ×1',
    '0',
    '0',
    '0',
    '5',
    '42',
    '',
  ]);
});
