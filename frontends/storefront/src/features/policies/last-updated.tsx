import { formatDate } from '@print-shop/i18n';
import { Fragment } from 'react';
import { useMoment } from '../../api/use-moment.ts';
import { useText } from './messages/index.ts';

/** Says today's date. The server may have drawn the page on an earlier day: then its text is replaced, not its line. */
export function LastUpdated() {
  const text = useText();
  const moment = useMoment();
  return (
    <p suppressHydrationWarning={true} className="mt-2 text-ink-soft text-small">
      <Fragment key={moment ? 'shown' : 'drawn'}>
        {text.lastUpdated(formatDate((moment ?? new Date()).toISOString()))}
      </Fragment>
    </p>
  );
}
