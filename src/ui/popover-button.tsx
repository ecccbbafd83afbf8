import { type ReactNode, useRef, useState } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { Button, type ButtonProps } from './button';
import { LayerHost, lazyLayer } from './lazy-layer';
import { preload } from './preload';

interface PopoverButtonProps extends Omit<ButtonProps, 'onClick' | 'ref' | 'children'> {
  readonly trigger: ReactNode;
  readonly label: string;
  /** Edge of the button with which the panel aligns. */
  readonly edge?: 'start' | 'end';
  /** The panel; its argument closes it. */
  readonly children: (close: () => void) => ReactNode;
}

const load = lazyPart(() => import('./popover-panel'));
const PopoverPanel = lazyLayer(async () => ({ default: (await load()).PopoverPanel }));

/** Fetches the panel's code ahead. */
function preloadPopover(): void {
  preload(load);
}

/** A button that opens a small panel. */
export function PopoverButton(props: PopoverButtonProps) {
  const { trigger, label, edge = 'start', children, ...button } = props;
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        {...button}
        ref={ref}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerOver={preloadPopover}
        onFocusCapture={preloadPopover}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Button>
      {open && (
        <LayerHost>
          <PopoverPanel label={label} trigger={ref} edge={edge} onClose={close}>
            {children(close)}
          </PopoverPanel>
        </LayerHost>
      )}
    </>
  );
}
