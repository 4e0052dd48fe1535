/** The fields of a product that are searched, weakest first: the number is the field's rank. */
export const FIELD = { description: 0, category: 1, type: 2, name: 3 } as const;
const FIELD_BITS = 2;
const FIELDS = 1 << FIELD_BITS;

/** A product's slot in the index, or a word, and a field, as one number. */
export const posting = (slot: number, field: number): number => slot * FIELDS + field;
export const slotOf = (entry: number): number => entry >>> FIELD_BITS;
export const fieldOf = (entry: number): number => entry & (FIELDS - 1);

/** For each word the products that contain it, in order of their slots. */
export function createPostings() {
  const lists: number[][] = [];
  const NONE: readonly number[] = [];

  const placeOf = (list: readonly number[], slot: number): number => {
    const wanted = posting(slot, 0);
    let [low, high] = [0, list.length];
    if (high > 0 && (list[high - 1] ?? 0) < wanted) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    of: (word: number): readonly number[] => lists[word] ?? NONE,
    add(word: number, slot: number, field: number): void {
      lists[word] ??= [];
      const list = lists[word];
      const at = placeOf(list, slot);
      if (at === list.length) list.push(posting(slot, field));
      else list.splice(at, 0, posting(slot, field));
    },
    remove(word: number, slot: number): void {
      const list = lists[word] ?? [];
      const at = placeOf(list, slot);
      if (slotOf(list[at] ?? -1) === slot) list.splice(at, 1);
    },
  };
}
