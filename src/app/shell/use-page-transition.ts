import { useNewPage } from './use-new-page';

/** Spec 1 §9: page transition 0.2 s. */
const TRANSITION: KeyframeAnimationOptions = { duration: 200, easing: 'ease-out' };

/** What of a new page shows from its first frame on: all of it can be read and pressed at once. */
const FAINT = 0.4;

/**
 * Lets a new page fade in, where people have not asked for less motion. It is there from the start
 * and holds nobody up, unlike a view transition, which takes no press before it ends.
 */
export function usePageTransition(): void {
  // Not after it is painted, or it would be seen once in full and then fade.
  useNewPage(() => {
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    document.querySelector('main')?.animate({ opacity: [FAINT, 1] }, TRANSITION);
  });
}
