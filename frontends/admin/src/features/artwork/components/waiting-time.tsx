import { formatDateTime } from '@print-shop/i18n';
import { useText } from '../messages/index.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** For how long a line is in its state, plainly; the moment is shown under the pointer. */
export function WaitingTime({ since, now }: { since: string; now: number }) {
  const text = useText().age;
  const hours = Math.floor((now - new Date(since).getTime()) / HOUR_MS);
  const age = hours < 1 ? text.fresh : hours < DAY_HOURS ? text.hours(hours) : text.days(Math.floor(hours / DAY_HOURS));
  return (
    <time dateTime={since} title={formatDateTime(since)}>
      {age}
    </time>
  );
}
