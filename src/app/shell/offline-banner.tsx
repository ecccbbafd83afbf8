import { useSyncExternalStore } from 'react';
import { Note } from '@/ui/note';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that the network is down, and what that means for what is on the screen. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <section aria-label="Network notice">
      <Note banner tone="warning">
        You are offline. What you see is as it was; it will be brought up to date when the network
        is back.
      </Note>
    </section>
  );
}
