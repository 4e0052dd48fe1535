/**
 * The number of an order on every screen, message and paper, in capitals and without `#`. It is the last six characters of its id, or the
 * first eight of a bulk order's.
 */
export const orderNumber = (id: string, isBulk = false): string =>
  (isBulk ? id.slice(0, 8) : id.slice(-6)).toUpperCase();
