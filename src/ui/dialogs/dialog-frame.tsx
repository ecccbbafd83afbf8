import { type FormEvent, type ReactNode, use } from 'react';
import { IconButton } from '../icon-button';
import { Clamp } from '../truncate';
import styles from './dialog-frame.module.css';
import { ModalContext, useModalLock } from './modal-context';

interface DialogFrameProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the harmless one first and the one that acts last. */
  readonly actions?: ReactNode;
  /** The cross in the corner; absent when the dialog must be answered. */
  readonly onClose?: (() => void) | undefined;
  /** Work is under way: Escape and the cross wait for it. */
  readonly busy?: boolean | undefined;
  /** Sends the dialog's form; when given, the frame is a form. */
  readonly onSubmit?: ((event: FormEvent) => void) | undefined;
}

/** Heading, body and actions of a dialog, inside a `Modal`. */
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
        // A dialog may stand, in React's tree, inside a form of the page.
        event.stopPropagation();
        onSubmit(event);
      }}
    >
      {content}
    </form>
  );
}
