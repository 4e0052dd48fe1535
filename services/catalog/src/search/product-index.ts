import { discountedPaise, PRODUCT_SIZES, type ProductSuggestion, steadyDiscount } from '@print-shop/contracts';
import type { Product } from '../product/product.ts';
import { createColorSets, createColumns } from './columns.ts';
import type { Entry } from './entry.ts';
import { bandOf, createCounter, type Facets, type Narrowing } from './facets.ts';
import { createNames } from './names.ts';
import { createPostings, FIELD, fieldOf, posting, slotOf } from './postings.ts';
import { nearestTo, planSearch, type Reading, type SynonymGroup } from './query.ts';
import { createOrders, first, type SearchSort } from './ranking.ts';
import { suggestionsFrom } from './suggestions.ts';
import { createVocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

export type Searched = Pick<
  Product,
  | 'id' | 'name' | 'type' | 'category' | 'description' | 'pricePaise' | 'happyHourDiscount' | 'priceRules' | 'sizes' | 'colors'
  | 'isCustomizable' | 'isBestSeller' | 'stock' | 'createdAt'
>; // biome-ignore format: a list

export interface Search extends Narrowing {
  text: string;
  sort: SearchSort;
  page: number;
  limit: number;
}

export interface Found {
  ids: string[];
  total: number;
  facets: Facets;
  /** The search with the words used in place of misspelt ones. */
  spelling: string | null;
  ignored: string[];
  /** If nothing was found: known words nearest to the search. */
  nearest: string[];
}

/** The longest texts are indexed up to this many different words; name, type and category come first. */
const MOST_WORDS = 60;
/** The value of a field compared with the field below it. */
const FIELD_WORTH = 2;
const WORD_LOSS = 0.05;
const MOST_SUGGESTED = 5;

export type ProductIndex = ReturnType<typeof createProductIndex>;

/** Searches products in memory. A search takes a few milliseconds of the processor at 100,000 products. */
export function createProductIndex() {
  const postings = createPostings();
  const synonymWords = new Set<number>();
  const hasGoods = (id: number) => postings.of(id).length > 0;
  const vocabulary = createVocabulary((id) => hasGoods(id) || synonymWords.has(id), hasGoods);
  const names = { types: createNames(), categories: createNames(), colors: createNames() };
  const entries: (Entry | undefined)[] = [];
  const slots = new Map<string, number>();
  const free: number[] = [];
  const columns = createColumns();
  const colorSets = createColorSets(names.colors);
  const orders = createOrders(entries, columns.all);
  let synonyms: SynonymGroup[] = [];
  // Reused by every search, which runs without a pause.
  let [scores, best, seen] = [new Float32Array(0), new Float32Array(0), new Uint8Array(0)];

  const textOf = ({ name, type, category, description }: Searched) => [name, type, category, description].join('\n');

  /** The words of a product, each with the best field that contains it, packed like postings. */
  const productWords = (product: Searched): Int32Array => {
    const words = new Map<number, number>();
    for (const field of ['name', 'type', 'category', 'description'] as const) {
      for (const word of wordsOf(product[field])) {
        if (words.size >= MOST_WORDS) break;
        const id = vocabulary.add(word);
        if (!words.has(id)) words.set(id, FIELD[field]);
      }
    }
    return Int32Array.from(words, ([word, field]) => posting(word, field));
  };

  const takeOut = (slot: number) => {
    for (const packed of entries[slot]?.words ?? []) postings.remove(slotOf(packed), slot);
  };

  /** The slots that meet every term of a reading; their scores are in `scores`. */
  const evaluate = (reading: Reading): number[] => {
    let kept: number[] = [];
    for (const [at, term] of reading.entries()) {
      const touched: number[] = [];
      for (const [word, quality] of term) {
        for (const entry of postings.of(word)) {
          const slot = slotOf(entry);
          if (seen[slot] !== at) continue;
          const worth = quality + FIELD_WORTH * fieldOf(entry);
          const known = best[slot] ?? 0;
          if (known === 0) touched.push(slot);
          if (worth > known) best[slot] = worth;
        }
      }
      for (const slot of kept) if (best[slot] === 0) seen[slot] = 0;
      for (const slot of touched) {
        scores[slot] = (at === 0 ? 0 : (scores[slot] ?? 0)) + (best[slot] ?? 0);
        best[slot] = 0;
        seen[slot] = at + 1;
      }
      kept = touched;
    }
    for (const slot of kept) seen[slot] = 0;
    return kept;
  };

  const matching = (readings: readonly Reading[]): number[] => {
    if (readings.length === 1) return evaluate(readings[0] ?? []);
    const highest = new Map<number, number>();
    for (const reading of readings) {
      const terms = reading.length || 1;
      for (const slot of evaluate(reading)) {
        // Readings have different numbers of terms, so they are compared by the mean.
        highest.set(slot, Math.max(highest.get(slot) ?? 0, (scores[slot] ?? 0) / terms));
      }
    }
    for (const [slot, score] of highest) scores[slot] = score;
    return [...highest.keys()];
  };

  const rank = (found: readonly number[], sort: SearchSort, count: number): number[] => {
    const isBetter = orders[sort];
    const { nameLength } = columns.all();
    const score = (slot: number) => (scores[slot] as number) - WORD_LOSS * (nameLength[slot] as number);
    return first(found, count, (a, b) => isBetter(a, b, score));
  };

  const grow = () => {
    if (scores.length >= entries.length) return;
    const size = Math.max(1024, 2 * entries.length);
    [scores, best, seen] = [new Float32Array(size), new Float32Array(size), new Uint8Array(size)];
  };

  return {
    size: (): number => slots.size,
    ids: (): IterableIterator<string> => slots.keys(),

    /** Counts the products of each type by their stock. Up to `low` pieces are few. */
    stockByType(low: number): Map<string, { out: number; low: number; enough: number }> {
      const { type, stock } = columns.all();
      const counts = new Map<string, { out: number; low: number; enough: number }>();
      for (const slot of slots.values()) {
        const name = names.types.names[type[slot] as number] ?? '';
        const left = stock[slot] as number;
        const count = counts.get(name) ?? { out: 0, low: 0, enough: 0 };
        count[left === 0 ? 'out' : left <= low ? 'low' : 'enough'] += 1;
        counts.set(name, count);
      }
      return counts;
    },

    /** Adds a product or replaces its old state. Returns whether a search may now find something else. */
    put(product: Searched): boolean {
      const known = slots.get(product.id);
      const slot = known ?? free.pop() ?? entries.length;
      const text = textOf(product);
      const old = entries[slot];
      const isSame = known !== undefined && old?.text === text;
      if (known !== undefined && !isSame) takeOut(slot);
      const words = isSame ? (old as Entry).words : productWords(product);
      const pricePaise = discountedPaise(product.pricePaise, steadyDiscount(product));
      entries[slot] = { id: product.id, name: product.name.toLowerCase(), words, text };
      const isChanged = columns.put(slot, {
        type: names.types.add(product.type),
        category: names.categories.add(product.category),
        colorSet: colorSets.add(product.colors),
        sizes: product.sizes.reduce((bits, size) => bits | (1 << PRODUCT_SIZES.indexOf(size)), 0),
        pricePaise,
        band: bandOf(pricePaise),
        stock: product.stock,
        isCustomizable: Number(product.isCustomizable),
        isBestSeller: Number(product.isBestSeller),
        createdAt: product.createdAt.getTime(),
        nameLength: isSame
          ? (columns.all().nameLength[slot] as number)
          : Math.min(wordsOf(product.name).length, MOST_WORDS),
      });
      slots.set(product.id, slot);
      if (!isSame) for (const packed of words) postings.add(slotOf(packed), slot, fieldOf(packed));
      grow();
      return isChanged || !isSame;
    },

    /** Takes a product out; nothing happens when it is not there. */
    remove(id: string): void {
      const slot = slots.get(id);
      if (slot === undefined) return;
      takeOut(slot);
      entries[slot] = undefined;
      slots.delete(id);
      free.push(slot);
    },

    setSynonyms(groups: readonly (readonly string[])[]): void {
      synonyms = groups.map((group) => group.map((phrase) => phraseWords(phrase).map(vocabulary.add)));
      synonymWords.clear();
      for (const id of synonyms.flat(2)) synonymWords.add(id);
    },

    /** One page of the products that match. Without text all products do. */
    search({ text, sort, page, limit, ...narrowing }: Search): Found {
      const isAll = text.trim() === '';
      const plan = isAll ? undefined : planSearch(text, vocabulary, synonyms);
      const matched = plan ? matching(plan.readings) : [...slots.values()];
      const counter = createCounter(narrowing, columns.all(), { ...names, colorSets: colorSets.members });
      const passed = matched.filter(counter.count);
      const order = isAll && sort === 'relevance' ? 'newest' : sort;
      const before = (page - 1) * limit;
      const top = before < passed.length ? rank(passed, order, before + limit).slice(before) : [];
      return {
        ids: top.map((slot) => entries[slot]?.id ?? ''),
        total: passed.length,
        facets: counter.facets(),
        spelling: plan?.spelling ?? null,
        ignored: plan?.ignored ?? [],
        nearest: matched.length === 0 ? nearestTo(text, vocabulary) : [],
      };
    },

    /** The possible targets of a person who is typing this. */
    suggest(text: string): ProductSuggestion[] {
      const { readings } = planSearch(text, vocabulary, synonyms);
      const matched = matching(readings);
      const { type, category } = columns.all();
      return suggestionsFrom({
        found: matched.map((slot) => ({ type: type[slot] as number, category: category[slot] as number })),
        best: rank(matched, 'relevance', MOST_SUGGESTED).map((slot) => entries[slot] as Entry),
        readings,
        typeOf: (number) => names.types.names[number] ?? '',
        categoryOf: (number) => names.categories.names[number] ?? '',
        wordsIn: (name) => new Set(wordsOf(name).map(vocabulary.add)),
      });
    },
  };
}

const phraseWords = (phrase: string) => phrase.split(/\s+/).flatMap((part) => wordsOf(part).slice(-1));
