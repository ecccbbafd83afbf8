import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the screen, for what ends after it may have been left. */
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
