import { z } from 'zod';
import { Validation } from './validate.ts';

describe('validation', () => {
  const body = z.object({
    name: z.unknown(),
    tags: z.array(z.string()).optional(),
    notes: z.record(z.string(), z.number()).optional(),
  });

  it.each([
    [{ name: 'a\0b' }, 'body.name'],
    [{ name: 'a', tags: ['b', '\0'] }, 'body.tags.1'],
    [{ name: 'a', notes: { 'k\0': 1 } }, 'body.notes.k'],
  ])('refuses the character NUL, which some databases cannot store, in %j', (value, path) => {
    const validation = new Validation();
    validation.read(body, 'body', value);
    expect(validation.faults).toMatchObject([
      { path, message: { en: expect.stringContaining('NUL'), hi: expect.stringContaining('NUL') } },
    ]);
  });

  it('does not mind what no contract reads', () => {
    const validation = new Validation();
    expect(validation.read(body, 'body', { name: 'a', other: ['\0'] })).toEqual({ name: 'a' });
    expect(validation.error()).toBeUndefined();
  });

  it('refuses what is nested without end', () => {
    for (const field of ['name', 'unknown']) {
      const deep = JSON.parse(`{"${field}":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
      const validation = new Validation();
      validation.read(body, 'body', deep);
      expect(validation.faults).toMatchObject([{ message: { en: expect.stringContaining('nested') } }]);
    }
  });

  it('speaks to the person by a sentence of the contracts only, however other words are written', () => {
    const form = z.object({
      size: z.string('Capital letters mean nothing'),
      name: z.string('Please enter your name.'),
    });
    const validation = new Validation();
    validation.read(form, 'body', {});
    expect(validation.error()?.text).toEqual({ en: 'Please enter your name.', hi: 'अपना नाम लिखिए।' });
  });

  it('lets every other character of a text through', () => {
    const validation = new Validation();
    const value = { name: 'छाप 🖨 \u0001\n' };
    expect(validation.read(body, 'body', value)).toEqual(value);
    expect(validation.error()).toBeUndefined();
  });
});
