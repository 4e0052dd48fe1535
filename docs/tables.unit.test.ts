import { z } from 'zod';
import { documents, settingsTable } from './tables.ts';

it('the tables of routes and settings in the documents are those of the code (npm run docs writes them)', async () => {
  const all = await documents();
  expect(all.length).toBeGreaterThan(10);
  for (const { file, is, shouldBe } of all) expect({ file, text: is }).toEqual({ file, text: shouldBe });
});

it('a table of settings has a row for each, with its default and what it means', () => {
  const schema = z.object({
    LIMIT: z.coerce.number().default(10).meta({ description: 'Attempts per account' }),
    SECRET: z.string().meta({ description: 'Signs | seals' }),
  });
  expect(settingsTable(schema)).toBe(
    [
      '| Variable | Default  | Meaning              |',
      '| -------- | -------- | -------------------- |',
      '| `LIMIT`  | `10`     | Attempts per account |',
      '| `SECRET` | required | Signs \\| seals       |',
    ].join('\n'),
  );
});
