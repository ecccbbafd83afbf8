import { useRef } from 'react';
import { type OpenKey, PressKeys } from '@/provider/press-keys';

/**
 * Sends a press of a form with an `Idempotency-Key`. Repeats the key while the end of the last
 * press is unknown.
 */
export function usePressKeys(): PressKeys['send'] {
  const open = useRef<readonly OpenKey[]>([]);
  return async (asked, work) => {
    const keys = new PressKeys(open.current);
    try {
      return await keys.send(asked, work);
    } finally {
      open.current = keys.open;
    }
  };
}
