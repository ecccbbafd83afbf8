import { type FormEvent, type ReactNode, use } from 'react';
import { IconButton } from '../icon-button';
import { Clamp } from '../truncate';
import styles from './dialog-frame.module.css';
import { ModalContext, useModalLock } from './modal-context';

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
        {onClose && !busy && <IconButton icon="close" label="Close" size="s" onClick={onClose} />}
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
