import { use, useEffect, useRef } from 'react';
import { PreloadContext } from './preload-context';

/** How long the pointer or the focus must rest on a link before it means to go there, in ms. */
const INTENT_MS = 80;

/** Listeners for a link, which preload its screen once somebody seems to mean to follow it. */
export interface IntentListeners {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Preloads the screen of a path after a moment of hover or focus. */
export function useIntent(path: string): IntentListeners {
  const preload = use(PreloadContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => preload(path), INTENT_MS);
  };
  const end = () => clearTimeout(timer.current);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
