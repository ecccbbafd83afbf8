import { type RefObject, useEffect, useRef } from 'react';

/** For work that may end after the component has gone. */
export function useMounted(): Readonly<RefObject<boolean>> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
