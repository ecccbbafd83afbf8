import { useState } from 'react';

/** Whether something has been so at any time since the component came. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
