import { z } from 'zod';
import { faults, sentences } from './messages.hi.ts';
import { routesByService } from './routes.ts';

type Inner = z.core.$ZodType | z.core.$ZodCheck;
const isSchema = (value: unknown): value is Inner => typeof value === 'object' && value !== null && '_zod' in value;

/** Every schema and check inside a schema, including itself. */
function* partsOf(schema: Inner, seen = new Set<Inner>()): Generator<Inner> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  for (const value of Object.values(schema._zod.def)) {
    const nested = typeof value === 'object' && value !== null ? Object.values(value) : [];
    for (const part of [value, ...nested]) if (isSchema(part)) yield* partsOf(part, seen);
  }
}

/** The message of a part when it is broken; `undefined` where the message is zod's. */
const wordsOf = ({ _zod: { def } }: Inner): string | undefined => {
  const say = def.error as z.core.$ZodErrorMap | undefined;
  const said = say?.({ code: 'custom', input: undefined });
  return typeof said === 'string' ? said : said?.message;
};

const requests = Object.values(routesByService)
  .flat()
  .flatMap(({ params, query, body }) => [params, query, body].filter((schema) => schema !== undefined));
const said = new Set(requests.flatMap((schema) => [...partsOf(schema)].flatMap((part) => wordsOf(part) ?? [])));
const known: Readonly<Record<string, string>> = { ...sentences, ...faults };

it('has Hindi for everything that a schema of a request says', () => {
  expect(said.size).toBeGreaterThan(30);
  expect([...said].filter((words) => !Object.hasOwn(known, words))).toEqual([]);
});

it('has nothing that no schema of a request says', () => {
  expect(Object.keys(known).filter((words) => !said.has(words))).toEqual([]);
});

it('finds what is said deep inside of a schema', () => {
  const deep = z.object({ lines: z.array(z.object({ name: z.string().min(1, 'Nobody wrote this.') })).optional() });
  expect([...partsOf(deep)].map(wordsOf)).toContain('Nobody wrote this.');
});
