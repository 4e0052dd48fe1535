import type { ProductSearch } from '@print-shop/contracts';
import { useText } from '../messages/index.ts';

/** Says how a search was understood, where that differs from what was typed. */
export function FoundNote({ found }: { found: Pick<ProductSearch, 'spelling' | 'ignored' | 'total'> | undefined }) {
  const text = useText();
  if (!found || found.total === 0 || (!found.spelling && found.ignored.length === 0)) return null;
  return (
    <p className="mb-6 text-ink-soft">
      {found.spelling && text.readAs(found.spelling)}{' '}
      {found.ignored.length > 0 && text.leftOut(found.ignored.join(', '))}
    </p>
  );
}
