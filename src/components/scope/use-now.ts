import { useEffect, useState } from 'react';

const CLOCK_MS = 30_000;

/** Milliseconds since the epoch, updated every so often. */
export function useNow(everyMs: number = CLOCK_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
