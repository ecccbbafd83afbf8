import { createContext, type FormEvent, type ReactNode, use, useEffect } from 'react';
import { IconButton } from '@/ui/button';
import { Clamp } from '@/ui/tooltip';
import styles from './dialog-frame.module.css';
import { words } from '../words';

interface ModalContextValue {
  readonly titleId: string | undefined;
  readonly lock: (locked: boolean) => void;
}

export const ModalContext = createContext<ModalContextValue>({
  titleId: undefined,
  lock: () => undefined,
});

function useModalLock(locked: boolean): void {
  const { lock } = use(ModalContext);
  useEffect(() => {
    lock(locked);
    return () => lock(false);
  }, [lock, locked]);
}

interface DialogFrameProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The harmless one first, the one that acts last. */
  readonly actions?: ReactNode;
  /** Absent when the dialog must be answered. */
  readonly onClose?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
  readonly onSubmit?: ((event: FormEvent) => void) | undefined;
}

export function DialogFrame(props: DialogFrameProps) {
  const { title, children, actions, onClose, busy = false, onSubmit } = props;
  const { titleId } = use(ModalContext);
  useModalLock(busy);
  const content = (
    <>
      <header className={styles.header}>
        <h2 id={titleId}>
          <Clamp>{title}</Clamp>
        </h2>
        {onClose && !busy && (
          <IconButton icon="close" label={words.dialog.close} size="s" onClick={onClose} />
        )}
      </header>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {actions !== undefined && <footer className={styles.footer}>{actions}</footer>}
    </>
  );
  if (!onSubmit) return content;
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        // In React's tree the dialog may be inside a form of the page.
        event.stopPropagation();
        onSubmit(event);
      }}
    >
      {content}
    </form>
  );
}
