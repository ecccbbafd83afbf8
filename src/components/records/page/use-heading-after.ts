import { type RefObject, useLayoutEffect } from 'react';
import { focusHeading } from '@/ui/page/focus-heading';

/** The page's heading takes the focus of what goes away with it. */
export function useHeadingAfter(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      if (shown?.contains(document.activeElement) !== true) return;
      focusHeading();
    };
  }, [part]);
}
