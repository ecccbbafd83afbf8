import { useEffect, useState } from 'react';
import { isBusy, LINGER_MS, lingers } from '@/model/status';

/** True if a status was reached less than 4 s ago while shown (docs/product/servers.md#linger). */
export function useLinger(status: string | undefined): boolean {
  const [seen, setSeen] = useState(status);
  const [lingering, setLingering] = useState(false);
  if (seen !== status) {
    setSeen(status);
    setLingering(isBusy(seen) && lingers(status));
  }
  useEffect(() => {
    if (!lingering) return undefined;
    const timer = setTimeout(() => setLingering(false), LINGER_MS);
    return () => clearTimeout(timer);
  }, [lingering]);
  return lingering;
}
