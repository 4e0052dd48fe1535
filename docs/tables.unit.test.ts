import { readmes } from './tables.ts';

it('the tables of routes and settings in the READMEs are those of the code (npm run docs writes them)', async () => {
  const all = await readmes();
  expect(all.length).toBe(11);
  for (const { file, is, shouldBe } of all) expect({ file, text: is }).toEqual({ file, text: shouldBe });
});
