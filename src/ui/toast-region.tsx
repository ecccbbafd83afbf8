import { Button } from './button';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { type Tone, toneIcons } from './note';
import styles from './toast-region.module.css';

/** One message in the corner. */
export interface Toast {
  readonly id: string;
  readonly tone: Tone;
  readonly message: string;
  readonly detail?: string | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** It stays until it is dismissed; taking others away after a while is the caller's. */
  readonly persistent?: boolean | undefined;
}

interface ToastRegionProps {
  /** Oldest first. How many there may be is the caller's. */
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
}

/** The corner where messages appear; each is read out when it comes. Rendered once, always. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    // The attribute keeps the region alive for screen readers while a modal is open.
    <section aria-label="Notifications" className={styles.region} data-react-aria-top-layer="true">
      <ol aria-live="polite" aria-relevant="additions text" className={styles.list}>
        {toasts.map((toast) => (
          <li key={toast.id} className={styles.toast} data-tone={toast.tone}>
            <Icon name={toneIcons[toast.tone]} className={styles.mark} />
            <div className={styles.words}>
              <p>{toast.message}</p>
              {toast.detail !== undefined && <p className={styles.detail}>{toast.detail}</p>}
              {toast.action && (
                <p>
                  <Button size="s" onClick={toast.action.onPress}>
                    {toast.action.label}
                  </Button>
                </p>
              )}
            </div>
            <IconButton icon="close" label="Dismiss" size="s" onClick={() => onDismiss(toast.id)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
