import { buttonClasses, EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';

interface LinkIsOverProps {
  /** Texts of the page that the link once led to. */
  text: Record<'title' | 'over' | 'overText' | 'contact', string>;
}

/** Shown for a link in an email that opens nothing any more. */
export function LinkIsOver({ text }: LinkIsOverProps) {
  usePageTitle(text.title);
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={text.over}
        action={
          <Link to="/contact" className={buttonClasses()}>
            {text.contact}
          </Link>
        }
      >
        {text.overText}
      </EmptyState>
    </div>
  );
}
