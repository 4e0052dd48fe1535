import { FormMessage } from '@print-shop/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../messages/index.ts';

/** The number of the order that was just placed, and the way to it. The button that placed it is far below, so it takes the focus. */
export function Placed({ id, isGuest }: { id: string; isGuest: boolean }) {
  const text = useText().order;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id) box.current?.focus();
  }, [id]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 p-5 outline-none">
      <FormMessage tone="good">{text.placedAs(id.slice(0, 8).toUpperCase())}</FormMessage>
      <Link
        to={isGuest ? '/track' : `/bulk-orders/${id}`}
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-action underline"
      >
        {text.track}
      </Link>
    </div>
  );
}
