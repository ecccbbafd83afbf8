import { type RefObject, useEffect, useRef } from 'react';

/** True while the component is mounted, for work that may end after it has gone. */
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
