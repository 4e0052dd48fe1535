import { buttonClasses, EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useText } from './messages/index.ts';

/** Says that a link opens nothing any more, and how to get another. */
export function LinkOver() {
  const { track } = useText();
  usePageTitle(track.title);
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={track.over}
        action={
          <Link to="/track" className={buttonClasses()}>
            {track.again}
          </Link>
        }
      >
        {track.overText}
      </EmptyState>
    </div>
  );
}
