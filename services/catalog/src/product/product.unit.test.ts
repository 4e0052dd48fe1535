import { resolveColors } from './product.ts';
import { pickOthers } from './similar.ts';

it('takes colours by id or by name, and says which it does not know', () => {
  const colors = [
    { id: 'a'.repeat(24), name: 'Navy Blue' },
    { id: 'b'.repeat(24), name: 'Red' },
  ];
  expect(resolveColors(['b'.repeat(24), 'navy blue', 'Red', 'Mauve'], colors)).toEqual({
    names: ['Red', 'Navy Blue'],
    unknown: ['Mauve'],
  });
});

it('picks others, each once and never the product itself', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id })) as [{ id: string }, { id: string }, { id: string }];
  expect(pickOthers([b, a, b, c], 'a', 2)).toEqual([b, c]);
  expect(pickOthers([a], 'a', 4)).toEqual([]);
});
