import type { Review } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Stars } from '@print-shop/ui';
import { useText } from './messages/index.ts';

/** The small size of a picture: its address differs in the width. */
const small = (picture: string) => picture.replace(/\/\d+\.webp$/, '/320.webp');

export function ReviewCard({ review }: { review: Review }) {
  const text = useText();
  const name = review.name || text.buyer;
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <Stars value={review.stars} />
        <span className="font-semibold">{name}</span>
        <span className="text-ink-soft">{formatDate(review.writtenAt)}</span>
      </div>
      {review.text && <p className="measure whitespace-pre-line break-words">{review.text}</p>}
      {review.pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {review.pictures.map((picture, index) => (
            <li key={picture}>
              <a href={picture} target="_blank" rel="noreferrer" className="block">
                <img
                  src={small(picture)}
                  alt={text.picture(index + 1, name)}
                  width={96}
                  height={96}
                  loading="lazy"
                  className="size-24 rounded bg-paper-deep object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.answer && (
        <div className="measure mt-1 border-rule-strong border-l-2 pl-4">
          <p className="font-semibold text-small">{text.answer}</p>
          <p className="whitespace-pre-line break-words">{review.answer.text}</p>
        </div>
      )}
    </article>
  );
}
