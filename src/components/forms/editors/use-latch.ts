import { useState } from 'react';

/** Whether it has been true since the component mounted. */
export function useLatch(now: boolean): boolean {
  const [latched, setLatched] = useState(now);
  if (now && !latched) setLatched(true);
  return latched || now;
}
