import { useEffect, useState } from 'react';
import { FIRST_SCREEN_MS } from '@/store/resources/shown-slice';

export function useLate(times = 1): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), times * FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, [times]);
  return isLate;
}
