/**
 * The number of an order as people read it on every screen, message and paper, without `#`: the last six characters of its id, of a
 * bulk order the first eight, in capitals.
 */
export const orderNumber = (id: string, isBulk = false): string =>
  (isBulk ? id.slice(0, 8) : id.slice(-6)).toUpperCase();
