import { type ReactNode, useEffect } from 'react';

/** As long as a reader may still be at what came before (milliseconds). */
const STAYS_MS = 7000;

/** What changes at every key is told once it rests (milliseconds). */
const RESTS_MS = 300;

/** Marks the line below which words are put, by the document: it has one region. */
const LINES = 'announced-lines';

interface AnnouncerProps {
  /** What is told and seen: the toasts. */
  readonly children?: ReactNode;
}

/**
 * The panel's one polite region, for there to be an order in what is told. It stands before its first
 * words, or they would be missed, and where an open dialog leaves it to be heard.
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

/** Tells screen readers, after what they are reading, each time that it is called. */
export function announce(words: string): void {
  const line = document.createElement('p');
  line.textContent = words;
  line.dataset['announced'] = '';
  document.getElementById(LINES)?.append(line);
  setTimeout(() => line.remove(), STAYS_MS);
}

/** Tells words that stand on the screen, or follow from it, when they come and whenever they change. */
export function useAnnounced(words: string | false | undefined): void {
  useEffect(() => {
    if (words === undefined || words === false || words === '') return undefined;
    const timer = setTimeout(() => announce(words), RESTS_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
