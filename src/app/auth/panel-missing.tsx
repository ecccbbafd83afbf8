import { Button } from '@/ui/button';
import { useBackOnline, useOnline } from '@/ui/use-online';
import styles from './session-gate.module.css';

interface PanelMissingProps {
  readonly product: string;
  readonly cause: unknown;
}

/** Shown when the panel's code is missing even after a reload. */
export function PanelMissing({ product, cause }: PanelMissingProps) {
  const online = useOnline();
  useBackOnline(reload);
  return (
    <main className={styles.noAnswer}>
      <title>{product}</title>
      <h1>{product} could not be loaded</h1>
      <p>
        {online
          ? 'A new release may just have come out, or your network connection is down.'
          : 'You are offline. It is loaded as soon as the network is back.'}{' '}
        Nothing of yours has changed.
      </p>
      {online && cause instanceof Error && <p className="muted">{cause.message}</p>}
      {online && (
        <Button variant="primary" onClick={reload}>
          Reload
        </Button>
      )}
    </main>
  );
}

function reload(): void {
  window.location.reload();
}
