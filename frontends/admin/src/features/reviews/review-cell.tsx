import type { StaffReview } from '@print-shop/contracts';
import { Badge, Stars } from '@print-shop/ui';
import { useText } from './messages/index.ts';

/** A review's stars, words and pictures, the shop's answer, and why it is hidden. */
export function ReviewCell({ review }: { review: StaffReview }) {
  const text = useText();
  return (
    <div className="grid max-w-prose gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <Stars value={review.stars} />
        <span className="font-semibold">{review.name || text.buyer}</span>
        {review.hidden && <Badge tone="bad">{text.hidden}</Badge>}
      </div>
      {review.text && <p className="whitespace-pre-line break-words">{review.text}</p>}
      {review.pictures.length > 0 && (
        <p className="flex flex-wrap gap-3">
          {review.pictures.map((picture, index) => (
            <a key={picture} href={picture} target="_blank" rel="noreferrer" className="text-action underline">
              {text.picture(index + 1)}
            </a>
          ))}
        </p>
      )}
      {review.hidden && <p className="text-bad">{text.reason(review.hidden.reason)}</p>}
      {review.answer && (
        <p className="whitespace-pre-line break-words border-rule-strong border-l-2 pl-3">
          <span className="block font-semibold">{text.yourAnswer}</span>
          {review.answer.text}
        </p>
      )}
    </div>
  );
}
