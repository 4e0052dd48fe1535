import { findPlace, isIndia, pinCodeOf } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '../messages/index.ts';

interface Place {
  city: string;
  state: string;
}

interface Fields {
  read: () => Place & { country: string };
  write: (place: Place) => void;
}

/**
 * Fills in city and state once a PIN code is complete. Text that the customer typed there stays. `onPin` takes what is in the
 * field, `said` tells what was filled in. A PIN code that is not known, or cannot be looked up now, changes nothing.
 */
export function useFillByPin({ read, write }: Fields): { onPin: (text: string) => void; said: string | undefined } {
  const text = useText();
  const queries = useQueryClient();
  const asked = useRef<string>(undefined);
  const written = useRef<Place>({ city: '', state: '' });
  const [said, setSaid] = useState<string>();

  const onPin = async (typed: string) => {
    const { country } = read();
    const pin = country === '' || isIndia(country) ? pinCodeOf(typed) : undefined;
    if (pin === asked.current) return;
    asked.current = pin;
    setSaid(undefined);
    if (!pin) return;
    const query = { ...queryFor(findPlace, { params: { pin } }), staleTime: Number.POSITIVE_INFINITY, retry: false };
    const place = await queries.fetchQuery(query).catch(() => undefined);
    if (!place || asked.current !== pin) return;
    const before = read();
    const isOurs = (part: keyof Place) => before[part] === '' || before[part] === written.current[part];
    const next = {
      city: isOurs('city') ? place.city : before.city,
      state: isOurs('state') ? place.state : before.state,
    };
    if (isOurs('city') || isOurs('state')) {
      write(next);
      setSaid(text.filledIn(next.city, next.state));
    }
    written.current = place;
  };
  return { onPin: (typed) => void onPin(typed), said };
}
