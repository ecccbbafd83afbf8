import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal as RacModal, ModalOverlay } from 'react-aria-components/Modal';
import { focusHeadingIfLost } from '@/ui/page/page-header';
import type { ModalProps } from './modal';
import { ModalContext } from './dialog-frame';
import styles from './modal-panel.module.css';

/**
 * The page's heading takes the focus where what opened a dialog, as a row that it deletes, has
 * gone.
 */
function useFocusAfter(): void {
  useEffect(
    () => () => {
      // The library gives the focus back in the frame after the dialog has gone.
      requestAnimationFrame(() => requestAnimationFrame(focusHeadingIfLost));
    },
    [],
  );
}

export function ModalPanel(props: ModalProps) {
  const { onClose, onLock, dismissable = true, size = 'm', tall, children } = props;
  const titleId = useId();
  useFocusAfter();
  const [locked, setLocked] = useState(false);
  const lock = useCallback(
    (now: boolean) => {
      setLocked(now);
      onLock?.(now);
    },
    [onLock],
  );
  const context = useMemo(() => ({ titleId, lock }), [titleId, lock]);
  const closable = dismissable && !locked;
  return (
    <ModalOverlay
      isOpen
      isDismissable={closable}
      isKeyboardDismissDisabled={!closable}
      className={styles.scrim ?? ''}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <RacModal
        className={styles.modal ?? ''}
        data-size={size}
        data-tall={tall || undefined}
        data-modal
      >
        <Dialog aria-labelledby={titleId} className={styles.dialog ?? ''}>
          <ModalContext value={context}>{children}</ModalContext>
        </Dialog>
      </RacModal>
    </ModalOverlay>
  );
}
