import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import menuStyles from './menu-popover.module.css';
import { popoverGap } from './popover-gap';
import styles from './popover-panel.module.css';

interface PopoverPanelProps {
  readonly label: string;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly edge: 'start' | 'end';
  readonly inBar: boolean | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PopoverPanel(props: PopoverPanelProps) {
  const { label, trigger, edge, inBar, onClose, children } = props;
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      placement={`bottom ${edge}`}
      offset={popoverGap(inBar)}
      className={`${menuStyles.popover ?? ''} ${styles.popover ?? ''}`}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog aria-label={label} className={styles.panel ?? ''}>
        {children}
      </Dialog>
    </Popover>
  );
}
