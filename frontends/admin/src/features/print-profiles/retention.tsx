import { Region } from '@print-shop/web-kit/region';
import { Link } from 'react-router';
import { useRetention } from './api/use-retention.ts';
import { useText } from './messages/index.ts';

/** The time that customers' files are kept, and the way to the settings, which say it. */
export function Retention() {
  const text = useText().retention;
  const query = useRetention();
  return (
    <section aria-labelledby="retention" className="mt-8 grid max-w-2xl gap-2 rounded border border-rule bg-sheet p-5">
      <h2 id="retention" className="font-bold text-lead">
        {text.title}
      </h2>
      <Region query={query} loading={text.loading} failed={text.failed}>
        {({ fileDays, orderDays }) => <p>{text.days(fileDays, orderDays)}</p>}
      </Region>
      <Link
        to="/admin/settings/retention"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-action underline"
      >
        {text.change}
      </Link>
    </section>
  );
}
