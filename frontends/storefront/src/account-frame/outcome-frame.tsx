import { buttonClasses } from '@print-shop/ui';
import { Link } from 'react-router';
import { AccountFrame } from './account-frame.tsx';

interface OutcomeFrameProps {
  title: string;
  text: string;
  /** The next page and the text of its link. */
  to: string;
  label: string;
}

/** The outcome of an action, with one link to continue. */
export const OutcomeFrame = ({ title, text, to, label }: OutcomeFrameProps) => (
  <AccountFrame title={title} text={text}>
    <Link to={to} className={buttonClasses({ size: 'large', className: 'w-full' })}>
      {label}
    </Link>
  </AccountFrame>
);
