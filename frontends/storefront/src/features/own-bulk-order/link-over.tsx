import { buttonClasses, EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useText } from './messages/index.ts';

/** Says that a link opens nothing any more, and how to go on: codes open bulk orders only. */
export function LinkOver({ isOrder }: { isOrder: boolean }) {
  const { track } = useText();
  usePageTitle(track.title);
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={track.over}
        action={
          <Link to={isOrder ? '/contact' : '/track'} className={buttonClasses()}>
            {isOrder ? track.askUs : track.again}
          </Link>
        }
      >
        {isOrder ? track.overOrder : track.overText}
      </EmptyState>
    </div>
  );
}
