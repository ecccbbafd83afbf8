import { useEffect, useState } from 'react';
import { FIRST_SCREEN_MS } from '@/store/resources/first-screen';

/** Whether what is shown first has had its time. */
export function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
