/** The page that the visitor wanted before signing in: an address of this shop, or nothing. */
export function wayOn(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}

/** The page that somebody sees after signing in, unless they came from another one. */
export const startOf = ({ isAdmin }: { isAdmin: boolean }): string => (isAdmin ? '/admin/today' : '/');
