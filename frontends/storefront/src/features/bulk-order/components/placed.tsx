import { orderNumber } from '@print-shop/contracts/client';
import { FormMessage } from '@print-shop/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { HelpLine } from '../../../order-parts/help-line.tsx';
import { useText } from '../messages/index.ts';
import type { Reach } from '../use-bulk-order.ts';

interface PlacedProps {
  id: string;
  reach: Reach;
  isGuest: boolean;
}

/** The number of the order that was just placed, and the way to it. The button that placed it is far below, so it takes the focus. */
export function Placed({ id, reach, isGuest }: PlacedProps) {
  const text = useText().order;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id) box.current?.focus();
  }, [id]);
  const number = orderNumber(id, 'bulk-order');
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 p-5 outline-none sm:px-8">
      <FormMessage tone="good">{`${text.placedAs(number)} ${text.confirmedBy[reach]}`}</FormMessage>
      {/* The number alone opens nothing: a code is sent to the contact that was left with it. */}
      {isGuest && reach === 'nothing' ? (
        <HelpLine number={number} />
      ) : (
        <Link
          to={isGuest ? '/track' : `/bulk-orders/${id}`}
          state={isGuest ? { number } : undefined}
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-action underline"
        >
          {text.track}
        </Link>
      )}
    </div>
  );
}
