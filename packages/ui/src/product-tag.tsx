import { clsx } from 'clsx';
import { useText } from './messages/index.ts';

interface ProductTagProps {
  isBestSeller?: boolean | undefined;
  isNew?: boolean | undefined;
  className?: string;
}

/** The label of a best seller or a new product; a best seller is not also labelled as new. */
export function ProductTag({ isBestSeller, isNew, className }: ProductTagProps) {
  const text = useText();
  if (!isBestSeller && !isNew) return null;
  return (
    <span className={clsx('rounded-sm bg-board px-1.5 py-0.5 font-semibold text-board-ink text-caption', className)}>
      {isBestSeller ? text.bestSeller : text.isNew}
    </span>
  );
}
