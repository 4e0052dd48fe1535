import { formatDate } from '@print-shop/i18n';
import { useMoment } from '../../api/use-moment.ts';
import { useText } from './messages/index.ts';

/** Says today's date. The server may have drawn the page on an earlier day: then its line is replaced. */
export function LastUpdated() {
  const text = useText();
  const moment = useMoment();
  return (
    <p key={moment ? 'shown' : 'drawn'} suppressHydrationWarning={true} className="mt-2 text-ink-soft text-small">
      {text.lastUpdated(formatDate((moment ?? new Date()).toISOString()))}
    </p>
  );
}
