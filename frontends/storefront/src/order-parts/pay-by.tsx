import { formatDateTime } from '@print-shop/i18n';
import { shopTime } from '@print-shop/web-kit';
import { useEffect, useState } from 'react';
import { useText } from './messages/index.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Minutes and seconds, as a clock shows them: 9:05. */
const clockOf = (ms: number): string => {
  const seconds = Math.ceil(ms / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Says until when an order must be paid: the time, and in the last hour a countdown. */
export function PayBy({ at }: { at: string }) {
  const text = useText().account;
  const [left, setLeft] = useState(() => Date.parse(at) - shopTime());
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return;
    const clock = setInterval(() => setLeft(Date.parse(at) - shopTime()), SECOND_MS);
    return () => clearInterval(clock);
  }, [at, isOver]);
  if (isOver) return <p className="text-bad text-small">{text.payTooLate}</p>;
  return (
    <p className="rounded border-wait border-l-4 bg-paper-deep px-4 py-3 text-small">
      {left > HOUR_MS ? (
        text.payBy(formatDateTime(at))
      ) : (
        <>
          {text.payWithin}{' '}
          <strong role="timer" className="tabular">
            {clockOf(left)}
          </strong>
        </>
      )}
    </p>
  );
}
