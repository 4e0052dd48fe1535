import { buttonClasses } from '@print-shop/ui';
import { Link } from 'react-router';
import { AccountFrame } from './account-frame.tsx';

interface OutcomeFrameProps {
  title: string;
  text: string;
  /** Where to go from here, and what its link is called. */
  to: string;
  label: string;
}

/** How it went, and the one way on. */
export const OutcomeFrame = ({ title, text, to, label }: OutcomeFrameProps) => (
  <AccountFrame title={title} text={text}>
    <Link to={to} className={buttonClasses({ size: 'large', className: 'w-full' })}>
      {label}
    </Link>
  </AccountFrame>
);
