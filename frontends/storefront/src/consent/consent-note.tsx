import { Link } from 'react-router';
import { useText } from './messages/index.ts';

/** The consent that a person gives by pressing the button above, with a link to the notice whose version is sent. */
export function ConsentNote({
  by,
  className,
}: {
  by: 'signingUp' | 'google' | 'ordering' | 'writing';
  className?: string;
}) {
  const text = useText();
  return (
    <p className={className ?? 'text-ink-soft text-small'}>
      {text[by]}{' '}
      <Link to="/privacy" className="font-semibold text-action underline">
        {text.notice}
      </Link>
    </p>
  );
}
