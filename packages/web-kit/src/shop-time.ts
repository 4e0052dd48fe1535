/** A clock that learns the time of the shop. The clock of a phone may be wrong by minutes. */
export function createShopClock() {
  /** The time of the shop less that of this device, in ms; as far as it is known. */
  let aheadMs: number | undefined;
  return {
    /**
     * Learns the time from the header `Date` of an answer. One that was stored on the way is older, so the answer that is most
     * ahead counts.
     */
    note(date: string | null): void {
      const ms = Date.parse(date ?? '') - Date.now();
      if (!Number.isNaN(ms)) aheadMs = Math.max(ms, aheadMs ?? ms);
    },
    /** The time in the shop, in ms since 1970, to the second. */
    time: (): number => Date.now() + (aheadMs ?? 0),
  };
}

/** The clock of this page. */
export const { note: noteShopTime, time: shopTime } = createShopClock();
