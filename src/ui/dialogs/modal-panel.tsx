import { useId, useMemo, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal as RacModal, ModalOverlay } from 'react-aria-components/Modal';
import type { ModalProps } from './modal';
import { ModalContext } from './modal-context';
import styles from './modal-panel.module.css';

/** The open modal, in a chunk of its own. */
export function ModalPanel({ onClose, dismissable = true, size = 'm', children }: ModalProps) {
  const titleId = useId();
  const [locked, lock] = useState(false);
  const context = useMemo(() => ({ titleId, lock }), [titleId]);
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
      <RacModal className={styles.modal ?? ''} data-size={size}>
        <Dialog aria-labelledby={titleId} className={styles.dialog ?? ''}>
          <ModalContext value={context}>{children}</ModalContext>
        </Dialog>
      </RacModal>
    </ModalOverlay>
  );
}
