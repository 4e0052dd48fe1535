import { PLACES } from './places.ts';

/** Where a PIN code is: its district, or the city of that name, and the state. */
export interface Place {
  city: string;
  state: string;
}

interface Run extends Place {
  first: number;
  last: number;
}

let runs: Run[] | undefined;

/** The table as runs in ascending order; read once, when it is first needed. */
function readRuns(): Run[] {
  const lines = PLACES.trim().split('\n');
  return lines
    .flatMap((line) => {
      const [, city = '', state = '', own = ''] = /^(.*), (.*): (.*)$/.exec(line) ?? [];
      return own.split(' ').map((run) => {
        const [first = '', last = first] = run.split('-');
        return { city, state, first: Number(first), last: Number(last) };
      });
    })
    .toSorted((a, b) => a.first - b.first);
}

/** The place of a PIN code of six digits; `undefined` where India Post has none, and for the army's own post offices. */
export function findPlace(pin: string): Place | undefined {
  runs ??= readRuns();
  const number = Number(pin);
  const next = runs.findIndex(({ first }) => first > number);
  const run = runs.at(next === -1 ? -1 : next - 1);
  return run && run.first <= number && number <= run.last ? { city: run.city, state: run.state } : undefined;
}
