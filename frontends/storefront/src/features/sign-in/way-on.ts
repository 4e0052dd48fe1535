/** The page that the visitor wanted before signing in: an address of this shop, or nothing. */
export function wayOn(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}
