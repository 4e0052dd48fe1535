import { Star } from 'lucide-react';
import { useText } from './messages/index.ts';

/** Stars out of five; parts of a star are rounded. */
export function Stars({ value }: { value: number }) {
  const text = useText();
  return (
    <span role="img" aria-label={text.rated(value)} className="flex gap-0.5 text-wait">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className="size-4"
          fill={star <= Math.round(value) ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  );
}

/** Stars out of five and the number of ratings. */
export function Rating({ value, count }: { value: number; count: number }) {
  const text = useText();
  return (
    <p className="flex items-center gap-2 text-small">
      <Stars value={value} />
      <span className="text-ink-soft">{text.reviews(count)}</span>
    </p>
  );
}
