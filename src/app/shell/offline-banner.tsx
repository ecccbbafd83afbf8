import { useAnnounced } from '@/ui/announcer';
import { Note } from '@/ui/note';
import { useOnline } from '@/ui/use-online';

const WORDS =
  'You are offline. What you see is as it was; it will be brought up to date when the network is back.';

/** Tells that the network is down. */
export function OfflineBanner() {
  const online = useOnline();
  useAnnounced(!online && WORDS);
  if (online) return null;
  return (
    <section aria-label="Network notice">
      <Note banner tone="warning">
        {WORDS}
      </Note>
    </section>
  );
}
