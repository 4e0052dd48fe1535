/** Handles all items, also after one has failed, and then throws what was thrown first. */
export async function eachAlone<Item>(items: readonly Item[], handle: (item: Item) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) await handle(item).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}
