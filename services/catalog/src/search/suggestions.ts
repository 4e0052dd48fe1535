import type { ProductSuggestion } from '@print-shop/contracts';
import type { Entry } from './entry.ts';
import type { Reading } from './query.ts';

const MOST_TYPES = 2;
const MOST_CATEGORIES = 3;
const MOST_PRODUCTS = 5;

interface Source {
  /** The types and categories of all products found, by number, in any order. */
  found: readonly { type: number; category: number }[];
  best: readonly Entry[];
  readings: readonly Reading[];
  typeOf: (number: number) => string;
  categoryOf: (number: number) => string;
  wordsIn: (name: string) => ReadonlySet<number>;
}

/** Suggests the types and categories whose own names match, those with most products first, then single products. */
export function suggestionsFrom({ found, best, readings, typeOf, categoryOf, wordsIn }: Source): ProductSuggestion[] {
  const types = new Map<string, number>();
  const categories: { type: string; category: string; count: number }[] = [];
  for (const [key, count] of countPairs(found)) {
    const [type, category] = [typeOf(Math.floor(key / PAIRS)), categoryOf(key % PAIRS)];
    types.set(type, (types.get(type) ?? 0) + count);
    if (category) categories.push({ type, category, count });
  }
  const isNamed = (name: string) => {
    const words = wordsIn(name);
    return readings.some((reading) => reading.every((term) => term.keys().some((word) => words.has(word))));
  };
  return [
    ...[...types]
      .filter(([type]) => isNamed(type))
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_TYPES)
      .map(([type]) => ({ kind: 'type' as const, type })),
    ...categories
      .filter(({ category }) => isNamed(category))
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_CATEGORIES)
      .map(({ type, category }) => ({ kind: 'category' as const, type, category })),
    ...best.slice(0, MOST_PRODUCTS).map(({ id, text }) => ({
      kind: 'product' as const,
      id,
      name: text.split('\n')[0] ?? '',
    })),
  ];
}

/** More than a shop has categories. */
const PAIRS = 2 ** 20;

/** How many products each pair of a type and a category has. */
function countPairs(found: Source['found']): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { type, category } of found) {
    const key = type * PAIRS + category;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
