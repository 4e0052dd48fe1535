import { ensureIndexes, isDuplicateKey, retryConflicts } from './mongo.ts';

describe('a write that raced another', () => {
  const deadlock = new Error('deadlock detected');
  const failing = (errors: Error[]) => {
    let calls = 0;
    return { write: async () => (errors[calls++] ? Promise.reject(errors[calls - 1]) : calls), calls: () => calls };
  };

  it('is repeated until it goes through', async () => {
    expect(await retryConflicts(failing([deadlock, deadlock]).write)).toBe(3);
  });

  it('does not keep an index from being made', async () => {
    const { write: createIndexes, calls } = failing([deadlock]);
    const indexes = (): [object, object][] => [[{ name: 1 }, { unique: true }]];
    await ensureIndexes([{ schema: { indexes }, collection: { createIndexes } }]);
    expect(calls()).toBe(2);
  });

  it('is given up after some tries, and at once for any other fault', async () => {
    const hopeless = failing(Array(9).fill(deadlock));
    await expect(retryConflicts(hopeless.write, 3)).rejects.toThrow('deadlock');
    expect(hopeless.calls()).toBe(3);
    const other = failing([new Error('no space left')]);
    await expect(retryConflicts(other.write)).rejects.toThrow('no space');
    expect(other.calls()).toBe(1);
  });

  it('is a duplicate key in the words of MongoDB and of FerretDB', () => {
    const worded = Object.assign(new Error('conflicting key value violates exclusion constraint "x"'), { code: 1 });
    expect(isDuplicateKey(Object.assign(new Error('E11000'), { code: 11_000 }))).toBe(true);
    expect(isDuplicateKey(worded)).toBe(true);
    expect(isDuplicateKey(deadlock)).toBe(false);
  });
});
