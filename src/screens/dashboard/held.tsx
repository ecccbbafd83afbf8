import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { KeptHeightsContext } from '@/components/records/page-shape';
import { useLate } from './use-late';

interface HeldProps {
  readonly outline: ReactNode;
  /** It is known what comes first, above all else; that is waited for twice as long. */
  readonly isHeadKnown: boolean;
  readonly children: ReactNode;
}

/**
 * Shows its content at once where its heights are known from before. Otherwise its parts, of which
 * nobody knows how high they will be, come together once all of them are read, or are late.
 */
export function Held({ outline, isHeadKnown, children }: HeldProps) {
  const isKnown = use(KeptHeightsContext) !== undefined;
  const [isHeld, setHeld] = useState(!isKnown);
  const isLate = useLate();
  const isTooLate = useLate(2);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const held = content.current;
    if (!isHeld || held === null) return undefined;
    const observer = new MutationObserver(() => {
      if (held.querySelector('[aria-busy="true"], [data-waits]') === null) setHeld(false);
    });
    observer.observe(held, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isHeld]);
  const isShown = !isHeld || isTooLate || (isLate && isHeadKnown);
  return (
    <>
      {!isShown && outline}
      <div ref={content} hidden={!isShown}>
        {children}
      </div>
    </>
  );
}
