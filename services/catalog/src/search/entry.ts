import type { Traits } from './facets.ts';

/** A product in the index. */
export interface Entry extends Traits {
  id: string;
  /** In lower case, for sorting. */
  name: string;
  /** The words with the best field of each, packed like postings, for taking the product out again. */
  words: Int32Array;
  /** All that is searched, one field a line, the name first. */
  text: string;
  /** Words of the name: of two equal matches the shorter name is nearer. */
  nameLength: number;
  isBestSeller: boolean;
  createdAt: number;
}
