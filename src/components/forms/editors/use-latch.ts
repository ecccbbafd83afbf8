import { useState } from 'react';

/** True if `now` has been true since the component mounted. */
export function useLatch(now: boolean): boolean {
  const [latched, setLatched] = useState(now);
  if (now && !latched) setLatched(true);
  return latched || now;
}
