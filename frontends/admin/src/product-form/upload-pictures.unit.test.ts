import { inChosenOrder } from './upload-pictures.ts';

describe('pictures that are stored in another order than they were chosen', () => {
  it.each([
    [['old'], ['a', undefined, undefined], 0, ['old', 'a']],
    [['old', 'c'], [undefined, 'b', 'c'], 1, ['old', 'b', 'c']],
    [['old', 'b', 'c'], ['a', 'b', 'c'], 0, ['old', 'a', 'b', 'c']],
    [['c', 'old'], ['a', undefined, 'c'], 0, ['a', 'c', 'old']],
    [['old'], ['a', 'b'], 1, ['old', 'b']],
    [['old'], ['a', undefined], 1, ['old']],
  ])('%j with %j at place %i becomes %j', (list, stored, at, expected) => {
    expect(inChosenOrder(list, stored, at)).toEqual(expected);
  });
});
