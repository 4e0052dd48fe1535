/** The texts of a product in the index. The values for filters and orders are in `columns.ts`. */
export interface Entry {
  id: string;
  /** In lower case, for sorting. */
  name: string;
  /** The words with the best field of each, packed like postings, for taking the product out again. */
  words: Int32Array;
  /** All that is searched, one field a line, the name first. */
  text: string;
}
