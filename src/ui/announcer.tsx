import { type ReactNode, useEffect } from 'react';

/** Milliseconds for which a screen reader may still be at earlier words. */
const STAYS_MS = 7000;

/** Delay in ms: text that changes at every key is announced once it rests. */
const RESTS_MS = 300;

const LINES = 'announced-lines';

interface AnnouncerProps {
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

export function announce(words: string): void {
  const line = document.createElement('p');
  line.textContent = words;
  line.dataset['announced'] = '';
  document.getElementById(LINES)?.append(line);
  setTimeout(() => line.remove(), STAYS_MS);
}

export function useAnnounced(words: string | false | undefined): void {
  useEffect(() => {
    if (words === undefined || words === false || words === '') return undefined;
    const timer = setTimeout(() => announce(words), RESTS_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
