/** The time of the shop less that of this device, in ms; as far as it is known. */
let aheadMs: number | undefined;

/**
 * Learns the time of the shop from the header `Date` of an answer. One that was stored on the way is older, so the answer that
 * is most ahead counts.
 */
export function noteShopTime(date: string | null): void {
  const ms = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(ms)) aheadMs = Math.max(ms, aheadMs ?? ms);
}

/** The time in the shop, in ms since 1970, to the second. The clock of a phone may be wrong by minutes. */
export const shopTime = (): number => Date.now() + (aheadMs ?? 0);
