import { type RefObject, useLayoutEffect } from 'react';
import { focusHeading } from '@/ui/page/focus-heading';

/** Moves the focus to the page's heading if the focused part is removed. */
export function useHeadingAfter(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      if (shown?.contains(document.activeElement) !== true) return;
      focusHeading();
    };
  }, [part]);
}
