import { useEffect, useState } from 'react';

/** How often relative times are told anew, in milliseconds. */
const CLOCK_MS = 30_000;

/** The time now in milliseconds since the epoch, told anew every so often. */
export function useNow(everyMs: number = CLOCK_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
