import { Note } from '@/ui/note';
import { useOnline } from './use-online';

/** Says that the network is down, and what that means for what is on the screen. */
export function OfflineBanner() {
  if (useOnline()) return null;
  return (
    <section aria-label="Network notice">
      <Note banner tone="warning">
        You are offline. What you see is as it was; it will be brought up to date when the network
        is back.
      </Note>
    </section>
  );
}
