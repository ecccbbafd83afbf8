import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Announcer } from './announcer';
import { Button, IconButton } from './button';
import { Icon } from './icon';
import { type Tone, toneIcons } from './note';
import { TextLink } from './link';
import { Spinner } from './spinner';
import styles from './toast-region.module.css';
import { words } from './words';

export interface Toast {
  readonly id: string;
  readonly tone: Tone;
  readonly title?: string | undefined;
  readonly message: string;
  readonly to?: string | undefined;
  readonly tools?: ReactNode;
  readonly detail?: string | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly persistent?: boolean | undefined;
  /** Its task still runs: it has a ring, and stays. */
  readonly busy?: boolean | undefined;
}

/** In ms: time to read it twice. */
const STAYS_MS = 7000;

/** More would cover what they are about, so the others are shown on demand. */
const STANDING = 2;

interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
}

function Passing({ onEnd }: { readonly onEnd: () => void }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), STAYS_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** Each is read out when it comes, and none goes while one is pointed at or focused. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const [pointed, setPointed] = useState<string>();
  const [focused, setFocused] = useState<string>();
  // One that was dismissed under the pointer holds no other.
  const held = toasts.some(({ id }) => id === pointed || id === focused);
  const holdListeners = (id: string) => ({
    onPointerEnter: () => setPointed(id),
    onPointerLeave: () => setPointed(undefined),
    onFocus: () => setFocused(id),
    onBlur: () => setFocused(undefined),
  });
  const [isAll, setAll] = useState(false);
  if (isAll && toasts.length <= STANDING) setAll(false);
  const standing = isAll ? toasts : toasts.slice(-STANDING);
  const more = toasts.length - standing.length;
  return (
    // Keeps the region alive for screen readers while a modal is open.
    <section
      aria-label={words.toasts.region}
      className={styles.region}
      data-react-aria-top-layer="true"
    >
      {!held &&
        toasts.map(
          ({ id, message, persistent, busy }) =>
            persistent !== true &&
            busy !== true && (
              // One that says something new begins its time again.
              <Passing key={`${id} ${message}`} onEnd={() => onDismiss(id)} />
            ),
        )}
      {toasts.length > STANDING && (
        <p className={styles.more}>
          {more > 0 && (
            <Button size="s" variant="quiet" onClick={() => setAll(true)}>
              {`Show ${String(more)} more`}
            </Button>
          )}
          <Button
            size="s"
            variant="quiet"
            onClick={() => toasts.forEach(({ id }) => onDismiss(id))}
          >
            {words.toasts.dismissAll}
          </Button>
        </p>
      )}
      <Announcer>
        <ol className={styles.list}>
          {standing.map((toast) => (
            <li
              key={toast.id}
              className={styles.toast}
              data-tone={toast.busy ? 'info' : toast.tone}
              {...holdListeners(toast.id)}
            >
              <span className={styles.mark}>
                {toast.busy ? <Spinner /> : <Icon name={toneIcons[toast.tone]} />}
              </span>
              <div className={styles.words}>
                {toast.title !== undefined && <p className={styles.title}>{toast.title}</p>}
                <p>
                  {toast.to === undefined ? (
                    toast.message
                  ) : (
                    <TextLink to={toast.to}>{toast.message}</TextLink>
                  )}
                </p>
                {toast.detail !== undefined && <p className={styles.detail}>{toast.detail}</p>}
                {(toast.action ?? toast.tools) !== undefined && (
                  <p className={styles.tools}>
                    {toast.action && (
                      <Button size="s" onClick={toast.action.onPress}>
                        {toast.action.label}
                      </Button>
                    )}
                    {toast.tools}
                  </p>
                )}
              </div>
              <IconButton
                icon="close"
                label={words.toasts.dismiss}
                size="s"
                onClick={() => onDismiss(toast.id)}
              />
            </li>
          ))}
        </ol>
      </Announcer>
    </section>
  );
}
