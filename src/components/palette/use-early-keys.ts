import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

interface EarlyKeys {
  /** From here on, until what is opened stands. */
  readonly begin: () => void;
  /** Takes those that are not the page's. */
  readonly hear: (event: KeyboardEvent) => void;
  readonly typed: () => string;
  readonly end: () => void;
}

/** Keeps what is typed between the press that opens the search and its field, whose code may be on its way. */
export function useEarlyKeys(isOpen: boolean): EarlyKeys {
  const location = useLocation();
  const typed = useRef<string>(undefined);
  // The press may have led elsewhere.
  useEffect(() => {
    if (!isOpen) typed.current = undefined;
  }, [isOpen, location]);

  return {
    begin: () => {
      typed.current = '';
    },
    hear: (event) => {
      const { key, altKey, ctrlKey, metaKey, repeat } = event;
      if (document.querySelector('[data-modal]')) typed.current = undefined;
      if (typed.current === undefined || altKey || ctrlKey || metaKey) return;
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += repeat ? '' : key;
      // What Enter would choose is not seen yet.
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    },
    typed: () => typed.current ?? '',
    end: () => {
      typed.current = undefined;
    },
  };
}
