import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** The time by the visitor's clock, every quarter of a minute; undefined while the page is drawn first. */
export function useMoment(): Date | undefined {
  const [moment, setMoment] = useState<Date>();
  useEffect(() => {
    const tick = () => setMoment(new Date());
    tick();
    const timer = setInterval(tick, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
