import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusHeadingIfLost } from '@/ui/page/focus-heading';
import type { Row } from './rows';

/** What has the focus, if anything. */
function focused(): HTMLElement | undefined {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
}

interface DeedOptions {
  readonly close: () => void;
  /** Something is about to be opened or done. */
  readonly onFollowed: (row: Row) => void;
  readonly onTyped: (text: string) => void;
}

/**
 * Does what a row is for, in its press. What opens a dialog waits until the palette is gone and the focus is
 * back where it was, so that the dialog returns it there. A page's heading can take the focus no earlier. The place in
 * the history is the palette's: Back from where a row has led comes to the page below.
 */
export function useDeeds({ close, onFollowed, onTyped }: DeedOptions) {
  const navigate = useNavigate();
  const [opener] = useState(focused);
  const then = useRef<() => void>(undefined);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // Not within React's own work: an action may need to be drawn at once.
      queueMicrotask(() => {
        // In StrictMode it comes back at once.
        if (isHere.current) return;
        if (opener?.isConnected === true && then.current !== focusHeadingIfLost) opener.focus();
        then.current?.();
      });
    };
  }, [opener]);

  return (row: Row, event: SyntheticEvent) => {
    if (!('typed' in row)) onFollowed(row);
    if ('href' in row) {
      // The browser follows it.
      close();
      return;
    }
    event.preventDefault();
    if ('typed' in row) onTyped(row.typed);
    else if (row.run !== undefined) {
      then.current = row.run;
      close();
    } else if ('to' in row) {
      then.current = focusHeadingIfLost;
      void navigate(row.to, { replace: true });
    }
  };
}
