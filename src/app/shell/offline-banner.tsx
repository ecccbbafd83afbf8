import { Note } from '@/ui/note';
import { useOnline } from '@/ui/use-online';

/** Tells that the network is down. */
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
