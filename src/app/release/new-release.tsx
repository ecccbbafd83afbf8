import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useOnline } from '@/ui/use-online';
import styles from './new-release.module.css';
import { PART_MISSING, watchRelease } from './watch-release';

const WORDS = 'A new release is out.';

/** Tells quietly that the page is of an earlier release, until the reader reloads it or wants no more of it. */
export function NewRelease() {
  const [release, setRelease] = useState<string>();
  const [dismissed, setDismissed] = useState<string>();
  useEffect(() => watchRelease(setRelease), []);
  // By then it is worth telling again.
  useEffect(() => {
    const tellAgain = () => setDismissed(undefined);
    window.addEventListener(PART_MISSING, tellAgain);
    return () => window.removeEventListener(PART_MISSING, tellAgain);
  }, []);
  // A reload without a network would lose the page.
  const isTold = useOnline() && release !== undefined && release !== dismissed;
  useAnnounced(isTold && WORDS);
  if (!isTold) return null;
  return (
    <section aria-label="Release notice" className={styles.line}>
      <p>{WORDS}</p>
      <Button size="s" icon="refresh" onClick={() => window.location.reload()}>
        Reload
      </Button>
      <IconButton icon="close" label="Later" size="s" onClick={() => setDismissed(release)} />
    </section>
  );
}

/** Stands beside whatever the page shows: the panel, and what is before it. */
export function showNewRelease(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<NewRelease />);
}
