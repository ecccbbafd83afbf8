import { useNewPage } from './use-new-page';

/** Spec 1 §9: page transition 0.2 s. */
const TRANSITION: KeyframeAnimationOptions = { duration: 200, easing: 'ease-out' };

const FAINT = 0.4;

/** Unlike a view transition it blocks no input. */
export function usePageTransition(): void {
  // Before the first paint, or the page would flash in full.
  useNewPage(() => {
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    document.querySelector('main')?.animate({ opacity: [FAINT, 1] }, TRANSITION);
  });
}
