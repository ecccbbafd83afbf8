import { type ReactNode, useEffect } from 'react';

/** Milliseconds for which a screen reader may still be at earlier words. */
const STAYS_MS = 7000;

/** Delay in ms: text that changes at every key is announced once it rests. */
const RESTS_MS = 300;

/** Id of the element that words are added to: the document has one region. */
const LINES = 'announced-lines';

interface AnnouncerProps {
  /** Content that is both announced and seen: the toasts. */
  readonly children?: ReactNode;
}

/**
 * The panel's one polite region, so that announcements have an order. It exists before its first
 * words, which would be missed otherwise. It stands where an open dialog does not silence it.
 */
export function Announcer({ children }: AnnouncerProps) {
  return (
    <div
      role="status"
      aria-atomic="false"
      aria-relevant="additions text"
      data-live-announcer="true"
    >
      {children}
      <div id={LINES} className="visually-hidden" />
    </div>
  );
}

/** Announces words to screen readers at each call, after what they are reading. */
export function announce(words: string): void {
  const line = document.createElement('p');
  line.textContent = words;
  line.dataset['announced'] = '';
  document.getElementById(LINES)?.append(line);
  setTimeout(() => line.remove(), STAYS_MS);
}

/** Announces words that stand on the screen, or follow from it, at first and at each change. */
export function useAnnounced(words: string | false | undefined): void {
  useEffect(() => {
    if (words === undefined || words === false || words === '') return undefined;
    const timer = setTimeout(() => announce(words), RESTS_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
